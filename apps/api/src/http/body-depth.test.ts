import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { isWithin, limitDepth } from './body-depth.ts';

test('The depth of a JSON text is that of its objects and lists, and not of its strings', () => {
  const deep = (levels: number) => `${'{"a":['.repeat(levels / 2)}1${']}'.repeat(levels / 2)}`;
  for (const json of [
    ...['', '1', '"[[["', '[]', '[[],[],{}]', deep(4), '["[[[[[[", {"[[": "\\"[[[[[["}]'],
    ...['["\\\\", "[[[[["]', '"\\', '[[[[]]]]', ']]]]'],
  ])
    expect([json, isWithin(json, 4)]).toEqual([json, true]);
  for (const json of [deep(6), '[[[[[', '["\\\\", [[[[]]]]]', '{"a":"\\"","b":[[[[1]]]]}', '[[[[1],[[]]]]]'])
    expect([json, isWithin(json, 4)]).toEqual([json, false]);
});

test('A body of 32 levels is parsed, and one of more is refused before a parser sees it', async () => {
  const api = Fastify();
  limitDepth(api);
  api.post('/', async ({ body }) => ({ body }));
  const send = async (payload: string) => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    return (await api.inject({ method: 'POST', url: '/', headers, payload })).body;
  };
  const [open, close] = ['['.repeat(32), ']'.repeat(32)];
  expect(await send(open + close)).toBe(`{"body":${open}${close}}`);
  expect(await send(open)).toContain('not valid JSON');
  for (const payload of [`[${open}${close}]`, `[${open}`])
    expect(await send(payload)).toContain('The body is nested too deeply');
});

test('The depth of 256 KB of JSON is known in milliseconds', () => {
  const json = `[${'"[{\\"",'.repeat(30_000)}1]`;
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    expect(isWithin(json, 2)).toBe(true);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
