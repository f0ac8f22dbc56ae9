import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DeliveryArea,
  deliveryMethods,
  findWhiteGloveTariff,
  isPartnerState,
} from './delivery-methods.ts';

const COUNTRY = {
  default: { first: 14_900, additional: 4_500 },
  states: { HI: 'none', MT: { first: 19_900, additional: 6_000 } },
} as const;
const OWN = { default: { first: 9_900, additional: 3_000 }, states: { MT: 'none' } } as const;

const US: DeliveryArea = { country: 'US', partnerStates: ['AK'], whiteGlove: [COUNTRY] };
/** A brand with a table of its own. */
const OWN_TABLE: DeliveryArea = { ...US, whiteGlove: [OWN, COUNTRY] };

const MATTRESS = { extrasMarkers: ['wgs'] };
const PILLOW = { extrasMarkers: [] };

describe('the delivery methods of a cart', () => {
  it('are ground and white glove service for a large product', () => {
    expect(deliveryMethods(US, 'NY', [PILLOW, MATTRESS])).toEqual(['ground', 'white-glove']);
    expect(deliveryMethods(US, null, [MATTRESS])).toEqual(['ground', 'white-glove']);
  });

  it('are ground alone for soft goods', () => {
    expect(deliveryMethods(US, 'NY', [PILLOW])).toEqual(['ground']);
    expect(deliveryMethods(US, 'NY', [])).toEqual(['ground']);
  });

  it('are ground alone in a state without white glove service', () => {
    expect(deliveryMethods(US, 'HI', [MATTRESS])).toEqual(['ground']);
  });

  it('are the partner alone in a state to which only a distribution partner goes', () => {
    expect(deliveryMethods(US, 'AK', [MATTRESS])).toEqual(['partner']);
    expect(deliveryMethods(US, 'ak', [PILLOW])).toEqual(['partner']);
  });

  it('include white glove service exactly where it has a tariff, and never beside the partner', () => {
    fc.assert(
      fc.property(fc.constantFrom('NY', 'HI', 'MT', 'AK', 'ZZ', null), fc.boolean(), (state, isLarge) => {
        const methods = deliveryMethods(US, state, [isLarge ? MATTRESS : PILLOW]);
        const hasTariff = findWhiteGloveTariff(US, state) !== null;
        expect(methods.includes('white-glove')).toBe(isLarge && hasTariff);
        expect(methods.includes('partner')).toBe(isPartnerState(US, state));
        expect(methods.includes('ground')).toBe(!methods.includes('partner'));
      }),
    );
  });
});

describe('the tariff of white glove service', () => {
  it('is the row of the state, else the default one', () => {
    expect(findWhiteGloveTariff(US, 'NY')).toEqual({ first: 14_900, additional: 4_500 });
    expect(findWhiteGloveTariff(US, 'MT')).toEqual({ first: 19_900, additional: 6_000 });
    expect(findWhiteGloveTariff(US, null)).toEqual({ first: 14_900, additional: 4_500 });
  });

  it('does not exist where there is no service', () => {
    expect(findWhiteGloveTariff(US, 'HI')).toBeNull();
    expect(findWhiteGloveTariff(US, 'AK')).toBeNull();
    expect(findWhiteGloveTariff({ ...US, whiteGlove: [] }, 'NY')).toBeNull();
    expect(findWhiteGloveTariff({ ...US, whiteGlove: [] }, null)).toBeNull();
  });

  it('differs for a brand with a table of its own', () => {
    expect(findWhiteGloveTariff(OWN_TABLE, 'NY')).toEqual({ first: 9_900, additional: 3_000 });
    expect(findWhiteGloveTariff(OWN_TABLE, 'MT')).toBeNull();
    expect(findWhiteGloveTariff(OWN_TABLE, 'HI')).toBeNull();
  });

  it('does not exist in a state that is none, or another country’s', () => {
    for (const state of ['ZZ', 'constructor', 'toString', '', 'ON'])
      expect(findWhiteGloveTariff(US, state)).toBeNull();
  });

  it('is found for a state in small letters', () => {
    expect(findWhiteGloveTariff(US, 'hi')).toBeNull();
    expect(findWhiteGloveTariff(US, 'mt')).toEqual({ first: 19_900, additional: 6_000 });
  });

  it('is the default one for any text in a country without states', () => {
    const land: DeliveryArea = { country: 'GB', partnerStates: [], whiteGlove: [COUNTRY] };
    expect(findWhiteGloveTariff(land, 'toString')).toEqual(COUNTRY.default);
  });
});
