import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { belongingUnits } from './belonging-units.ts';

it('Two pillows that came with each of two beds stay, two with the bed that is kept', () => {
  expect(belongingUnits({ quantity: 4 }, { quantity: 2 }, 1)).toBe(2);
});

it('What one unit is for all of a line stays as long as any of it does', () => {
  expect(belongingUnits({ quantity: 1 }, { quantity: 3 }, 1)).toBe(1);
  expect(belongingUnits({ quantity: 1 }, { quantity: 3 }, 0)).toBe(0);
});

test('all of a line belongs to all of its parent, and never more', () => {
  const units = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(units, units, (quantity, parent) => {
      expect(belongingUnits({ quantity }, { quantity: parent }, parent)).toBe(quantity);
    }),
  );
});
