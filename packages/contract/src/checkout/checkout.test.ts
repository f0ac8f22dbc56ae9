import { describe, expect, it } from 'vitest';
import { billingFormSchema, cardTokenSchema, shippingFormSchema } from './checkout.ts';

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
