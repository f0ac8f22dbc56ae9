import type { CheckoutState } from '@counterpane/contract/checkout-state';
import { EXPRESS_FALLBACK_STEPS } from '@counterpane/contract/express-steps';
import { type ExpressWalletId, isExpressWallet } from '../wallet/express-wallet.ts';

/** From where a shopper came to the express page; what ends without an order leads back there. */
export type ExpressOrigin = (typeof EXPRESS_FALLBACK_STEPS)[number];

/** Shipping unless the address says otherwise (checkout section 4). */
export const parseOrigin = (from: FormDataEntryValue | null): ExpressOrigin =>
  EXPRESS_FALLBACK_STEPS.find((step) => step === from) ?? 'shipping';

type Offers = Pick<CheckoutState, 'paymentProviders' | 'unavailablePaymentProviders'>;

/** The wallets that may take this order, in the shop's order. */
export const expressWallets = (offers: Offers): ExpressWalletId[] => takenBy(offers).filter(isExpressWallet);

/** Whether the browser's own payment sheet may. */
export const offersRequest = (offers: Offers): boolean => takenBy(offers).includes('stripePaymentRequest');

const takenBy = ({ paymentProviders, unavailablePaymentProviders: unavailable }: Offers): string[] =>
  paymentProviders.map(({ id }) => id).filter((id) => !unavailable.includes(id));
