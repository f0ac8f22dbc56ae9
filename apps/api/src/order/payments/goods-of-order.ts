import type { GoodsValue } from '@counterpane/rules/payments/free-order-ceiling';
import type { Order } from '../orders/store.ts';

/** Delivery and taxes are no price of the goods: a shopper who pays those alone has the goods for nothing. */
export const goodsOf = ({ frozen: { cart } }: Pick<Order, 'frozen'>): GoodsValue => ({
  worthCents: cart.totalValue.amount,
  paidCents: cart.totalValue.amount - cart.totalSavings.amount,
});
