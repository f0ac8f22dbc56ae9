import type { OrderView } from '@counterpane/contract/orders/orders';
import type { FrozenOrder } from '../../order/orders/frozen-order.ts';

/**
 * What was ordered and for how much, without the person. The state or province and the country stay: the books
 * need to know whose taxes were charged.
 */
export const anonymizedOrder = (frozen: FrozenOrder): FrozenOrder => ({
  ...frozen,
  cart: { ...frozen.cart, id: null, historyLog: [], notices: [], delivered: null, help: null },
  shippingDetails: withoutPersonalData(frozen.shippingDetails),
  billingDetails: withoutPersonalData(frozen.billingDetails),
  extraData: {},
  metadata: {},
});

const withoutPersonalData = ({ address: { state, country } }: OrderView['shippingDetails']) => ({
  firstName: '',
  lastName: '',
  phone: '',
  address: { line1: '', line2: '', zip: '', city: '', state, country },
});
