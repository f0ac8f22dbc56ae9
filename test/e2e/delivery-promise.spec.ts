import { expect, test } from './shop.ts';

const DAYS = /Arrives (\w{3}, \w{3} \d{1,2} – \w{3}, \w{3} \d{1,2})/;

test('product page, cart, shipping, review, thanks page and order promise the same days [K3.44, C4.32]', async ({
  shop,
  page,
}) => {
  const main = page.getByRole('main');
  await shop.opens('/mattress?size=queen');
  const [, days = 'no days'] = DAYS.exec(await main.innerText()) ?? [];
  expect(days).toMatch(/\d/);
  await expect(main).toContainText(`Free delivery, 1 - 3 business days on its way. Arrives ${days}`);
  await expect(main).toContainText('Ships within 2-3 business days');

  await shop.addsMattress('Queen');
  await expect(main).toContainText(`Free delivery, 1 - 3 business days on its way. Arrives ${days}`);
  await shop.proceeds();
  await expect(page.getByRole('group', { name: 'How it is delivered' })).toContainText(
    `Ships within 2-3 business days. Arrives ${days}`,
  );
  await shop.comesAlive();
  await shop.ships();
  await shop.typesCard('4242424242424242');
  await shop.reviews();
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText(`Arrives ${days}`);
  await shop.placeOrder().click();
  await shop.isThanked();
  await expect(page.getByRole('list', { name: 'What happens next' })).toContainText(`Arrives ${days}, to `);
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
  await expect(main).toContainText(`Arrives ${days}`);
});
