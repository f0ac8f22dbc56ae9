import type { Locator, Page } from '@playwright/test';
import { expect, type Shop, test } from './shop.ts';

test('the pop-up says that the product is in the cart, and adds what was ticked in it [C4.18]', {
  tag: '@phone',
}, async ({ shop, page }) => {
  await shop.opens('/mattress?size=queen');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(shop.offers()).toContainText('Classic memory foam mattress is in your cart.');
  expect(await ownLines(shop)).toEqual([1]);
  const blanket = shop.offers().getByRole('checkbox', { name: /^Weighted blanket/ });
  await blanket.check();
  await shop.offers().getByLabel('Weighted blanket, Color', { exact: true }).selectOption('Grey');
  await shop.isAccessible();

  // In its room on a desktop, from close by on a phone.
  const picture = offerOf(page, 'Contoured pillow').locator('img').filter({ visible: true });
  const isPhone = (page.viewportSize()?.width ?? 0) <= 575;
  await expect.poll(() => picture.evaluate(isShown)).toBe(true);
  expect(await picture.evaluate(fileOf)).toMatch(isPhone ? /\/angle-\d/ : /\/hero-\d/);

  await shop.offers().getByRole('button', { name: 'Add to cart' }).click();
  const line = shop.line('Classic memory foam mattress').first();
  await expect(line.getByRole('list', { name: /^With Classic/ })).toContainText('Grey, 15 lbs');
  expect(await shop.sources()).toEqual(['main-add-to-cart', 'upsell-popup']);
});

test('the bar on a phone comes once the first button has gone by; it and the header of a desk add and offer more too, once in a visit, and never what is there [C4.15]', async ({
  shop,
  page,
}) => {
  const places = [
    { source: 'sticky-add-to-cart', width: 390, height: 844, offers: true },
    { source: 'floating-header', width: 1440, height: 900, offers: false },
    // In a visit of its own.
    { source: 'floating-header', width: 1440, height: 900, offers: true },
  ];
  for (const { source, width, height, offers } of places) {
    await page.setViewportSize({ width, height });
    await shop.opens('/mattress?size=queen');
    if (offers) await page.evaluate(() => sessionStorage.clear());
    const buttons = page.getByRole('button', { name: 'Add to cart' });
    await expect(buttons).toHaveCount(1);
    await page.getByRole('heading', { name: 'Questions, answered' }).scrollIntoViewIfNeeded();
    await expect(buttons).toHaveCount(2);
    if (source === 'sticky-add-to-cart') await shop.isAccessible();
    await buttons.last().click();
    if (offers) {
      await shop.offers().getByRole('checkbox').first().check();
      await shop.offers().getByRole('link', { name: 'Go to cart' }).click();
    }
    await expect(shop.heading('Your cart')).toBeVisible();
  }
  expect(await shop.sources()).toEqual(places.map(({ source }) => source));
  expect(await ownLines(shop)).toEqual([3]);
});

test('more is offered after a set was added from the page of its mattress too [C4.15]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress?size=queen');
  await page.getByRole('button', { name: 'Add the set' }).first().click();
  await expect(shop.offers()).toContainText('in your cart');
  expect(await shop.sources()).toEqual(['adjustable-bundle-upsell']);
});

test('closing the pop-up loses nothing, and the address is the product’s own again [C3.81]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress');
  for (const [size, closes] of [
    ['Queen', () => page.keyboard.press('Escape')],
    ['King', () => shop.offers().getByRole('button', { name: 'Keep shopping' }).click()],
  ] as const) {
    // It offers more once in a visit.
    await page.evaluate(() => sessionStorage.clear());
    await page.getByRole('radio', { name: size, exact: true }).check();
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(shop.offers()).toBeVisible();
    await closes();
    await expect(shop.offers()).toBeHidden();
    await expect(
      page.getByRole('status').filter({ hasText: 'Classic memory foam mattress is in your cart.' }),
    ).toBeVisible();
    expect(page.url()).not.toContain('added');
    await expect(page.getByRole('radio', { name: size, exact: true })).toBeChecked();
  }
  expect(await ownLines(shop)).toEqual([1, 1]);
});

