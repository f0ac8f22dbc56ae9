import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';
import { EXPRESS_FALLBACK_STEPS } from '@counterpane/contract/checkout/express-steps';
import { expressLabel } from './express-label.ts';
import { type ExpressWalletId, isExpressWallet } from './express-wallet.ts';

/** From where a shopper came to the express page; what ends without an order leads back there. */
export type ExpressOrigin = (typeof EXPRESS_FALLBACK_STEPS)[number];

/** Shipping unless the address says otherwise [K4]. */
export const parseOrigin = (from: FormDataEntryValue | null): ExpressOrigin =>
  EXPRESS_FALLBACK_STEPS.find((step) => step === from) ?? 'shipping';

/** Which ways to pay there are, and which of them this cart cannot have. */
export type Offers = Pick<CheckoutState, 'paymentProviders' | 'unavailablePaymentProviders'>;

/** The wallets that may take this order, in the shop's order. */
export const expressWallets = (offers: Offers): ExpressWalletId[] =>
  takenBy(offers)
    .map(({ id }) => id)
    .filter(isExpressWallet);

/** Whether the browser's own payment sheet may. */
export const offersRequest = (offers: Offers): boolean =>
  takenBy(offers).some(({ id }) => id === 'stripePaymentRequest');

/** The label of the button that leads to the wallets; null where none may take the order. */
export const offeredExpressLabel = (offers: Offers): string | null => expressLabel(takenBy(offers));

const takenBy = ({
  paymentProviders,
  unavailablePaymentProviders: unavailable,
}: Offers): Offers['paymentProviders'] => paymentProviders.filter(({ id }) => !unavailable.includes(id));
