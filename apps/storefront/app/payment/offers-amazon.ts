import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';
import { AMAZON_PAY } from '@counterpane/rules/payments/methods';

type Offer = Pick<CheckoutState, 'paymentProviders' | 'unavailablePaymentProviders'> & {
  readonly cart: Pick<CheckoutState['cart'], 'totalPrice'>;
};

/** Whether the button of Amazon Pay makes sense on a step: it is offered here, and something is due. */
export const offersAmazon = ({ paymentProviders, unavailablePaymentProviders, cart }: Offer): boolean =>
  cart.totalPrice.amount > 0 &&
  paymentProviders.some(({ id }) => id === AMAZON_PAY) &&
  !unavailablePaymentProviders.includes(AMAZON_PAY);
