import type { CheckoutState } from '@counterpane/contract/checkout-state';
import { findMethod, type SellingCountry } from '@counterpane/rules/payments/methods';
import type { ScriptOrigins } from '../../services.ts';
import { AMAZON_PAY } from './amazon-pay.ts';

type Offer = Pick<CheckoutState, 'paymentProviders' | 'unavailablePaymentProviders' | 'cart'>;

/** Whether the button of Amazon Pay makes sense on a step: it is offered here, and something is due. */
export const offersAmazon = ({ paymentProviders, unavailablePaymentProviders, cart }: Offer): boolean =>
  cart.totalPrice.amount > 0 &&
  paymentProviders.some(({ id }) => id === AMAZON_PAY) &&
  !unavailablePaymentProviders.includes(AMAZON_PAY);

/** The same at the cart, which is shown before anybody asks for the checkout. */
export const offersAmazonAtCart = (
  { amazon }: Pick<ScriptOrigins, 'amazon'>,
  country: SellingCountry | undefined,
  total: number,
): boolean =>
  amazon !== undefined &&
  total > 0 &&
  country !== undefined &&
  (findMethod(AMAZON_PAY)?.countries.includes(country) ?? false);
