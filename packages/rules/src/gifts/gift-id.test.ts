import fc from 'fast-check';
import { expect, it } from 'vitest';
import { giftId, isGiftOf } from './gift-id.ts';

it('ties a gift to the line that brings it, and to no other', () => {
  expect(isGiftOf('a1', giftId('a1', 2))).toBe(true);
  expect(isGiftOf('a', giftId('a1', 2))).toBe(false);
  expect(isGiftOf('a1', 'a1')).toBe(false);
});

it('is told apart from the gifts of every other line', () => {
  const lineId = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 1, maxLength: 24 });
  fc.assert(
    fc.property(lineId, lineId, fc.integer({ min: 1, max: 50 }), (line, other, nth) => {
      expect(isGiftOf(line, giftId(line, nth))).toBe(true);
      expect(isGiftOf(other, giftId(line, nth))).toBe(other === line);
    }),
  );
});
