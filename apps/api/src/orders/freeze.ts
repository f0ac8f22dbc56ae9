import type { CartView } from '@counterpane/contract/carts';
import type { Address } from '@counterpane/contract/checkout';
import type { OrderView } from '@counterpane/contract/orders';
import { splitFullName } from '@counterpane/rules/address/full-name';
import { findPhoneDigits } from '@counterpane/rules/address/phone';
import type { FrozenOrder } from './frozen-order.ts';
import type { CreateOrderBody } from './prepare.ts';

/** The order's own copy of everything it was made from. */
export const freeze = (
  cart: CartView,
  body: CreateOrderBody,
  policies: OrderView['policies'],
): FrozenOrder => ({
  cart,
  policies,
  shippingDetails: personOf(body.shippingAddress),
  billingDetails: personOf(body.billingAddress),
  billingProvider: body.billingProvider,
  journey: body.journey,
  backorderDays: body.backorderDays,
  extraData: body.extraData,
  metadata: body.metadata,
});

/** The full name of an address, however it was sent. */
export const fullNameOf = ({ fullName, firstName = '', lastName = '' }: Address): string =>
  fullName.trim() === '' ? `${firstName} ${lastName}`.trim() : fullName.trim();

const personOf = (address: Address): OrderView['shippingDetails'] => ({
  ...splitFullName(fullNameOf(address)),
  phone: findPhoneDigits(address.phone, address.country) ?? address.phone.trim(),
  address: {
    line1: address.line1.trim(),
    line2: address.line2.trim(),
    zip: address.zip.trim(),
    city: address.city.trim(),
    state: address.state,
    country: address.country,
  },
});
