import { hostOf } from '../pages/store-host.ts';
import { expect, Shop, test } from './shop.ts';

test('a link brings the things of another cart, says so, and they can be taken out again [K2.09, K6.03]', async ({
  shop,
  page,
  browser,
}) => {
  await shop.addsMattress('King');
  await shop.opens('/checkout/cart');
  await page.getByRole('button', { name: 'Share this cart' }).click();
  await page.getByRole('button', { name: 'Make a link for one person' }).click();
  const link = await page.getByLabel('Link to this cart').inputValue();
  await shop.isAccessible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const friend = await context.newPage();
  const theirs = new Shop(friend);
  await friend.goto('/bedding/pillow');
  await friend.getByRole('button', { name: 'Add to cart' }).first().click();
  await friend.goto(link);
  await expect(friend.getByRole('list', { name: 'Items' })).toContainText('Classic memory foam mattress');
  expect((await theirs.cart()).items.filter(({ isGift }) => !isGift)).toHaveLength(1);
  await friend.getByRole('button', { name: 'Add these to my cart' }).click();
  await expect(friend).toHaveURL(/\/checkout\/cart$/);
  await expect(theirs.line('Classic memory foam mattress').first()).toBeVisible();
  await expect(friend.getByText('1 item of the cart that was shared with you: now in yours.')).toBeVisible();
  await friend.getByRole('button', { name: 'Undo' }).click();
  await expect(theirs.line('Classic memory foam mattress')).toHaveCount(0);
  expect((await theirs.cart()).items.filter(({ isGift }) => !isGift)).toHaveLength(1);
  await context.close();
  await shop.opens('/checkout/cart');
  await expect(shop.line('Classic memory foam mattress').first()).toBeVisible();
});

test('a link that is none says so and adds nothing [K5.44]', async ({ shop, page }) => {
  await shop.opens('/checkout/cart?cart=undefined');
  await expect(page.getByText('The link to a cart is not complete: nothing was added.')).toBeVisible();
  expect((await shop.cart()).items).toEqual([]);
});

test('a link in the footer leads to another brand, and the cart comes along [C1.21]', async ({
  shop,
  page,
}) => {
  await shop.addsMattress('King');
  await shop.opens('/bedding/pillow');
  await shop.addsToCart();
  await shop.opens('/');
  await page
    .getByRole('navigation', { name: 'Our other brands' })
    .getByRole('link', { name: 'Drift' })
    .click();
  await page.getByRole('button', { name: 'Add these to my cart' }).click();
  await expect(page).toHaveURL(`http://${hostOf('drift')}/checkout/cart`);
  await expect(page.getByText('1 item came along from Halcyon.')).toBeVisible();
  await expect(page.getByText('Classic memory foam mattress could not come along.')).toBeVisible();
  await expect(shop.line('Pillow')).toBeVisible();
});
