import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

/** What the next failure that the page tells of looks like. */
const nextFailure = async (page: Page) => {
  const request = await page.waitForRequest(/\/api\/failures$/);
  expect((await request.response())?.status()).toBe(200);
  return request.postDataJSON();
};

test('a call that the store does not answer is told to it, with its address [C8.01]', async ({
  shop,
  page,
}) => {
  await page.route(/\/api\/carts\/my$/, (route) => route.fulfill({ status: 503, body: '' }));
  const told = nextFailure(page);
  await shop.opens('/mattress?email=ada@example.com');
  expect(await told).toMatchObject({
    level: 'error',
    text: 'Failed to GET',
    url: '/api/carts/my',
    page: '/mattress',
    reason: 'status 503',
    release: expect.stringMatching(/^[0-9a-f]{12}$/),
  });
});

test('what no script of a page catches is told, on a plain page and on one of the checkout', async ({
  shop,
  page,
}) => {
  for (const [path, opens] of [
    ['/mattress', () => shop.opens('/mattress')],
    ['/checkout/cart', () => shop.standsAt('cart')],
  ] as const) {
    await opens();
    await page.waitForLoadState();
    const told = nextFailure(page);
    await page.evaluate(() =>
      window.dispatchEvent(
        new PromiseRejectionEvent('unhandledrejection', {
          promise: Promise.resolve(),
          reason: new TypeError('nobody catches this'),
        }),
      ),
    );
    expect(await told).toMatchObject({
      text: 'A promise failed',
      page: path,
      reason: expect.stringContaining('TypeError: nobody catches this'),
    });
  }
});
