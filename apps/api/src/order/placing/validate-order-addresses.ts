import type { CreateOrderBody } from '@counterpane/contract/orders/orders';
import { decideRegion } from '@counterpane/rules/address/decide-region';
import type { FieldErrors } from '@counterpane/rules/address/field-fault';
import { validateAddress } from '@counterpane/rules/address/validate-address';
import { validateContact } from '@counterpane/rules/address/validate-contact';
import type { RegionRefusalCode } from '@counterpane/rules/refusal-groups';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { CartFacts } from '../../cart/carts/cart-facts.ts';
import { whiteGloveFault } from '../../cart/delivery/cart-delivery.ts';
import { statesOfPostalCode } from '../../cart/region/zip-states.ts';
import { fullNameOf } from './order-snapshot.ts';

/** Why an order's addresses cannot be used, fields named as `shippingAddress.zip`; null when they can. */
export const validateOrderAddresses = (
  body: CreateOrderBody,
  facts: CartFacts,
): RefusalOf<RegionRefusalCode> | null => {
  const named = (address: CreateOrderBody['shippingAddress']) => ({
    ...address,
    fullName: fullNameOf(address),
  });
  const lacking = whiteGloveFault(facts, body.shippingAddress.state);
  const fields = {
    ...(lacking === null ? {} : { 'shippingAddress.state': lacking }),
    ...prefixed('shippingAddress', validateAddress(named(body.shippingAddress), 'shipping')),
    ...prefixed('billingAddress', validateAddress(named(body.billingAddress), 'billing')),
    ...validateContact(body),
  };
  if (Object.keys(fields).length > 0) return { code: 'address_invalid', fields };
  const region = decideRegion(body.shippingAddress, facts.storefront.shippingArea, statesOfPostalCode);
  return region.ok ? null : region.refusal;
};

const prefixed = (prefix: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [`${prefix}.${field}`, text]));
