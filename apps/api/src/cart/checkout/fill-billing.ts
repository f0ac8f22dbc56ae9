import type { Address } from '@counterpane/contract/checkout/address';

/**
 * The billing address where the billing step asks for none: what it lacks is taken from shipping, unless it has a
 * phone number, which makes it the shopper's own [K4].
 */
export const fillBilling = (billing: Address, shipping: Address): Address =>
  billing.phone === ''
    ? {
        ...billing,
        fullName: billing.fullName || shipping.fullName,
        line1: billing.line1 || shipping.line1,
        line2: billing.line2 || shipping.line2,
        city: billing.city || shipping.city,
        state: billing.state || shipping.state,
        zip: billing.zip || shipping.zip,
        country: billing.country || shipping.country,
        phone: shipping.phone,
      }
    : billing;
