import type Stripe from 'stripe';
import { type Refusal, refuseMissing } from '../answer.ts';
import type { FormFields } from '../form-fields.ts';

/** Where the goods go; null where the call does not say. A name and a first line belong to it. */
export const readShipping = (
  fields: FormFields,
  param: string,
): Stripe.PaymentIntent.Shipping | Refusal | null => {
  const given = fields.record(param);
  if (Object.keys(given).length === 0) return null;
  const name = fields.text(`${param}[name]`);
  if (!name) return refuseMissing(`${param}[name]`);
  if (!fields.text(`${param}[address][line1]`)) return refuseMissing(`${param}[address][line1]`);
  const part = (field: string) => fields.text(`${param}[address][${field}]`) ?? null;
  return {
    name,
    phone: fields.text(`${param}[phone]`) ?? null,
    carrier: null,
    tracking_number: null,
    address: {
      line1: part('line1'),
      line2: part('line2'),
      city: part('city'),
      state: part('state'),
      postal_code: part('postal_code'),
      country: part('country'),
    },
  };
};
