import { CARDS, expect, test } from './shop.ts';

test.use({ javaScriptEnabled: false });

test('a shopper without JavaScript buys with the provider’s own card page', { tag: '@phone' }, async ({
  shop,
  page,
}) => {
  await shop.addsMattress('King');
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$899');
  await shop.proceeds();
  await shop.ships();
  await shop.reviews();
  await shop.placeOrder().click();
  await page.getByLabel('Card number').fill(CARDS.succeeds);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Pay $978.79' }).click();
  await shop.isThanked();
});

test('errors come back with the form as it was filled in', async ({ shop, page }) => {
  await shop.addsMattress('Queen');
  await shop.proceeds();
  await shop.fillsAddress();
  await page.getByLabel('City', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await expect(page.getByText('Please enter your city').first()).toBeVisible();
  await expect(page.getByLabel('Address line 1', { exact: true })).toHaveValue('20 W 34th St');
});

test('quantity and coupon are plain forms', async ({ shop, page }) => {
  await shop.addsMattress('Queen');
  const quantity = page.getByLabel(/^Quantity/).first();
  if ((await quantity.evaluate((field) => field.tagName)) === 'SELECT') await quantity.selectOption('2');
  else await quantity.fill('2');
  await page
    .getByRole('button', { name: /^Update/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$1,398');
  await page.getByLabel('Coupon code').fill('nonsense');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('We do not know the code NONSENSE').first()).toBeVisible();
});

test('a refused purchase keeps what was chosen and says what there is', async ({ shop, page }) => {
  await shop.opens('/mattresses/ultra-hybrid-mattress');
  await page.getByRole('radio', { name: 'Full', exact: true }).check();
  await page.getByLabel('Quantity').selectOption('10');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('alert')).toContainText('Only 6 left in Full. Nothing was added.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Full', exact: true })).toBeChecked();
  await expect(page.getByLabel('Quantity')).toHaveValue('10');
});

test('a quantity that cannot be is refused at its line', async ({ shop, page }) => {
  await shop.addsMattress('Queen');
  await page.getByLabel('Quantity').fill('1.5');
  await page.getByRole('button', { name: /^Update/ }).click();
  await expect(page.getByLabel('Quantity')).toHaveAccessibleDescription(/whole number from 1 to 100/);
});

test('forms add and remove: a product with its plan and what goes with it, one by one and all at once [C7.33]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress?size=king');
  await page.getByText('Add a protection plan').click();
  await page.getByRole('radio', { name: /^3-year coverage/ }).check();
  await page.getByRole('checkbox', { name: /^A second sheet set/ }).check();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const under = page.getByRole('list', { name: 'With Classic memory foam mattress', exact: true });
  await expect(under.getByRole('listitem')).toHaveCount(2);
  expect(await shop.sources()).toEqual(['main-add-to-cart', 'main-add-to-cart']);

  await under
    .getByRole('listitem')
    .filter({ hasText: '3-year' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(under.getByRole('listitem')).toHaveCount(1);
  await page.getByText('Protect or upgrade it').click();
  await page.getByRole('button', { name: 'Add 5-year coverage for your mattress' }).click();
  await expect(under.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('radio', { name: /^White glove delivery/ }).check();
  await page.getByRole('button', { name: 'Change delivery' }).click();
  await expect(page.getByRole('radio', { name: /^White glove delivery/ })).toBeChecked();
  await expect(shop.summary()).toContainText('$149.00');

  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect(page.getByText(/your cart is empty/i)).toBeVisible();
});

test('a button asks for the price of what is chosen of an upsell and of the quantity, and the cart charges both [C3.47]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress?size=king');
  const offer = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: /^Cotton sheets/ }) });
  const payments = page.getByText(/^4 interest-free payments of/).filter({ visible: true });
  await expect(payments).toHaveCount(1);
  await offer.getByRole('checkbox').check();
  await offer.getByLabel('Cotton sheets, Material', { exact: true }).selectOption('Sateen');
  await page.getByLabel('Quantity').selectOption('2');
  await page.getByRole('button', { name: 'Update the price' }).click();
  await expect(offer.getByText('$318', { exact: true }).filter({ visible: true })).toHaveCount(1);
  const price = page.getByRole('region', { name: 'Price', exact: true });
  await expect(price.getByText(/^Total for/).filter({ visible: true })).toHaveText('Total for 2: $1,798');
  // Four payments of the price of one would be too little.
  await expect(payments).toHaveCount(0);
  await page.getByText('How this price is made').filter({ visible: true }).click();
  await expect(page.getByText('This is the price of one.').filter({ visible: true })).toHaveCount(1);
  const goesWell = page.getByRole('region', { name: 'Goes well with it' });
  await expect(goesWell).toContainText('Prices are for all 2: each gets its own.');
  await expect(offer.getByRole('checkbox')).toBeChecked();
  await expect(offer.getByLabel('Cotton sheets, Material', { exact: true })).toHaveValue('sateen');
  await expect(page.getByLabel('Quantity')).toHaveValue('2');

  await page.getByRole('button', { name: 'Add together' }).click();
  await expect(shop.heading('Your cart')).toBeVisible();
  const { items, totalPrice } = await shop.cart();
  const sheets = items.find(({ product }) => product.name === 'natural-cotton-sheet-set');
  // Two sets go with two mattresses.
  expect(sheets?.priceAfterDiscount.amount).toBe(2 * 15_900);
  expect(totalPrice.amount).toBe(179_800 + 2 * 15_900);
});

test('a list is narrowed, sorted and opened again by plain links', async ({ shop, page }) => {
  await shop.opens('/bedding');
  const bar = page.getByRole('navigation', { name: 'Filter and sort' });
  const count = async () => page.getByRole('main').getByRole('heading', { level: 3 }).count();
  const follow = async (name: string | RegExp) => {
    const loaded = page.waitForEvent('load');
    await bar.getByRole('link', { name }).click();
    await loaded;
  };
  const all = await count();
  await bar.getByText('Type', { exact: true }).click();
  await follow(/^Pillows/);
  const few = await count();
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(all);
  await expect(bar.getByRole('status')).toContainText(`${few} products of ${all}`);
  await bar.locator('summary', { hasText: 'Sort' }).click();
  await follow('Price, low to high');
  const prices = await page
    .getByRole('main')
    .locator('[data-quote-part="price"]')
    .evaluateAll((parts) => parts.map((part) => Number(part.textContent?.replace(/[$,]/g, ''))));
  expect(prices).toHaveLength(few);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  await follow('Show all');
  expect(await count()).toBe(all);
});
