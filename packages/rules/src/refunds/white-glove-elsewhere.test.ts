import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whiteGloveElsewhere } from './white-glove-elsewhere.ts';

const USUAL = { first: 14_900, additional: 4_500 };
const DEARER = { first: 19_900, additional: 5_000 };

describe('white glove service of a placed order at another address', () => {
  it('costs what the tariff there says, for each of its large items', () => {
    expect(whiteGloveElsewhere({ charged: 19_400, units: 2, here: USUAL, there: DEARER })).toBe(24_900);
    expect(whiteGloveElsewhere({ charged: 24_900, units: 2, here: DEARER, there: USUAL })).toBe(19_400);
  });

  it('costs the same where the tariff is the same, also what a set made cheaper', () => {
    expect(whiteGloveElsewhere({ charged: 10_000, units: 2, here: USUAL, there: USUAL })).toBe(10_000);
  });

  it('is left to people where it is not carried in, and where a set made it cheaper and the tariff is another one', () => {
    expect(whiteGloveElsewhere({ charged: 14_900, units: 1, here: USUAL, there: null })).toBeNull();
    expect(whiteGloveElsewhere({ charged: 10_000, units: 2, here: USUAL, there: DEARER })).toBeNull();
  });

  it('there and back costs what was charged', () => {
    const cents = fc.integer({ min: 0, max: 50_000 });
    const tariffs = fc.record({ first: cents, additional: cents });
    fc.assert(
      fc.property(tariffs, tariffs, fc.integer({ min: 1, max: 9 }), (here, there, units) => {
        const charged = here.first + here.additional * (units - 1);
        const dearer = whiteGloveElsewhere({ charged, units, here, there });
        expect(dearer).toBe(there.first + there.additional * (units - 1));
        expect(whiteGloveElsewhere({ charged: dearer ?? 0, units, here: there, there: here })).toBe(charged);
      }),
    );
  });
});
