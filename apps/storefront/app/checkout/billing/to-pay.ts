import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';

type Paid = Pick<CheckoutState, 'credit'> & { readonly cart: Pick<CheckoutState['cart'], 'totalPrice'> };

/** What of the cart is still to be paid: its total, less what store credit pays. */
export const toPayOf = ({ cart: { totalPrice }, credit }: Paid): CheckoutState['cart']['totalPrice'] => ({
  ...totalPrice,
  amount: totalPrice.amount - (credit?.used.amount ?? 0),
});
