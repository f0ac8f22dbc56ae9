import { expect, test } from './shop.ts';

test('a code of a link is in the price of a product and of what goes with it, for as many as are chosen, and in the price of a set [C1.37]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress?coupon=SLEEP10&size=queen');
  const upgrade = page.getByRole('radio', { name: /Tranquility/ });
  await expect(upgrade).toHaveAccessibleName(/\+\$45(?!\d)/);
  await page.getByLabel('Quantity').selectOption('2');
  const total = page.getByRole('region', { name: 'Price', exact: true }).getByText(/^Total for/);
  await expect(total.filter({ visible: true })).toHaveText('Total for 2: $1,258.20');
  await expect(upgrade).toHaveAccessibleName(/\+\$90(?!\d)/);
  await upgrade.check();
  await shop.addsToCart();
  await expect(shop.summary()).toContainText('SLEEP10');
  expect((await shop.cart()).totalPrice.amount).toBe(2 * (62_910 + 4_500));

  await test.step('it is in the price of a set, and what has it not says so', async () => {
    await page.context().clearCookies();
    await shop.opens('/bedroom-sets/socalle-bed-and-nightstand-set?coupon=SLEEP10');
    const price = page.getByRole('region', { name: 'Price', exact: true });
    await expect(price).toContainText('10% off');
    const told = /Total\s*\$([\d,.]+)/.exec(await price.innerText())?.[1] ?? '';
    await expect(page.getByText('Your code is not in these prices yet.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart' }).last().click();
    await shop.declinesOffers();
    await expect(shop.summary()).toContainText('SLEEP10');
    expect((await shop.cart()).totalPrice.amount).toBe(Math.round(Number(told.replace(',', '')) * 100));
  });
});
