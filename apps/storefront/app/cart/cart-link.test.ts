import { createClient } from '@counterpane/contract/client';
import { expect, test } from 'vitest';
import { followCartLink, linkNews } from './cart-link.ts';

const ID = '0123456789abcdef01234567';

/** An API that answers so, and what it was sent. */
const shopThatAnswers = (status: number, code = 'ok') => {
  const sent: unknown[] = [];
  const client = createClient(async (_path, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return status === 200
      ? Response.json({ status: 'ok', result: {} })
      : Response.json({ status: 'error', error: 'no', code }, { status });
  });
  return { client, sent };
};

/** What is thrown: the answer to the request. */
const answerTo = async (client: ReturnType<typeof createClient>, request: Request): Promise<Response> => {
  try {
    await followCartLink(client, request);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new Error('the page was shown');
};

const at = (query: string, headers = {}) =>
  new Request(`http://shop.test/checkout/cart?${query}`, { headers });

test('a link is followed once, and the page asked for again without it', async () => {
  const { client, sent } = shopThatAnswers(200);
  const answer = await answerTo(client, at(`cart=${ID}&multiUse=1`));
  expect(sent).toEqual([{ cartId: ID, multiUse: true }]);
  expect(answer.headers.get('location')).toBe('/checkout/cart');
});

test('what a campaign put into a link to a cart stays in the address, whether the link works or not', async () => {
  const link = at(`utm_source=mail&cart=${ID}&multiUse=1&token=abc&ref=1`);
  const { client } = shopThatAnswers(200);
  expect((await answerTo(client, link)).headers.get('location')).toBe('/checkout/cart?utm_source=mail&ref=1');
  const used = await answerTo(shopThatAnswers(409, 'cart_link_used').client, link);
  expect(used.headers.get('location')).toBe('/checkout/cart?utm_source=mail&ref=1&link=cart_link_used');
});

test('a link that does not work says why', async () => {
  const { client } = shopThatAnswers(409, 'cart_link_used');
  const answer = await answerTo(client, at(`cart=${ID}`));
  const target = new URL(answer.headers.get('location') ?? '', 'http://shop.test');
  expect(linkNews(target.searchParams, (text) => text)).toMatch(/has been used already/);
  expect(linkNews(new URLSearchParams('link=constructor'), (text) => text)).toMatch(/not complete/);
});

test('a page that nobody has opened yet changes no cart', async () => {
  const { client, sent } = shopThatAnswers(200);
  const answer = await answerTo(client, at(`cart=${ID}`, { 'sec-purpose': 'prefetch;prerender' }));
  expect([answer.status, sent]).toEqual([503, []]);
});

test('a page without a link is just shown', async () => {
  const { client, sent } = shopThatAnswers(200);
  await followCartLink(client, at(''));
  expect(sent).toEqual([]);
});
