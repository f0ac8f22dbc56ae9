import { expect, test } from 'vitest';
import { typedSince } from './typed-fields.ts';

const fields = (width: string, length: string) => new Map(Object.entries({ width, length }));

test('what is typed while the question is asked is kept, what was asked is left to the answer', () => {
  expect([...typedSince(fields('9', ''), fields('9', '12'))]).toEqual([['length', '12']]);
  expect([...typedSince(fields('9', '12'), fields('9', '12'))]).toEqual([]);
});

test('a field that was emptied meanwhile stays empty', () => {
  expect([...typedSince(fields('9', '12'), fields('', '12'))]).toEqual([['width', '']]);
});
