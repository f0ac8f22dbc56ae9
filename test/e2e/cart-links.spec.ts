import { hostOf } from '../pages/store-host.ts';
import { expect, test } from './shop.ts';

test('a link in the footer leads to another brand, and the cart comes along [C1.21]', async ({
  shop,
  page,
}) => {
  await shop.has('mattress', 'king');
  await shop.has('pillow', 'standard');
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
