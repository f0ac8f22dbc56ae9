import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorSchema, idSchema, moneySchema, okSchema } from './envelope.ts';

test('an answer that is no refusal says ok and carries its result', () => {
  const schema = okSchema(z.object({ id: z.string() }));
  expect(schema.safeParse({ status: 'ok', result: { id: 'a' } }).success).toBe(true);
  expect(schema.safeParse({ status: 'ok' }).success).toBe(false);
  expect(schema.safeParse({ status: 'error', result: { id: 'a' } }).success).toBe(false);
});

test('a refusal says error, carries text and code, and keeps its facts', () => {
  const refusal = { status: 'error', error: 'Only 3 left', code: 'insufficient_stock', available: 3 };
  expect(errorSchema.parse(refusal)).toEqual(refusal);
  expect(errorSchema.safeParse({ status: 'error', error: 'Only 3 left' }).success).toBe(false);
});

test('[C3.17] an amount is whole cents in one of the three currencies', () => {
  expect(moneySchema.safeParse({ amount: 69_900, currency: 'USD' }).success).toBe(true);
  expect(moneySchema.safeParse({ amount: 699.5, currency: 'USD' }).success).toBe(false);
  expect(moneySchema.safeParse({ amount: '69900', currency: 'USD' }).success).toBe(false);
  expect(moneySchema.safeParse({ amount: 69_900, currency: 'usd' }).success).toBe(false);
});

test('an id is 24 lowercase hex characters', () => {
  expect(idSchema.safeParse('0123456789abcdef01234567').success).toBe(true);
  expect(idSchema.safeParse('0123456789abcdef0123456').success).toBe(false);
  expect(idSchema.safeParse('0123456789ABCDEF01234567').success).toBe(false);
  expect(idSchema.safeParse('0123456789abcdef01234567\n').success).toBe(false);
});
