import type { ProductPage } from '@counterpane/contract/pages/pages';

/** Names the way to the wallets: theirs, the browser's own sheet where there are none, or null. */
export const nameWallets = (methods: ProductPage['expressMethods']): string | null => {
  const wallets = NAMED.flatMap((named) => methods.filter(({ id }) => id === named));
  const shown = wallets.length > 0 ? wallets : methods.filter(({ id }) => id === 'stripePaymentRequest');
  return shown.length > 0 ? shown.map(({ label }) => label).join(' / ') : null;
};

/** As shops say them. */
const NAMED = ['googlepay', 'applepay'];
