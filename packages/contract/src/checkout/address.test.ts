import { describe, expect, it } from 'vitest';
import { addressInputSchema } from './address.ts';
import { shippingFormSchema } from './checkout.ts';

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
