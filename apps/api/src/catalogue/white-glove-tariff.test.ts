import { regionSchema } from '@counterpane/catalogue/region-schema';
import { describe, expect, it } from 'vitest';
import { findWhiteGloveTariff } from './white-glove-tariff.ts';

const region = regionSchema.parse({
  blacklistedZips: [],
  cityTax: {},
  stateTax: {},
  recyclingFees: [],
  whiteGlove: {
    default: { first: 149, additional: 45 },
    states: { AK: 'none', MT: { first: 199, additional: 60 } },
    brands: { aurelle: { default: { first: 99, additional: 30 }, states: { MT: 'none' } } },
  },
});

const inState = (brandKey: string, state: string | null, where: typeof region | undefined = region) =>
  findWhiteGloveTariff(where, { brandKey, country: 'US' }, state);

describe('what white glove service costs', () => {
  it('is the row of the state, else the default one', () => {
    expect(inState('halcyon', 'NY')).toEqual({ first: 14_900, additional: 4_500 });
    expect(inState('halcyon', 'MT')).toEqual({ first: 19_900, additional: 6_000 });
    expect(inState('halcyon', null)).toEqual({ first: 14_900, additional: 4_500 });
  });

  it('is nothing where there is none', () => {
    expect(inState('halcyon', 'AK')).toBeNull();
    expect(inState('halcyon', 'NY', { ...region, whiteGlove: null })).toBeNull();
    expect(findWhiteGloveTariff(undefined, { brandKey: 'halcyon', country: 'US' }, 'NY')).toBeNull();
  });

  it('may differ by brand', () => {
    expect(inState('aurelle', 'NY')).toEqual({ first: 9_900, additional: 3_000 });
    expect(inState('aurelle', 'MT')).toBeNull();
    expect(inState('aurelle', 'AK')).toBeNull();
  });

  it('is nothing in a state that is none, or another country’s', () => {
    for (const state of ['ZZ', 'constructor', 'toString', '', 'ON'])
      expect(inState('halcyon', state)).toBeNull();
  });

  it('knows a state in small letters', () => {
    expect(inState('halcyon', 'ak')).toBeNull();
    expect(inState('halcyon', 'mt')).toEqual({ first: 19_900, additional: 6_000 });
  });

  it('has no row for a brand that somebody made up', () => {
    expect(inState('constructor', 'NY')).toEqual({ first: 14_900, additional: 4_500 });
  });
});
