import type { CheckoutState } from '@counterpane/contract/checkout-state';
import { EXPRESS_FALLBACK_STEPS } from '@counterpane/contract/express-steps';
import { findMethod } from '@counterpane/rules/payments/methods';
import { type ExpressWalletId, isExpressWallet } from '../wallet/express-wallet.ts';

/** From where a shopper came to the express page; what ends without an order leads back there. */
export type ExpressOrigin = (typeof EXPRESS_FALLBACK_STEPS)[number];

/** Shipping unless the address says otherwise (checkout section 4). */
export const parseOrigin = (from: FormDataEntryValue | null): ExpressOrigin =>
  EXPRESS_FALLBACK_STEPS.find((step) => step === from) ?? 'shipping';

/** Which ways to pay there are, and which of them this cart cannot have. */
export type Offers = Pick<CheckoutState, 'paymentProviders' | 'unavailablePaymentProviders'>;

/** The wallets that may take this order, in the shop's order. */
export const expressWallets = (offers: Offers): ExpressWalletId[] => takenBy(offers).filter(isExpressWallet);

/** Whether the browser's own payment sheet may. */
export const offersRequest = (offers: Offers): boolean => takenBy(offers).includes('stripePaymentRequest');

/** What leads to the wallets: their names, the browser's own sheet where there are none, or nothing. */
export const expressName = (offers: Offers): string | null => {
  const taken = takenBy(offers);
  const wallets = NAMED.filter((id) => taken.includes(id));
  const named = wallets.length > 0 ? wallets : taken.filter((id) => id === 'stripePaymentRequest');
  return named.length > 0 ? named.map((id) => findMethod(id)?.label ?? id).join(' / ') : null;
};

/** As shops say them. */
const NAMED: readonly ExpressWalletId[] = ['googlepay', 'applepay'];

const takenBy = ({ paymentProviders, unavailablePaymentProviders: unavailable }: Offers): string[] =>
  paymentProviders.map(({ id }) => id).filter((id) => !unavailable.includes(id));
