import { expect, test } from './shop.ts';

test('a plan and an upgrade are added in the cart, under what they are for', async ({ shop, page }) => {
  await shop.standsAt('cart', 'queen');
  await page.getByText('Protect or upgrade it').click();
  await shop.isAccessible();
  await page.getByRole('button', { name: 'Add 10-year coverage for your mattress' }).click();
  const under = page.getByRole('list', { name: 'With Classic memory foam mattress', exact: true });
  const plan = under.getByRole('listitem').filter({ hasText: '10-year mattress protection' });
  await expect(plan).toBeFocused();
  await page.getByRole('button', { name: 'Add Tranquility Bundle' }).click();
  await page.getByRole('button', { name: 'Add Cotton sheets' }).click();
  await expect(under.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('list', { name: /^Free with/ })).toHaveCount(0);
  expect((await shop.sources()).slice(1)).toEqual([
    'summary-warranty-recommendation',
    'summary-recommendation',
    'summary-recommendation',
  ]);

  await page.getByRole('button', { name: 'One more' }).first().click();
  await expect(under.getByRole('heading', { name: '2 × 10-year mattress protection' })).toBeVisible();
  await expect(under.getByRole('heading', { name: '2 × Tranquility Bundle' })).toBeVisible();
  await expect(under.getByLabel('Quantity')).toHaveValue('2');
});

test('a base that is added in the cart stands by itself, and can be covered too', async ({ shop, page }) => {
  await shop.standsAt('cart', 'queen');
  await page.getByText('Protect or upgrade it').click();
  await page.getByRole('button', { name: /^Add Adjustable base/ }).click();
  const base = shop.line('Adjustable bed frame');
  await expect(base).toBeVisible();
  await base.getByText('Protect or upgrade it').click();
  await base.getByRole('button', { name: /^Add 5-year coverage/ }).click();
  await expect(base.getByRole('list', { name: 'With Adjustable bed frame' })).toContainText(
    '5-year adjustable base protection',
  );
  const { items } = await shop.cart();
  expect(items.filter(({ isGift, forItem }) => !isGift && forItem === null)).toHaveLength(2);
});
