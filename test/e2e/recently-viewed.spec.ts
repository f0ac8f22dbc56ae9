import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

test('what was looked at is there on the next page, the newest first and ten at most, with pictures [C9.01]', async ({
  shop,
  page,
}) => {
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await shop.opens('/mattress');
  await expect(viewed).toHaveCount(0);
  await haveLookedAt(page, 9);
  await shop.opens('/bedding/dual-temperature-weighted-blanket');
  await shop.opens('/furniture/socalle-nightstand');

  await expect(viewed.getByRole('link')).toHaveCount(10);
  expect(
    (await viewed.getByRole('link').allInnerTexts()).slice(0, 2).map((text) => text.split('\n')[0]),
  ).toEqual(['Dual-temperature weighted blanket', 'Product 9']);
  await viewed.scrollIntoViewIfNeeded();
  await expect.poll(() => viewed.locator('img').first().evaluate(widthOf)).toBeGreaterThan(0);
  await shop.isAccessible();
  await viewed.getByRole('link').first().click();
  await expect(shop.heading('Dual-temperature weighted blanket')).toBeVisible();
  await expect(viewed.getByRole('link').first()).toContainText('nightstand');
});

test('the list stays as it was when the products cannot be fetched, and that is logged; the cart shows what of it was not chosen [C8.05]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress');
  await page.route('**/api/products?ids=*', (route) => route.abort());
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Failed to fetch extra products'),
  );
  await shop.opens('/bedding/pillow');
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await viewed.scrollIntoViewIfNeeded();
  expect((await logged).type()).toBe('error');
  await expect(viewed.getByRole('link')).toHaveCount(1);

  await page.unroute('**/api/products?ids=*');
  await shop.addsToCart();
  await expect(viewed.getByRole('link')).toHaveCount(1);
  await expect(viewed.getByRole('link')).toContainText('Classic memory foam mattress');
});

/** As if so many more products had been looked at since. */
const haveLookedAt = (page: Page, count: number) =>
  page.evaluate((many) => {
    const [last] = JSON.parse(localStorage.getItem('recently-viewed') ?? '[]');
    const others = Array.from({ length: many }, (_, index) => ({
      ...last,
      id: `looked-at-${index}`,
      title: `Product ${many - index}`,
    }));
    localStorage.setItem('recently-viewed', JSON.stringify([...others, last]));
  }, count);

const widthOf = (image: Element): number => (image as HTMLImageElement).naturalWidth;
