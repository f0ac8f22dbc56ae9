import type { CreateOrderBody } from '@counterpane/contract/orders/orders';
import { checkAddress, type FieldErrors } from '@counterpane/rules/address/check-address';
import { checkContact } from '@counterpane/rules/address/check-contact';
import { decideRegion } from '@counterpane/rules/address/check-region';
import type { Refusal } from '@counterpane/rules/refusals';
import type { CartFacts } from '../../cart/carts/cart-facts.ts';
import { whiteGloveFault } from '../../cart/delivery/delivery-choice.ts';
import { statesOfPostalCode } from '../../cart/region/zip-states.ts';
import { fullNameOf } from './freeze.ts';

/** Why an order's addresses cannot be used, fields named as `shippingAddress.zip`; null when they can. */
export const checkOrderAddresses = (body: CreateOrderBody, facts: CartFacts): Refusal | null => {
  const named = (address: CreateOrderBody['shippingAddress']) => ({
    ...address,
    fullName: fullNameOf(address),
  });
  const lacking = whiteGloveFault(facts, body.shippingAddress.state);
  const fields = {
    ...(lacking === null ? {} : { 'shippingAddress.state': lacking }),
    ...prefixed('shippingAddress', checkAddress(named(body.shippingAddress), 'shipping')),
    ...prefixed('billingAddress', checkAddress(named(body.billingAddress), 'billing')),
    ...checkContact(body),
  };
  if (Object.keys(fields).length > 0) return { code: 'address_invalid', fields };
  const region = decideRegion(body.shippingAddress, facts.storefront.shippingArea, statesOfPostalCode);
  return region.ok ? null : region.refusal;
};

const prefixed = (prefix: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [`${prefix}.${field}`, text]));
