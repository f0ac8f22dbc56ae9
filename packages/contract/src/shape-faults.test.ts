import { expect, test } from 'vitest';
import type { z } from 'zod';
import { ENDPOINT_GROUPS } from './endpoints.ts';
import { shapeFault, shapeText } from './shape-faults.ts';
import { formatInEnglish } from './testing/format-in-english.ts';

const rows = ENDPOINT_GROUPS.flatMap(({ endpoints }) => endpoints);

/** The words that a schema and all that is in it have for what they refuse; zod keeps them as functions. */
const wordsIn = (part: unknown, seen = new Set<unknown>()): string[] => {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const own = 'error' in part && typeof part.error === 'function' ? [String(part.error({}))] : [];
  const inside = '_zod' in part ? [(part as z.ZodType)._zod.def] : Object.values(part);
  return [...own, ...inside.flatMap((each) => wordsIn(each, seen))];
};

test('what a schema says in words of its own can be said in every language', () => {
  const words = rows.flatMap(({ params, query, body }) => wordsIn([params, query, body]));
  expect(new Set(words).size).toBeGreaterThan(12);
  const unsaid = words.filter((each) => formatInEnglish(shapeText('', each)) !== each);
  expect([...new Set(unsaid)]).toEqual([]);
});

test('a fault names its field, and what only programmers understand is not read to others', () => {
  const say = (field: string, words: string) => formatInEnglish(shapeText(field, words));
  expect(say('items.0.quantity', shapeFault('tooMany'))).toBe(
    'items.0.quantity: Quantity must be at most 100',
  );
  expect(say('name', 'Too big: expected string to have <=40 characters')).toBe('We could not read name');
  expect(say('', 'Invalid input')).toBe('We could not read that');
});
