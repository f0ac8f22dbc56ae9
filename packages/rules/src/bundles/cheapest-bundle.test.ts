import { describe, expect, it } from 'vitest';
import { ADJUSTABLE_SET, BEDROOM_SET, findSetSample } from '../invariants/sample-sets.ts';
import { cheapestChoices } from './cheapest-bundle.ts';

describe('the choices by which a bundle costs least', () => {
  it('are the cheapest of each required group in the size', () => {
    expect(cheapestChoices(ADJUSTABLE_SET, 'queen', findSetSample)).toMatchObject({
      size: 'queen',
      products: { mattress: 'mattress', base: 'base' },
    });
  });

  it('name the variant, of what has no size too', () => {
    expect(cheapestChoices(BEDROOM_SET, 'king', findSetSample)?.options).toEqual({
      base: [
        { name: 'Size', value: 'king' },
        { name: 'Color', value: 'natural' },
      ],
      furniture: [{ name: 'Color', value: 'walnut' }],
    });
  });

  it('are none in a size that a group has nothing in', () => {
    expect(cheapestChoices(ADJUSTABLE_SET, 'full', findSetSample)).toBeNull();
    expect(cheapestChoices(ADJUSTABLE_SET, null, findSetSample)).toBeNull();
    const gone = { groups: ADJUSTABLE_SET.groups.map((group) => ({ ...group, productIds: ['nothing'] })) };
    expect(cheapestChoices(gone, 'queen', findSetSample)).toBeNull();
  });
});
