import type { ProductPage } from '@counterpane/contract/pages/pages';

/** The label of the express button: the wallets, the browser's own sheet where there are none, or null. */
export const expressLabel = (methods: ProductPage['expressMethods']): string | null => {
  const wallets = NAMED.flatMap((named) => methods.filter(({ id }) => id === named));
  const shown = wallets.length > 0 ? wallets : methods.filter(({ id }) => id === 'stripePaymentRequest');
  return shown.length > 0 ? shown.map(({ label }) => label).join(' / ') : null;
};

/** In the order of the label. */
const NAMED = ['googlepay', 'applepay'];