test('an upgrade whose contents unfold comes in the place of the free set, a plan in the size of the mattress; both leave with it [C1.07]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress?size=queen');
  const upgrades = page.getByRole('radiogroup', { name: 'Upgrade' });
  await upgrades.getByText('What is in Premier').click();
  const details = upgrades.getByRole('group').filter({ hasText: 'What is in Premier' });
  await expect.poll(() => details.locator('img').evaluate(isShown)).toBe(true);
  await shop.isAccessible();

  await page.getByRole('radio', { name: 'King', exact: true }).check();
  await page.getByRole('radio', { name: /^Tranquility Bundle/ }).check();
  await expect(page.getByText(/^The bundle that you chose/).filter({ visible: true })).toHaveCount(1);
  await page.getByText('Add a protection plan').click();
  await page.getByRole('radio', { name: /^5-year coverage/ }).check();
  await shop.addsToCart();

  const under = page.getByRole('list', { name: 'With Classic memory foam mattress', exact: true });
  await expect(under.getByRole('listitem').filter({ hasText: '5-year' })).toContainText('King');
  await expect(under.getByLabel('Quantity')).toHaveCount(0);
  await expect(page.getByRole('list', { name: /^Free with/ })).toHaveCount(0);

  await under.getByRole('button', { name: 'Remove' }).first().click();
  await expect(page.getByRole('list', { name: /^Free with/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect(page.getByText(/your cart is empty/i)).toBeVisible();
});

test('the price and the picture of an upsell follow what is chosen of it and the size of the page, and together they are what the cart charges [C3.45, C3.47]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress?size=queen');
  const second = offerOf(page, 'A second sheet set');
  const picture = second.locator('img').filter({ visible: true });
  await expect(picture).toHaveAttribute('src', /angle-grey-/);
  await second.getByRole('checkbox').check();
  await second.getByLabel('A second sheet set, Color', { exact: true }).selectOption('White');
  await expect(picture).toHaveAttribute('src', /angle-\d/);
  await expect.poll(() => picture.evaluate(isShown)).toBe(true);
  await second.getByRole('checkbox').uncheck();

  const offer = offerOf(page, 'Cotton sheets');
  await expect(pricesIn(offer, '$119')).toHaveCount(1);
  await offer.getByRole('checkbox').check();
  await page.getByLabel('Cotton sheets, Material', { exact: true }).selectOption('Sateen');
  await expect(pricesIn(offer, '$139')).toHaveCount(1);
  await expect(pricesIn(offer, '$119')).toHaveCount(0);
  await page.getByRole('radio', { name: 'King', exact: true }).check();
  await expect(pricesIn(offer, '$159')).toHaveCount(1);
  await expect(pricesIn(offer, '$139')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add together' }).click();
  await expect(shop.offers()).toBeVisible();
  await shop.declinesOffers();
  await expect(page.getByRole('list', { name: /^With Classic/ })).toContainText('Natural cotton sheet set');
  expect(await shop.sources()).toEqual(['upsell-row-box']);

  const sheets = (await shop.cart()).items.find(({ product }) => product.name === 'natural-cotton-sheet-set');
  expect(sheets?.properties.map(({ value }) => value)).toEqual(['king', 'white', 'sateen']);
  expect(sheets?.priceAfterDiscount.amount).toBe(15_900);
});

