import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BILLING_TERRITORIES, CA_PROVINCES, findStateTitle, statesOf, US_STATES } from './states.ts';

const codes = (states: readonly { readonly code: string }[]) => states.map(({ code }) => code);

describe('the states of an address', () => {
  it('are the 50 states, DC and the 13 provinces and territories of Canada [K3.27]', () => {
    expect(statesOf('US', 'shipping')).toHaveLength(51);
    expect(codes(US_STATES)).toContain('DC');
    expect(statesOf('CA', 'shipping')).toHaveLength(13);
    expect(statesOf('CA', 'billing')).toBe(CA_PROVINCES);
  });

  it('are four territories more for billing [K3.28]', () => {
    expect(statesOf('US', 'billing')).toHaveLength(55);
    expect(BILLING_TERRITORIES.map(({ title }) => title)).toEqual([
      'American Samoa',
      'Guam',
      'Northern Mariana Islands',
      'Virgin Islands',
    ]);
    expect(codes(statesOf('US', 'shipping'))).not.toContain('GU');
    expect(codes(statesOf('US', 'billing'))).toContain('GU');
  });

  it('are neither Puerto Rico nor the army', () => {
    const all = codes([...statesOf('US', 'billing'), ...statesOf('CA', 'billing')]);
    expect(all).not.toContain('PR');
    expect(all).not.toContain('AE');
  });

  it('are none where addresses have none', () => {
    expect(statesOf('GB', 'shipping')).toEqual([]);
  });

  it('each have a code of their own', () => {
    const all = codes([...US_STATES, ...CA_PROVINCES, ...BILLING_TERRITORIES]);
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });

  it('are listed by name', () => {
    const titles = US_STATES.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted());
  });
});

describe('the name of a state', () => {
  it('is found by its code, in the US, Canada and the territories', () => {
    expect(findStateTitle('NM')).toBe('New Mexico');
    expect(findStateTitle('QC')).toBe('Quebec');
    expect(findStateTitle('VI')).toBe('Virgin Islands');
  });

  it('is not found for anything else', () => {
    expect(findStateTitle('nm')).toBeNull();
    expect(findStateTitle('')).toBeNull();
  });
});

describe('the states of any country', () => {
  it('are all good for billing when they are for delivery, and all have a name', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom('US', 'CA', 'GB'), fc.string()), (country) => {
        const [shipping, billing] = [statesOf(country, 'shipping'), statesOf(country, 'billing')];
        expect(billing).toEqual(expect.arrayContaining([...shipping]));
        expect(billing.map(({ code }) => findStateTitle(code))).toEqual(billing.map(({ title }) => title));
      }),
    );
  });
});
