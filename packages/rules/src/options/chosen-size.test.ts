import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenSize } from './chosen-size.ts';
import { type ChosenProperty, PROPERTY_NAMES } from './property-names.ts';
import { SIZES } from './sizes.ts';

describe('the size among choices', () => {
  it('is found wherever it stands', () => {
    expect(
      chosenSize([
        { name: 'Color', value: 'white' },
        { name: 'Size', value: 'queen' },
      ]),
    ).toBe('queen');
  });

  it('is none where there is none to choose', () => {
    expect(chosenSize([{ name: 'Color', value: 'white' }])).toBeNull();
    expect(chosenSize([])).toBeNull();
  });

  it('is the same wherever it stands among other choices that read like sizes', () => {
    const others = fc
      .subarray(PROPERTY_NAMES.filter((name) => name !== 'Size'))
      .map((names) => names.map((name): ChosenProperty => ({ name, value: 'king' })));
    fc.assert(
      fc.property(fc.option(fc.constantFrom(...SIZES)), others, fc.nat(8), (size, rest, place) => {
        const choices = size === null ? rest : rest.toSpliced(place, 0, { name: 'Size', value: size });
        expect(chosenSize(choices)).toBe(size);
      }),
    );
  });
});
