import type { Recipient } from '../port.ts';

/** Where the goods go, as Stripe's fraud rules and lenders want to know it. */
export const stripeShipping = (to: Recipient) => ({
  name: to.name,
  phone: to.phone,
  address: {
    line1: to.line1,
    line2: to.line2,
    city: to.city,
    state: to.state,
    postal_code: to.zip,
    country: to.country,
  },
});
