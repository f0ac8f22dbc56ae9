import type { Locator } from '@playwright/test';
import { expect, test } from './shop.ts';

/** Where it stands in the document, however far that is scrolled. */
const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top + scrollY));

test('Affirm writes its line in the place of ours, follows the size, and moves nothing', {
  tag: '@phone',
}, async ({ shop, page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const button = page.getByRole('button', { name: 'Add to cart' }).first();
  const ours = page.locator('form[data-purchase] a[href="/p/financing"]').filter({ visible: true });
  const line = page.getByText(/^Starting at \$[\d.,]+\/mo with Affirm\./);

  await page.route(/\/affirm\.js$/, (route) => route.abort());
  await shop.opens('/mattress');
  await expect(ours).toBeVisible();
  const before = await topOf(button);
  await expect(line).toHaveCount(0);
  await page.unroute(/\/affirm\.js$/);

  await shop.opens('/mattress');
  await page.getByRole('region', { name: 'Price' }).scrollIntoViewIfNeeded();
  await expect(line).toBeVisible();
  await expect(ours).toHaveCount(0);
  expect(await topOf(button)).toBe(before);
  await shop.isAccessible();

  const said = await line.textContent();
  await page.getByRole('radio', { name: 'Twin', exact: true }).check();
  await expect(line).toBeVisible();
  await expect(line).not.toHaveText(said ?? '');

  await page.getByLabel('Quantity').selectOption('2');
  await expect(line).toBeHidden();
  await expect(ours).toBeVisible();
  expect(refused).toEqual([]);
});
