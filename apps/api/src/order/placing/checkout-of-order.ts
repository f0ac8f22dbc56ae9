import type { CreateOrderBody } from '@counterpane/contract/orders/orders';
import { foldEmail } from '@counterpane/rules/customers/fold-email';
import type { SavedCheckout } from '../../cart/checkout/saved-checkout.ts';

/**
 * A saved checkout as an order is priced by it. A promotion for a way to pay or for a group of customers counted in the cart by
 * what was saved there: it counts for an order that is paid in that way, and for that email.
 */
export const checkoutOfOrder = (
  { paymentProvider, email, isReturning, ...saved }: SavedCheckout,
  order: Pick<CreateOrderBody, 'billingProvider' | 'email'>,
): SavedCheckout => ({
  ...saved,
  ...(paymentProvider === order.billingProvider ? { paymentProvider } : {}),
  ...(email !== undefined && foldEmail(email) === foldEmail(order.email)
    ? { email, ...(isReturning === undefined ? {} : { isReturning }) }
    : {}),
});
