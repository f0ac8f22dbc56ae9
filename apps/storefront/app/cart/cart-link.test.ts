import type { FetchApi } from '@counterpane/contract/client';
import { translator } from '@counterpane/messages/translator';
import { expect, test } from 'vitest';
import { findCartLink, followCartLink } from './cart-link.ts';
import { cartLinkError } from './cart-link-error.ts';

const ID = '0123456789abcdef01234567';

/** An API that answers so, and how it was asked. */
const shopThatAnswers = (status: number, code = 'ok', isOwn = false) => {
  const asked: string[] = [];
  const fetchApi: FetchApi = async (path, init) => {
    asked.push(`${init?.method} ${path}`);
    return status === 200
      ? Response.json({ status: 'ok', result: { isOwn, from: 'Halcyon', items: [] } })
      : Response.json({ status: 'error', error: 'no', code }, { status });
  };
  return { fetchApi, asked };
};

/** What is thrown: the answer to the request. */
const answerTo = async (fetchApi: FetchApi, request: Request): Promise<Response> => {
  try {
    await followCartLink(fetchApi, request);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new Error('the page was shown');
};

const at = (query: string) => new Request(`http://shop.test/checkout/cart?${query}`);

test('A link to a cart only reads, and leads to the page that asks', async () => {
  const { fetchApi, asked } = shopThatAnswers(200);
  const answer = await answerTo(fetchApi, at(`cart=${ID}&multiUse=1`));
  expect(asked).toEqual([`GET /api/carts/shared/${ID}`]);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/checkout/shared?cart=${ID}&multiUse=1`);
});

test('A link to the own cart shows it, and what a campaign put into the address stays', async () => {
  const link = at(`utm_source=mail&cart=${ID}&multiUse=1&token=abc&ref=1`);
  const { fetchApi, asked } = shopThatAnswers(200, 'ok', true);
  const answer = await answerTo(fetchApi, link);
  expect(answer.headers.get('location')).toBe('/checkout/cart?utm_source=mail&ref=1');
  expect(asked).toEqual([`GET /api/carts/shared/${ID}?token=abc`]);
  const gone = await answerTo(shopThatAnswers(404, 'cart_not_found').fetchApi, link);
  expect(gone.headers.get('location')).toBe('/checkout/cart?utm_source=mail&ref=1&link=cart_not_found');
});

test('A link that does not work says why', async () => {
  const { fetchApi } = shopThatAnswers(404, 'cart_not_found');
  const answer = await answerTo(fetchApi, at(`cart=${ID}`));
  const target = new URL(answer.headers.get('location') ?? '', 'http://shop.test');
  expect(cartLinkError(target.searchParams, translator('en'))).toMatch(/not shared any more/);
  expect(cartLinkError(new URLSearchParams('link=constructor'), translator('en'))).toMatch(/not complete/);
});

test('A page without a link is just shown', async () => {
  const { fetchApi, asked } = shopThatAnswers(200);
  await followCartLink(fetchApi, at(''));
  expect(asked).toEqual([]);
  expect(findCartLink(at('multiUse=1').url)).toBeNull();
});
