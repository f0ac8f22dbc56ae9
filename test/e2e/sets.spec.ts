import { displayMoney } from '@counterpane/rules/money/display';
import type { Page } from '@playwright/test';
import { expect, type Shop, test } from './shop.ts';

const priceOf = (page: Page) => page.getByRole('region', { name: 'Price', exact: true });

/** The total that the page tells. */
const totalOf = async (page: Page): Promise<string> =>
  /Total\s*(\$[\d,.]+)/.exec(await priceOf(page).innerText())?.[1] ?? '';

const expectInCart = async (shop: Shop, total: string): Promise<void> => {
  await expect(shop.heading('Your cart')).toBeVisible();
  expect(displayMoney((await shop.cart()).totalPrice, 'always')).toBe(total);
  await expect(shop.summary()).toContainText(total);
};

test('a shopper chooses a bundle, sees what it costs and has all of it in the cart at that price when more is offered with it; what is ticked is added [C1.05, C4.15]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress-bundles/platform-bed-bundle');
  const before = await totalOf(page);
  await page.getByRole('radio', { name: 'King', exact: true }).check();
  await expect(priceOf(page)).toContainText('King');
  await page.getByRole('radio', { name: 'Classic hybrid mattress', exact: true }).check();
  await expect(priceOf(page)).toContainText('Classic hybrid mattress');
  await expect(page.getByRole('radio', { name: 'Classic hybrid mattress', exact: true })).toBeFocused();
  await page.getByRole('checkbox', { name: /^2-drawer nightstand/ }).check();
  await expect(priceOf(page)).toContainText('2-drawer nightstand');
  const total = await totalOf(page);
  expect(total).not.toBe(before);
  await page.getByRole('button', { name: 'Add to cart' }).last().click();
  await expect(shop.offers()).toContainText('is in your cart.');
  const { items, receipt, totalPrice } = await shop.cart();
  expect(displayMoney(totalPrice, 'always')).toBe(total);
  expect(items.filter(({ isGift }) => !isGift)).toHaveLength(3);
  expect(receipt.lines.some(({ text }) => /set saving$/.test(text))).toBe(true);

  await shop
    .offers()
    .getByRole('checkbox', { name: /^Weighted blanket/ })
    .check();
  await shop.offers().getByRole('button', { name: 'Add to cart' }).click();
  await expect(shop.line('Weighted blanket')).toBeVisible();
  expect(await shop.sources()).toEqual(['main-add-to-cart', 'bundle-popup']);
  expect((await shop.cart()).items.filter(({ isGift }) => !isGift)).toHaveLength(4);
});

test('what goes well with a set is added by its own button and the choices stay; the size is kept in a cookie, and the next set starts with it [C2.185, C4.15]', async ({
  shop,
  page,
  context,
}) => {
  await shop.opens('/mattress-bundles/foundation-mattress-set');
  await expect(page.getByRole('radio', { name: 'Queen', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: 'King', exact: true }).check();
  await expect(priceOf(page)).toContainText('King');
  await page
    .getByRole('region', { name: 'Goes well with it' })
    .getByRole('button', { name: 'Add Weighted blanket' })
    .click();
  await expect(page.getByRole('status')).toContainText('Weighted blanket is in your cart.');
  await expect(page.getByRole('radio', { name: 'King', exact: true })).toBeChecked();
  expect(await shop.sources()).toEqual(['upsell-list-box']);
  expect((await shop.cart()).items).toHaveLength(1);

  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'user-size-selection')?.value).toBe('king');
  await shop.opens('/bedroom-sets/mira-bed-and-nightstand-set');
  await expect(page.getByRole('radio', { name: 'King', exact: true })).toBeChecked();
});

test('a builder goes by keyboard alone, from the mattress to the cart', async ({ shop, page }) => {
  await shop.opens('/bundle-builder/customize-your-mattress-set');
  const mattress = page.getByRole('radiogroup', { name: 'Mattress' });
  await mattress.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  const next = mattress.getByRole('radio').nth(1);
  await expect(next).toBeChecked();
  const title = (await next.evaluate((radio) => radio.closest('label')?.textContent)) ?? '';
  await expect(priceOf(page)).toContainText(title.replace(/\$.*/, '').trim());
  await expect(next).toBeFocused();
  await page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'King', exact: true })).toBeChecked();
  await expect(priceOf(page)).toContainText('King');
  const total = await totalOf(page);
  await page.getByRole('button', { name: 'Add to cart' }).last().focus();
  await page.keyboard.press('Enter');
  await shop.offers().getByRole('link', { name: 'Go to cart' }).focus();
  await page.keyboard.press('Enter');
  await expectInCart(shop, total);
});

test('everybody can use every kind of set on a phone, and nothing is wider than its screen', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/bundle-builder/frame-headboard-mattress-set',
    '/bedroom-sets/socalle-bedroom-set',
    '/kids/onita-kids-set',
    '/mattress/adjustable-bundle',
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await shop.isAccessible();
  }
});
