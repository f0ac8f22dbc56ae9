import { regionSchema } from '@counterpane/catalogue/region-schema';
import { describe, expect, it } from 'vitest';
import { whiteGloveIn } from './white-glove.ts';

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

describe('what white glove service costs', () => {
  it('is the row of the state, else the default one', () => {
    expect(whiteGloveIn(region, 'halcyon', 'NY')).toEqual({ first: 14_900, additional: 4_500 });
    expect(whiteGloveIn(region, 'halcyon', 'MT')).toEqual({ first: 19_900, additional: 6_000 });
    expect(whiteGloveIn(region, 'halcyon', null)).toEqual({ first: 14_900, additional: 4_500 });
  });

  it('is nothing where there is none', () => {
    expect(whiteGloveIn(region, 'halcyon', 'AK')).toBeNull();
    expect(whiteGloveIn({ ...region, whiteGlove: null }, 'halcyon', 'NY')).toBeNull();
    expect(whiteGloveIn(undefined, 'halcyon', 'NY')).toBeNull();
  });

  it('may differ by brand', () => {
    expect(whiteGloveIn(region, 'aurelle', 'NY')).toEqual({ first: 9_900, additional: 3_000 });
    expect(whiteGloveIn(region, 'aurelle', 'MT')).toBeNull();
    expect(whiteGloveIn(region, 'aurelle', 'AK')).toBeNull();
  });

  it('has no row for what somebody made up', () => {
    expect(whiteGloveIn(region, 'constructor', 'toString')).toEqual({ first: 14_900, additional: 4_500 });
  });
});
