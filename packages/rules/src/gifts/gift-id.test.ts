import { expect, it } from 'vitest';
import { giftId, isGiftOf } from './gift-id.ts';

it('ties a gift to the line that brings it, and to no other', () => {
  expect(isGiftOf('a1', giftId('a1', 2))).toBe(true);
  expect(isGiftOf('a', giftId('a1', 2))).toBe(false);
  expect(isGiftOf('a1', 'a1')).toBe(false);
});
