import { describe, expect, it } from 'vitest';
import { regionSchema } from './region-schema.ts';

const region = {
  blacklistedZips: [],
  cityTax: { '100': 8.875 },
  stateTax: { NY: 8.53 },
  recyclingFees: [{ state: 'CA', amount: '16.00', since: '2025-01-01' }],
  warehouses: [
    {
      key: 'reno',
      name: 'Reno',
      street: '1 Echo Avenue',
      city: 'Reno',
      state: 'NV',
      zip: '89506',
      phone: '1',
    },
  ],
  seller: { name: 'A Company', street: '1 Echo Avenue', place: 'Reno, NV 89506' },
};

describe('the rates of a country', () => {
  it('are percent, read into hundredths of a percent', () => {
    expect(regionSchema.parse(region)).toMatchObject({
      cityTax: { '100': [{ since: '', rate: 887.5 }] },
      stateTax: { NY: [{ since: '', rate: 853 }] },
    });
  });

  it('are no more than everything and no less than nothing', () => {
    expect(regionSchema.safeParse({ ...region, stateTax: { NY: 101 } }).success).toBe(false);
    expect(regionSchema.safeParse({ ...region, stateTax: { NY: -1 } }).success).toBe(false);
  });

  it('have no fields that nobody reads', () => {
    expect(regionSchema.safeParse({ ...region, countyTax: {} }).success).toBe(false);
  });
});

describe('the recycling fees of a country', () => {
  it('start on a day, and go on unless they say otherwise', () => {
    expect(regionSchema.parse(region).recyclingFees).toEqual([
      { state: 'CA', amount: 1600, since: '2025-01-01', until: null },
    ]);
  });

  it('do not start some day', () => {
    const [fee] = region.recyclingFees;
    for (const since of ['2025-02-30', 'soon', ''])
      expect(regionSchema.safeParse({ ...region, recyclingFees: [{ ...fee, since }] }).success).toBe(false);
  });
});

describe('white glove service in a country', () => {
  it('is there only if the country has a table', () => {
    expect(regionSchema.parse(region)).toMatchObject({ whiteGlove: null, mattressRemoval: null });
  });

  it('has a row for every state that differs, or none', () => {
    const whiteGlove = { default: { first: 149, additional: 45 }, states: { AK: 'none' } };
    expect(regionSchema.parse({ ...region, whiteGlove }).whiteGlove).toEqual({
      default: { first: 14_900, additional: 4_500 },
      states: { AK: 'none' },
      brands: {},
    });
    const never = { ...whiteGlove, states: { AK: 'never' } };
    expect(regionSchema.safeParse({ ...region, whiteGlove: never }).success).toBe(false);
  });
});
