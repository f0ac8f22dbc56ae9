import { HOME, resultOf } from '../shop/visitor.ts';
import { expect, test } from './shop.ts';

test('a link to an order opens it without script, leaves the address, and hides who placed it', async ({
  shop,
  browser,
  page,
}) => {
  await shop.standsAt('billing');
  const { version, totalPrice } = await shop.cart();
  const { id, token } = await resultOf(
    shop.client.createOrder({
      billingProvider: 'stripeDirect',
      email: 'ada@example.com',
      shippingAddress: HOME,
      billingAddress: HOME,
      cartVersion: version,
      expectedTotal: totalPrice,
    }),
  );
  const context = await browser.newContext({ javaScriptEnabled: false });
  const friend = await context.newPage();
  await friend.goto(`/orders/${id}?token=${token}`);
  await expect(friend).toHaveURL(new RegExp(`/orders/${id}$`));
  await expect(friend.getByText('••• W •••th St')).toBeVisible();
  await expect(friend.getByText('Lovelace')).toHaveCount(0);
  await context.close();
  await page.goto(`/orders/${id}`);
  await expect(page.getByText('20 W 34th St')).toBeVisible();
  await expect(page.getByText('With us, until it is paid')).toBeVisible();
  const promised = page.getByRole('region', { name: 'What you were promised' });
  await expect(promised).toContainText('Classic memory foam mattress365 nights');
});
