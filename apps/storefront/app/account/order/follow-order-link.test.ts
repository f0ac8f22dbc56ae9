import { createClient } from '@counterpane/contract/client';
import { expect, test } from 'vitest';
import { followOrderLink } from './follow-order-link.ts';

const ID = '0123456789abcdef01234567';
const at = (query: string) => new URL(`https://shop.test/orders/${ID}${query}`);

/** The shop as the API answers it, and what it was asked. */
const shop = (status: number, code = 'ok') => {
  const asked: unknown[] = [];
  const client = createClient(async (path, init) => {
    asked.push([path, init?.body]);
    return status === 200
      ? Response.json({ status: 'ok', result: null })
      : Response.json({ status: 'error', error: 'no', code }, { status });
  });
  return { client, asked };
};

test('A link is exchanged for a cookie, and its token leaves the address and goes to no other site', async () => {
  const { client, asked } = shop(200);
  const answer = await followOrderLink(client, { id: ID, url: at('?token=abc.def&utm_source=mail') }).catch(
    (thrown: unknown) => thrown,
  );
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get('location')]).toEqual([303, `/orders/${ID}`]);
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(asked).toEqual([[`/api/orders/${ID}/opened`, '{"token":"abc.def"}']]);
});

test('Without a token nothing is exchanged', async () => {
  const { client, asked } = shop(200);
  expect(await followOrderLink(client, { id: ID, url: at('') })).toBe('none');
  expect(asked).toEqual([]);
});

test('A link that has ended is told from one that never was', async () => {
  const url = at('?token=abc.def');
  expect(await followOrderLink(shop(410, 'order_link_ended').client, { id: ID, url })).toBe('ended');
  await expect(followOrderLink(shop(404, 'order_not_found').client, { id: ID, url })).rejects.toMatchObject({
    init: { status: 404 },
  });
});
