import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChosenProperty,
  isPropertyName,
  optionPrefix,
  PROPERTY_NAMES,
  sortProperties,
} from './property-names.ts';

const chosen = fc.array(
  fc.record({ name: fc.constantFrom(...PROPERTY_NAMES), value: fc.string({ maxLength: 5 }) }),
  { maxLength: 9 },
);

describe('the names of properties', () => {
  it('are nine, Size first and Quantity last', () => {
    expect(PROPERTY_NAMES).toEqual([
      'Size',
      'Color',
      'Material',
      'Weight',
      'Leg',
      'Pillow',
      'Arm',
      'Base',
      'Quantity',
    ]);
  });

  it('are told from other texts', () => {
    expect(isPropertyName('Size')).toBe(true);
    expect(isPropertyName('size')).toBe(false);
    expect(isPropertyName('Headboard')).toBe(false);
  });

  it('stand in front of what a path chooses, in small letters and before a dash', () => {
    expect(optionPrefix('Size')).toBe('size-');
    expect(new Set(PROPERTY_NAMES.map(optionPrefix)).size).toBe(9);
  });
});

describe('sorted choices', () => {
  it('stand in the order of the names', () => {
    const color: ChosenProperty = { name: 'Color', value: 'white' };
    const size: ChosenProperty = { name: 'Size', value: 'queen' };
    const pack: ChosenProperty = { name: 'Quantity', value: '2' };
    expect(sortProperties([pack, color, size])).toEqual([size, color, pack]);
  });

  it('leave the list that came in as it was', () => {
    const list: ChosenProperty[] = [
      { name: 'Color', value: 'white' },
      { name: 'Size', value: 'queen' },
    ];
    sortProperties(list);
    expect(list.map(({ name }) => name)).toEqual(['Color', 'Size']);
  });

  it('are in order, complete, and stay so when sorted again', () => {
    fc.assert(
      fc.property(chosen, (list) => {
        const sorted = sortProperties(list);
        const positions = sorted.map(({ name }) => PROPERTY_NAMES.indexOf(name));
        expect(positions).toEqual(positions.toSorted((a, b) => a - b));
        expect(sorted).toHaveLength(list.length);
        expect(list.every((choice) => sorted.includes(choice))).toBe(true);
        expect(sortProperties(sorted)).toEqual(sorted);
      }),
    );
  });
});
