import { expect, test } from 'vitest';
import { foldCards } from './fold-cards.ts';

const listOf = (length: number): number[] => Array.from({ length }, (_, index) => index);

test('a list of usual length is there as a whole', () => {
  expect(foldCards(listOf(0))).toEqual({ open: [], folded: [] });
  expect(foldCards(listOf(35))).toEqual({ open: listOf(35), folded: [] });
});

test('a very long list shows its first two dozen products, and no product is lost', () => {
  const { open, folded } = foldCards(listOf(36));
  expect(open).toHaveLength(24);
  expect([...open, ...folded]).toEqual(listOf(36));
});
