import { createStaticHandler } from 'react-router';
import { expect, test } from 'vitest';
import { isRefusal } from './is-refusal.ts';

test('An address with a line separator, which no route matches, is a refusal and no bug', async () => {
  const { query } = createStaticHandler([{ path: '/', children: [{ path: '*' }] }]);
  const answer = await query(new Request('http://shop.example/%E2%80%A8'));
  const errors = answer instanceof Response ? [] : Object.values(answer.errors ?? {});
  expect(errors.map(isRefusal)).toEqual([true]);
});

test('What a page throws by mistake is a bug', () => {
  expect(isRefusal(new Error('a page with a bug'))).toBe(false);
  expect(isRefusal({ status: 500, statusText: '', internal: true, data: null })).toBe(false);
});
