import { describe, expect, it } from 'vitest';
import { addressInputSchema, billingFormSchema, cardTokenSchema, shippingFormSchema } from './checkout.ts';

describe('an address as it is sent', () => {
  it('is empty where nothing was typed, and in the US', () => {
    expect(addressInputSchema.parse({})).toEqual({
      fullName: '',
      line1: '',
      line2: '',
      city: '',
      state: '',
      zip: '',
      country: 'US',
      phone: '',
    });
  });

  it('is a wrong shape with a number for a text, or a country in full', () => {
    expect(addressInputSchema.safeParse({ zip: 87_101 }).success).toBe(false);
    expect(addressInputSchema.safeParse({ country: 'USA' }).success).toBe(false);
  });

  it('may be too long for the rules, so that the rules can say so', () => {
    expect(addressInputSchema.safeParse({ line1: 'a'.repeat(101) }).success).toBe(true);
    for (const field of Object.keys(addressInputSchema.shape).filter((name) => name !== 'country'))
      expect([field, addressInputSchema.safeParse({ [field]: '🛏️'.repeat(10_000) }).success]).toEqual([
        field,
        true,
      ]);
    expect(shippingFormSchema.safeParse({ address: {}, email: 'a'.repeat(10_000) }).success).toBe(true);
  });

  it('is never longer than a body can be', () => {
    expect(addressInputSchema.safeParse({ line1: 'a'.repeat(262_145) }).success).toBe(false);
  });
});

describe('the form of the shipping step', () => {
  it('consents to nothing unless the boxes are ticked', () => {
    expect(shippingFormSchema.parse({ address: {} })).toMatchObject({ sendEmail: false, sendSMS: false });
  });

  it('takes the two consents as booleans alone [C6.05]', () => {
    expect(shippingFormSchema.safeParse({ address: {}, sendEmail: true, sendSMS: false }).success).toBe(true);
    expect(shippingFormSchema.safeParse({ address: {}, sendEmail: 'yes' }).success).toBe(false);
    expect(shippingFormSchema.safeParse({ address: {}, sendSMS: 1 }).success).toBe(false);
  });
});

describe('the form of the billing step', () => {
  it('needs to know whether the addresses are the same, and who is paid', () => {
    const form = { sameAsShipping: true, paymentProvider: 'stripeDirect' };
    expect(billingFormSchema.safeParse(form).success).toBe(true);
    expect(billingFormSchema.safeParse({ ...form, cardToken: null }).success).toBe(true);
    expect(billingFormSchema.safeParse({ paymentProvider: 'stripeDirect' }).success).toBe(false);
    expect(billingFormSchema.safeParse({ sameAsShipping: true }).success).toBe(false);
  });
});

describe('the token of a card', () => {
  it('is an id with the last four digits and the brand', () => {
    const token = { id: 'tok_1', card: { last4: '4242', brand: 'Visa' } };
    expect(cardTokenSchema.parse(token)).toEqual(token);
    expect(cardTokenSchema.safeParse({ id: 'tok_1' }).success).toBe(false);
  });

  it('never carries the number of the card', () => {
    const number = { last4: '4242424242424242', brand: 'Visa' };
    expect(cardTokenSchema.safeParse({ id: 'tok_1', card: number }).success).toBe(false);
    const more = { id: 'tok_1', card: { last4: '4242', brand: 'Visa', number: '4242424242424242' } };
    expect(cardTokenSchema.parse(more).card).toEqual({ last4: '4242', brand: 'Visa' });
  });
});
