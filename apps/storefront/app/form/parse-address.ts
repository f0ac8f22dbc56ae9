import type { Address } from '@counterpane/contract/checkout/address';

/** The address that a form carries, as it was typed, without the spaces that pasting and autofill leave around it. */
export const parseAddress = (form: FormData): Address => {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    fullName: text('fullName'),
    line1: text('line1'),
    line2: text('line2'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    country: text('country'),
    phone: text('phone'),
  };
};
