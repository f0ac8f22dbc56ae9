import { expect, test } from './shop.ts';

test('A guest adds a pillow to an order within the hour, tells the cart to order it apart and thinks again, pays it, and finds it on the page of the order @phone', async ({
  shop,
  page,
}) => {
  await shop.reachesReview('tok_visa');
  await shop.placeOrder().click();
  await shop.isThanked();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot something?' })).toBeVisible();
  const order = page.url();
  const adds = page.getByRole('button', { name: 'Add something to this order' });
  const isAdding = page.getByRole('status').filter({ hasText: 'is added to order' });
  await adds.click();
  await expect(isAdding).toBeVisible();

  await page.goto('/bedding/pillow');
  await shop.addsToCart();
  await expect(isAdding).toBeVisible();
  await shop.isAccessible();
  await page.getByRole('button', { name: 'Order it separately' }).click();
  await expect(isAdding).toBeHidden();
  await expect(shop.line('Pillow')).toBeVisible();

  await page.goto(order);
  await adds.click();
  await expect(isAdding).toBeVisible();
  await shop.reviewsWith('tok_visa');
  await expect(isAdding).toBeVisible();
  await shop.placeOrder().click();
  await shop.isThanked();
  await page.goto(order);
  const other = page.getByRole('link', { name: /^Order \S+ was added to this one$/ });
  await expect(other).toBeVisible();
  await shop.isAccessible();
  await other.click();
  await expect(page.getByRole('heading', { name: 'Part of another order' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/pillow/i);
});
