import { expect, test } from 'vitest';
import { chanceOf } from './chance.ts';

test('the same seed draws the same, another one something else', () => {
  const drawn = (seed: string) => {
    const chance = chanceOf(seed);
    return Array.from({ length: 20 }, () => chance.below(100));
  };
  expect(drawn('a')).toEqual(drawn('a'));
  expect(drawn('a')).not.toEqual(drawn('b'));
});

test('a shopper’s own chance does not depend on what others draw', () => {
  const shared = chanceOf('storm');
  const before = shared.of('shopper 1').below(1_000_000);
  shared.below(10);
  expect(shared.of('shopper 1').below(1_000_000)).toBe(before);
});

test('every number below the limit comes, and none above', () => {
  const chance = chanceOf('dice');
  const seen = new Set(Array.from({ length: 500 }, () => chance.below(6)));
  expect([...seen].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
});
