import { expect, test } from 'vitest';
import { useTestStore } from '../testing/use-test-store.ts';

const store = useTestStore();

const HOST = 'halcyon.localhost';
const JSON_TYPE = { 'content-type': 'application/json' };

const send = async (method: string, url: string, payload = '', headers: Record<string, string> = {}) => {
  const answer = await store.api.inject({
    // The types name the methods that exist; a stranger sends any.
    method: method as 'POST',
    url,
    headers: { host: HOST, ...headers },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, allow: answer.headers.allow, ...answer.json() };
};

test('a method that an API address does not take is 405 with those it takes', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])
    expect([method, await send(method, '/api/orders/0123456789abcdef01234567?x=1')]).toMatchObject([
      method,
      { status: 'error', code: 'method_not_allowed', allow: 'GET, HEAD' },
    ]);
  expect(await send('DELETE', '/api/orders')).toMatchObject({ allow: 'HEAD, POST' });
  expect(await send('DELETE', '/api/nothing-here')).toMatchObject({ code: 'not_found', allow: undefined });
});

test('an API body of another type is refused with 415', async () => {
  for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense'])
    expect([type, await send('POST', '/api/contact', 'a=b', { 'content-type': type })]).toMatchObject([
      type,
      { code: 'unsupported_media_type' },
    ]);
});

test('an API body that does not parse, is empty, or names a prototype is refused with 400', async () => {
  for (const body of [
    '{',
    'undefined',
    '{"a":1}}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":1}}',
    ' ',
  ])
    expect([body, await send('POST', '/api/contact', body, JSON_TYPE)]).toMatchObject([
      body,
      { status: 'error', code: 'invalid_request' },
    ]);
});

test('an API body of 100,000 levels is refused with 400, whatever its fields', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  for (const body of [deep, `{"extraData":${deep}}`, `{"metadata":{"a":${deep}}}`])
    expect(await send('POST', '/api/orders', body, JSON_TYPE)).toMatchObject({ code: 'invalid_request' });
});

test('an API body above 256 KB is refused with 413, and the connection ends', async () => {
  const answer = await store.api.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { host: HOST, ...JSON_TYPE },
    payload: JSON.stringify({ message: 'a'.repeat(300_000) }),
  });
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
  expect(answer.headers.connection).toBe('close');
});

test('an API address that cannot be decoded is refused with 400 in the envelope', async () => {
  expect(await send('GET', '/api/orders/%E0%A4%A')).toMatchObject({
    status: 'error',
    code: 'invalid_request',
  });
  expect((await send('GET', `/api/orders/${'a'.repeat(500)}`)).status).toBe('error');
});
