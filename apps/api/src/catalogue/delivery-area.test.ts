import { regionSchema } from '@counterpane/catalogue/region-schema';
import { describe, expect, it } from 'vitest';
import { toDeliveryArea } from './delivery-area.ts';

const OWN = { default: { first: 99, additional: 30 }, states: { MT: 'none' } };

const RENO = {
  key: 'reno',
  name: 'Reno',
  street: '1 Echo Avenue',
  city: 'Reno',
  state: 'NV',
  zip: '89506',
  phone: '1',
};

const region = regionSchema.parse({
  partnerStates: ['AK'],
  warehouses: [RENO],
  seller: { name: 'A Company', street: '1 Echo Avenue', place: 'Reno, NV 89506' },
  whiteGlove: {
    default: { first: 149, additional: 45 },
    states: { HI: 'none', MT: { first: 199, additional: 60 } },
    brands: { aurelle: OWN },
  },
});

const defaultsFor = (brandKey: string, where: typeof region | undefined = region) =>
  toDeliveryArea(where, { brandKey, country: 'US' }).whiteGlove.map((table) => table.default);

describe('the delivery area of a brand', () => {
  it('has the country’s table of white glove tariffs, after the brand’s own one', () => {
    const country = { first: 14_900, additional: 4_500 };
    expect(defaultsFor('halcyon')).toEqual([country]);
    expect(defaultsFor('aurelle')).toEqual([{ first: 9_900, additional: 3_000 }, country]);
  });

  it('has no table of its own for a brand that is called like a property of every object', () => {
    expect(defaultsFor('constructor')).toHaveLength(1);
  });

  it('has no tables where the country has no white glove service, or no data', () => {
    expect(defaultsFor('halcyon', { ...region, whiteGlove: null })).toEqual([]);
    expect(toDeliveryArea(undefined, { brandKey: 'halcyon', country: 'US' })).toEqual({
      country: 'US',
      partnerStates: [],
      whiteGlove: [],
    });
  });

  it('has the states to which only a partner goes', () => {
    expect(toDeliveryArea(region, { brandKey: 'halcyon', country: 'US' }).partnerStates).toEqual(['AK']);
  });
});