test('an option of an upsell that is sold out cannot be chosen, says so and gives way; what sold out since the page was made is named [C3.84, C4.05, C4.06]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress?size=queen');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const offer = offerOf(page, 'Weighted blanket');
  const color = offer.getByLabel('Weighted blanket, Color', { exact: true });
  const weight = offer.getByLabel('Weighted blanket, Weight', { exact: true });
  await offer.getByRole('checkbox').check();
  await expect(color).toHaveValue('navy');
  await expect(weight.getByRole('option', { name: '20 lbs (Out of stock)', exact: true })).toBeDisabled();

  await color.selectOption('Grey');
  await expect(weight.getByRole('option', { name: '20 lbs', exact: true })).toBeEnabled();
  await weight.selectOption('20 lbs');
  await expect(pricesIn(offer, '$169')).toHaveCount(1);

  await color.selectOption('Navy');
  await expect(weight).toHaveValue('15');
  await expect(pricesIn(offer, '$149')).toHaveCount(1);
  await expect(pricesIn(offer, '$169')).toHaveCount(0);

  await weight.evaluate(choosesSoldOut, '20');
  await shop.offers().getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('alert')).toContainText('Classic memory foam mattress is in your cart.');
  await expect(page.getByRole('alert')).toContainText(/weighted blanket.*out of stock/i);
  await shop.isAccessible();
  await page.getByRole('link', { name: 'See your cart' }).click();
  await expect(shop.heading('Your cart')).toBeVisible();
});

test('the price says what the chosen quantity costs together, also of what goes with it, and the cart charges it [C1.37, C5.03, C5.35]', async ({
  shop,
  page,
}) => {
  const price = page.getByRole('region', { name: 'Price', exact: true });
  const total = price.getByText(/^Total for/).filter({ visible: true });
  const quantity = page.getByLabel('Quantity');
  await shop.opens('/bedding/gel-infused-memory-foam-pillow');
  await expect(total).toHaveText('Total for 2: $128');
  await quantity.selectOption('1');
  await expect(total).toHaveCount(0);
  const note = page.getByRole('region', { name: 'Goes well with it' }).getByText(/^Prices are for all/);
  await expect(note).toBeHidden();
  await quantity.selectOption('3');
  await expect(total).toHaveText('Total for 3: $192');
  await expect(note).toHaveText('Prices are for all 3: each gets its own.');
  await page.getByRole('radio', { name: 'Large', exact: true }).check();
  await expect(total).toHaveText('Total for 3: $222');
  await shop.addsToCart();
  expect((await shop.cart()).totalPrice.amount).toBe(22_200);

  await test.step('what goes with a product is told for one again when one is chosen, also in another size', async () => {
    await shop.opens('/mattresses/memory-foam-mattress?quantity=2&size=queen');
    const offer = page.getByRole('listitem').filter({ hasText: 'A second sheet set' }).first();
    const told = () => offer.locator('[data-quote-part=price]').filter({ visible: true }).innerText();
    const forTwo = await told();
    await quantity.selectOption('1');
    await expect.poll(told).not.toBe(forTwo);
    await page.getByRole('radio', { name: /^King/ }).check();
    const forOne = await told();
    await quantity.selectOption('2');
    await expect.poll(told).not.toBe(forOne);
    expect(Number((await told()).slice(1))).toBe(2 * Number(forOne.slice(1)));
  });
});

/** How many there are of each line that is no gift. */
const ownLines = async (shop: Shop): Promise<number[]> =>
  (await shop.cart()).items.filter(({ isGift }) => !isGift).map(({ quantity }) => quantity);

/** An upsell of a page or of its pop-up. */
const offerOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: new RegExp(`^${title}`) }) });

/** The prices of an offer that are to be seen and are these. */
const pricesIn = (offer: Locator, price: string) =>
  offer.getByText(price, { exact: true }).filter({ visible: true });

/** A page that was made before an option was sold out lets it be chosen. */
const choosesSoldOut = (field: SVGElement | HTMLElement, value: string): void => {
  if (!(field instanceof HTMLSelectElement)) return;
  for (const option of field.options) option.disabled = false;
  field.value = value;
};

/** Which of its files the browser has chosen. */
const fileOf = (image: SVGElement | HTMLElement): string =>
  image instanceof HTMLImageElement ? image.currentSrc : '';

const isShown = (image: SVGElement | HTMLElement): boolean =>
  image instanceof HTMLImageElement && image.naturalWidth > 0;
