import { expect, test } from 'vitest';
import { call, isUnreadable, withoutDotSegments } from './call.ts';
import { controlling } from './cart/remote-control-calls.ts';
import { createClient } from './client.ts';

const recording = () => {
  const paths: string[] = [];
  const fetchApi = async (path: string) => {
    paths.push(path);
    return Response.json({ status: 'ok', result: null });
  };
  return { fetchApi, paths };
};

test('An id of dots leads to no other resource', async () => {
  const { fetchApi, paths } = recording();
  const client = createClient(fetchApi);
  await client.removeItem('..');
  await client.order('.');
  await createClient(controlling(fetchApi, '..', null)).cart();
  expect(paths).toEqual(['/api/carts/my/items/-/', '/api/orders/-', '/api/staff/carts/-/my']);
});

test('Dots within an id, and in what is asked for, stay', () => {
  for (const path of ['/api/orders/a..b', '/api/pages/content?path=%2Fp%2F..', '/api/x/...'])
    expect(withoutDotSegments(path)).toBe(path);
});

test('An answer that is no JSON is a refusal', async () => {
  const answer = await call(async () => new Response('busy', { status: 503 }), '/api/carts/my', {});
  expect(answer).toMatchObject({ ok: false, status: 503, error: { code: 'unreadable_answer' } });
  expect(isUnreadable(answer)).toBe(true);
});
