import type { OrderView } from '@counterpane/contract/orders/orders';
import type { FrozenOrder } from '../../order/orders/frozen-order.ts';

/**
 * What was ordered and for how much, without the person. The state or province and the country stay: the ledger
 * need to know whose taxes were charged.
 */
export const anonymizedOrder = (frozen: FrozenOrder): FrozenOrder => ({
  ...frozen,
  ...(frozen.inOtherLanguages ? { inOtherLanguages: withoutPlaces(frozen.inOtherLanguages) } : {}),
  cart: { ...frozen.cart, id: null, historyLog: [], notices: [], delivered: null, help: null },
  shippingDetails: withoutPersonalData(frozen.shippingDetails),
  billingDetails: withoutPersonalData(frozen.billingDetails),
  extraData: {},
  metadata: {},
});

/** The texts of an order without its place of delivery, which is part of the address. */
const withoutPlaces = (all: NonNullable<FrozenOrder['inOtherLanguages']>) =>
  Object.fromEntries(
    Object.entries(all).map(([language, words]) => [language, { ...words, delivered: null }]),
  );

const withoutPersonalData = ({ address: { state, country } }: OrderView['shippingDetails']) => ({
  firstName: '',
  lastName: '',
  phone: '',
  address: { line1: '', line2: '', zip: '', city: '', state, country },
});
