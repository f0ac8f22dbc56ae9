import type { CartView } from '@counterpane/contract/cart/carts';
import type { OrderView } from '@counterpane/contract/orders/orders';

/** Everything of an order as it was when it was placed: later prices and policies do not touch it. */
export interface FrozenOrder {
  readonly cart: CartView;
  /** Absent from orders that were placed before promises had versions. */
  readonly policies?: OrderView['policies'];
  readonly shippingDetails: OrderView['shippingDetails'];
  readonly billingDetails: OrderView['billingDetails'];
  readonly billingProvider: string;
  readonly journey: string;
  readonly backorderDays: number;
  readonly extraData: Record<string, unknown>;
  readonly metadata: Record<string, unknown>;
}
