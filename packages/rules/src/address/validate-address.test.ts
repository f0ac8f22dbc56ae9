import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CA_PROVINCES, US_STATES } from './states.ts';
import { onlyErrors, type TypedAddress, validateAddress } from './validate-address.ts';

const address = (changes: Partial<TypedAddress> = {}): TypedAddress => ({
  fullName: 'Ada Lovelace',
  line1: '12 Main Street',
  line2: '',
  city: 'Albuquerque',
  state: 'NM',
  zip: '87101',
  country: 'US',
  phone: '(505) 555-0100',
  ...changes,
});

const EMPTY = address({ fullName: '', line1: '', city: '', state: '', zip: '', phone: '' });

describe('an address', () => {
  it('has no errors when every field is fine', () => {
    expect(validateAddress(address(), 'shipping')).toEqual({});
    expect(validateAddress(address({ line2: 'Apt 4' }), 'billing')).toEqual({});
  });

  it('is validated field by field by one schema for shipping [K5.34]', () => {
    expect(validateAddress(EMPTY, 'shipping')).toEqual({
      fullName: 'Please enter your full name',
      line1: 'Please enter a shipping address',
      city: 'Please enter your city',
      state: 'Please select a state',
      zip: 'Please enter a zip code',
      phone: 'Please enter a phone number',
    });
  });

  it('asks for a billing address when it is the one for billing', () => {
    expect(validateAddress(EMPTY, 'billing').line1).toBe('Please enter a billing address');
  });

  it('names the one field that is wrong', () => {
    expect(validateAddress(address({ zip: '123' }), 'shipping')).toEqual({
      zip: 'Please enter a valid zip code',
    });
    expect(validateAddress(address({ line2: 'PO Box 5' }), 'shipping')).toEqual({
      line2: 'We do not currently ship to PO Boxes',
    });
  });

  it('needs a state [K5.18]', () => {
    const message = { state: 'Please select a state' };
    expect(validateAddress(address({ state: '' }), 'shipping')).toEqual(message);
    expect(validateAddress(address({ state: 'XX' }), 'shipping')).toEqual(message);
    expect(validateAddress(address({ state: 'nm' }), 'shipping')).toEqual(message);
  });

  it('is billed to Guam but not shipped there', () => {
    const guam = address({ state: 'GU', zip: '96910' });
    expect(validateAddress(guam, 'billing')).toEqual({});
    expect(validateAddress(guam, 'shipping')).toEqual({ state: 'Please select a state' });
  });

  it('has a province and a postal code in Canada', () => {
    const ottawa = address({ country: 'CA', state: 'ON', zip: 'K1A 0B1' });
    expect(validateAddress(ottawa, 'shipping')).toEqual({});
    expect(validateAddress({ ...ottawa, state: 'NM' }, 'shipping')).toEqual({
      state: 'Please select a state',
    });
    expect(validateAddress({ ...ottawa, zip: '87101' }, 'shipping')).toEqual({
      zip: 'Please enter a valid zip code',
    });
  });

  it('needs no state in the United Kingdom', () => {
    const london = address({ country: 'GB', state: '', zip: 'SW1A 1AA', phone: '020 7946 0958' });
    expect(validateAddress(london, 'shipping')).toEqual({});
    expect(validateAddress({ ...london, state: 'Greater London' }, 'billing')).toEqual({});
    expect(validateAddress({ ...london, state: 'x'.repeat(51) }, 'shipping')).toEqual({
      state: 'Please enter at most 50 characters',
    });
  });

  it('is refused in a country that we do not know', () => {
    expect(validateAddress(address({ country: 'FR', state: '' }), 'shipping')).toEqual({
      zip: 'Please enter a valid zip code',
    });
  });

  it('may lie in every state, with the right kind of postal code', () => {
    const states = fc.constantFrom(...US_STATES.map(({ code }) => code));
    const provinces = fc.constantFrom(...CA_PROVINCES.map(({ code }) => code));
    fc.assert(
      fc.property(states, provinces, (state, province) => {
        expect(validateAddress(address({ state }), 'shipping')).toEqual({});
        const canadian = address({ country: 'CA', state: province, zip: 'K1A 0B1' });
        expect(validateAddress(canadian, 'shipping')).toEqual({});
      }),
    );
  });

  it('never breaks on what people type, and answers in the fields that it was asked about', () => {
    const text = fc.string({ maxLength: 120, unit: 'binary' });
    const typed = fc.record({
      fullName: text,
      line1: text,
      line2: text,
      city: text,
      state: text,
      zip: text,
      country: fc.oneof(fc.constantFrom('US', 'CA', 'GB'), text),
      phone: text,
    });
    fc.assert(
      fc.property(typed, (anything) => {
        const fields = Object.keys(validateAddress(anything, 'shipping'));
        expect(fields.every((field) => Object.hasOwn(anything, field))).toBe(true);
      }),
    );
  });
});

describe('what is told of the fields', () => {
  it('leaves out those that are fine', () => {
    expect(onlyErrors({ zip: 'Invalid', city: null })).toEqual({ zip: 'Invalid' });
    expect(onlyErrors({ zip: null })).toEqual({});
  });
});
