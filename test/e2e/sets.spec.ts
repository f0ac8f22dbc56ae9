import { displayMoney } from '@counterpane/rules/money/display';
import type { Page } from '@playwright/test';
import { expect, type Shop, test } from './shop.ts';

/** Every page of a set: its address, and its heading. */
const BUNDLES = [
  ['/mattress-bundles/adjustable-frame-bundle', 'Adjustable bed and mattress'],
  ['/mattress-bundles/foundation-mattress-set', 'Foundation and mattress'],
  ['/mattress-bundles/frame-headboard-mattress-set', 'Frame, headboard and mattress'],
  ['/mattress-bundles/bamboo-bed-and-mattress', 'Joinery bed and mattress'],
  ['/mattress-bundles/platform-bed-bundle', 'Platform bed and mattress'],
  ['/mattress-bundles/foundation-bed-bundle', 'Panel bed, foundation and mattress'],
  ['/mattress-bundles/frame-with-headboard-bed-bundle', 'Padded bed and mattress'],
  ['/mattress-bundles/bamboo-bed-mattress-set', 'Bamboo bed with headboard and mattress'],
  ['/mattress-bundles/premier-adjustable-base-mattress-set', 'Premier adjustable set'],
] as const;

const BUILDERS = [
  ['/bundle-builder/customize-your-mattress-set', 'Build your mattress set'],
  ['/bundle-builder/adjustable-bed-mattress-set', 'Build an adjustable set'],
  ['/bundle-builder/foundation-mattress-set', 'Build a mattress and foundation set'],
  ['/bundle-builder/frame-headboard-mattress-set', 'Build a frame, headboard and mattress set'],
] as const;

const BEDROOMS = [
  ['/bedroom-sets/hudson-bed-and-nightstand-set', 'Hudson bed and nightstand set'],
  ['/bedroom-sets/mira-bed-and-nightstand-set', 'Mira bed and nightstand set'],
  ['/bedroom-sets/socalle-bed-and-nightstand-set', 'Socalle bed and nightstand set'],
  ['/bedroom-sets/zadilyn-bed-and-nightstand-set', 'Zadilyn bed and nightstand set'],
  ['/bedroom-sets/calverson-bed-and-nightstand-set', 'Calverson bed and nightstand set'],
  ['/bedroom-sets/lyncott-bed-and-nightstand-set', 'Lyncott bed and nightstand set'],
] as const;

const KIDS = [
  ['/kids/wistenpine-kids-set', 'Wistenpine kids set'],
  ['/kids/onita-kids-set', 'Onita kids set'],
  ['/kids/bamboo-kids-set', 'Bamboo kids set'],
] as const;

const priceOf = (page: Page) => page.getByRole('region', { name: 'Price', exact: true });

/** Opens pages of sets one by one: each has its heading, its price, and its own address as the true one. */
const opensEach = async (shop: Shop, page: Page, pages: readonly (readonly [string, string])[]) => {
  for (const [path, heading] of pages) {
    await shop.opens(path);
    await expect(shop.heading(heading)).toBeVisible();
    await expect(priceOf(page)).toContainText(/Total\s*\$[\d,]+/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page).toHaveTitle(/Halcyon/);
  }
};

/** The total that the page tells. */
const totalOf = async (page: Page): Promise<string> =>
  /Total\s*(\$[\d,.]+)/.exec(await priceOf(page).innerText())?.[1] ?? '';

const addsSet = async (shop: Shop, page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add to cart' }).last().click();
  await shop.declinesOffers();
};

const expectInCart = async (shop: Shop, total: string): Promise<void> => {
  await expect(shop.heading('Your cart')).toBeVisible();
  expect(displayMoney((await shop.cart()).totalPrice, 'always')).toBe(total);
  await expect(shop.summary()).toContainText(total);
};

test('every mattress bundle has its page [C2.157][C2.158][C2.159][C2.160][C2.161][C2.162][C2.163][C2.164][C2.165]', async ({
  shop,
  page,
}) => {
  await opensEach(shop, page, BUNDLES);
});

test('every bundle builder has its page [C2.166][C2.167][C2.168][C2.169]', async ({ shop, page }) => {
  await opensEach(shop, page, BUILDERS);
});

test('every bedroom set has its page, with a bed and two nightstands [C2.170][C2.171][C2.172][C2.173][C2.174][C2.175]', async ({
  shop,
  page,
}) => {
  await opensEach(shop, page, BEDROOMS);
  for (const [path] of BEDROOMS) {
    await shop.opens(path);
    await expect(page.getByLabel(/^Quantity of .*nightstand/i)).toHaveValue('2');
  }
});

test('the mid-century bedroom set stands among the furniture [C2.141]', async ({ shop, page }) => {
  await opensEach(shop, page, [['/furniture/mid-century-bedroom-set', 'Mid-century bedroom set']]);
});

test('every kids set has its page [C2.181]', async ({ shop, page }) => {
  await opensEach(shop, page, KIDS);
});

test('the kids bundle has its page [C2.182]', async ({ shop, page }) => {
  await opensEach(shop, page, [['/kids/kids-bed-bundle', 'Kids bed and mattress']]);
});

test('every mattress has a page with an adjustable base, with words of its own [C2.76]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattresses');
  const links = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
  const mattresses = await links.evaluateAll((all) =>
    all.map((link) => ({ path: link.getAttribute('href') ?? '', title: link.textContent ?? '' })),
  );
  expect(mattresses).toHaveLength(9);
  const seen = new Set<string>();
  for (const { path, title } of mattresses) {
    await opensEach(shop, page, [[`${path}/adjustable-bundle`, `${title} with adjustable base`]]);
    await expect(
      page.getByRole('radiogroup', { name: 'Mattress' }).getByRole('radio', { name: title }),
    ).toBeChecked();
    const description = page.locator('meta[name="description"]');
    seen.add(`${await page.title()} ${await description.getAttribute('content')}`);
  }
  expect(seen.size).toBe(9);
});

test('the list of bundles leads to each of them and to the builders [C2.53]', async ({ shop, page }) => {
  await shop.opens('/mattress-bundles');
  await expect(shop.heading('Mattress bundles')).toBeVisible();
  for (const [path, title] of [...BUNDLES, ...BUILDERS])
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', path);
  await shop.isAccessible();
  await page.getByRole('link', { name: 'Foundation and mattress', exact: true }).click();
  await expect(shop.heading('Foundation and mattress')).toBeVisible();
});

test('a shopper chooses a bundle, sees what it costs, and has all of it in the cart at that price [C1.05]', {
  tag: '@phone',
}, async ({ shop, page }) => {
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
  await addsSet(shop, page);
  await expectInCart(shop, total);
  const { items, receipt } = await shop.cart();
  expect(items.filter(({ isGift }) => !isGift)).toHaveLength(3);
  expect(receipt.lines.some(({ text }) => /set saving$/.test(text))).toBe(true);
});

test('white glove service of a set is in its total, and chosen in the cart [K9.04]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress-bundles/platform-bed-bundle');
  await page.getByRole('checkbox', { name: /^White glove delivery of the whole set/ }).check();
  await expect(priceOf(page)).toContainText('White glove delivery$299.00');
  const total = await totalOf(page);
  await shop.isAccessible();
  await addsSet(shop, page);
  await expectInCart(shop, total);
  await expect(page.getByRole('radio', { name: /^White glove/ })).toBeChecked();
});

test('a bundle is in the cart when more is offered with it, and what is ticked is added [C4.15]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress-bundles/foundation-mattress-set');
  await page.getByRole('radio', { name: 'King', exact: true }).check();
  await expect(priceOf(page)).toContainText('King');
  await page.getByRole('button', { name: 'Add to cart' }).last().click();
  await expect(shop.offers()).toContainText('is in your cart.');
  expect((await shop.cart()).items.filter(({ isGift }) => !isGift)).toHaveLength(2);
  const blanket = shop.offers().getByRole('checkbox', { name: /^Weighted blanket/ });
  await blanket.check();
  await shop.isAccessible();
  await shop.offers().getByRole('button', { name: 'Add to cart' }).click();
  await expect(shop.line('Weighted blanket')).toBeVisible();
  expect(await shop.sources()).toEqual(['main-add-to-cart', 'bundle-popup']);
  expect((await shop.cart()).items.filter(({ isGift }) => !isGift)).toHaveLength(3);
});

test('what goes well with a set is added by its own button, and the choices stay [C4.15]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress-bundles/foundation-mattress-set');
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
});

test('the address chooses the mattress, but only one of the bundle’s own [C2.183][C2.184]', async ({
  shop,
  page,
}) => {
  const chosen = page.getByRole('radiogroup', { name: 'Mattress' }).getByRole('radio', { checked: true });
  await shop.opens('/mattress-bundles/bamboo-bed-and-mattress?mattress=luxe-hybrid-mattress');
  await expect(chosen).toHaveAccessibleName('Luxe hybrid mattress');
  await shop.opens('/mattress-bundles/bamboo-bed-and-mattress?mattress=hybrid-premier');
  await expect(chosen).toHaveAccessibleName('Premier hybrid mattress');
  for (const other of ['ultra-hybrid-mattress', 'kids-mattress', 'nonsense']) {
    await shop.opens(`/mattress-bundles/bamboo-bed-and-mattress?mattress=${other}`);
    await expect(chosen).toHaveAccessibleName('Classic memory foam mattress');
  }
});

test('the size that was chosen is kept in a cookie, and the next set starts with it [C2.185]', async ({
  shop,
  page,
  context,
}) => {
  await shop.opens('/mattress-bundles/foundation-mattress-set');
  await expect(page.getByRole('radio', { name: 'Queen', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: 'King', exact: true }).check();
  await expect(priceOf(page)).toContainText('King');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'user-size-selection')?.value).toBe('king');
  await shop.opens('/bedroom-sets/mira-bed-and-nightstand-set');
  await expect(page.getByRole('radio', { name: 'King', exact: true })).toBeChecked();
});

test('the path of a set names its choices, joined by plus signs in one order; others are no page [C2.79]', async ({
  shop,
  page,
}) => {
  await shop.opens('/mattress-bundles/platform-bed-bundle/size-king');
  await expect(page.getByRole('radio', { name: 'King', exact: true })).toBeChecked();
  await shop.opens('/mattress-bundles/platform-bed-bundle/color-walnut+size-king');
  await expect(page).toHaveURL(/\/platform-bed-bundle\/size-king\+color-walnut$/);
  await expect(priceOf(page)).toContainText('King, Walnut');
  const answer = await page.request.get('/mattress-bundles/platform-bed-bundle/size-emperor');
  expect(answer.status()).toBe(404);
});

const SETS = [
  '/mattress-bundles/platform-bed-bundle',
  '/bundle-builder/customize-your-mattress-set',
  '/bundle-builder/adjustable-bed-mattress-set',
  '/mattress/adjustable-bundle',
  '/mattresses/hybrid-mattress/adjustable-bundle',
  '/kids/kids-bed-bundle',
  '/kids/wistenpine-kids-set',
  '/kids/onita-kids-set',
  '/kids/bamboo-kids-set',
  '/furniture/mid-century-bedroom-set',
  '/bedroom-sets/mira-bedroom-set',
];

test('options follow the address of every kind of set, in one spelling; others are no page [C2.78]', async ({
  request,
}) => {
  const told = await Promise.all(
    SETS.map(async (path) => {
      const whole = await (await request.get(path)).text();
      const [, size = ''] = /name="size"[^>]*value="([^"]+)"/.exec(whole) ?? [];
      const chosen = await request.get(`${path}/size-${size}`, { maxRedirects: 0 });
      const radios = (await chosen.text()).match(/<input[^>]*name="size"[^>]*>/g) ?? [];
      const isChosen = radios.some((one) => one.includes(`value="${size}"`) && one.includes('checked'));
      const other = await request.get(`${path}/${size.toLowerCase()}`);
      return {
        chosen: [chosen.status(), isChosen],
        other: [other.status(), new URL(other.url()).pathname === `${path}/size-${size}`],
        none: (await request.get(`${path}/size-emperor`)).status(),
        more: (await request.get(`${path}/size-${size}/nonsense`)).status(),
      };
    }),
  );
  const right = { chosen: [200, true], other: [200, true], none: 404, more: 404 };
  expect(told).toEqual(SETS.map(() => right));
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

test('a bedroom set comes with two nightstands, and with fewer pieces where fewer are wanted', async ({
  shop,
  page,
}) => {
  await shop.opens('/bedroom-sets/socalle-bedroom-set');
  await expect(page.getByLabel('Quantity of Socalle nightstand')).toHaveValue('2');
  await page.getByRole('combobox', { name: /Socalle .*chest$/ }).selectOption('0');
  await expect(priceOf(page)).not.toContainText('chest');
  await page.getByRole('radio', { name: 'Walnut', exact: true }).check();
  await expect(priceOf(page)).toContainText('Queen, Walnut');
  await expect(priceOf(page)).toContainText('2 × Socalle nightstand');
  const total = await totalOf(page);
  await addsSet(shop, page);
  await expectInCart(shop, total);
  const { items } = await shop.cart();
  expect(items.map(({ quantity }) => quantity).toSorted()).toEqual([1, 1, 2]);
});

test('every kind of page is accessible, and nothing is wider than the screen', { tag: '@phone' }, async ({
  shop,
}) => {
  for (const path of [
    '/mattress-bundles/platform-bed-bundle',
    '/mattress-bundles/foundation-bed-bundle?size=twin',
    '/bundle-builder/frame-headboard-mattress-set',
    '/bedroom-sets/socalle-bedroom-set',
    '/kids/onita-kids-set',
    '/mattress/adjustable-bundle',
  ]) {
    await shop.opens(path);
    await shop.isAccessible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a bundle is priced by a button and bought by a form', async ({ shop, page }) => {
    await shop.opens('/mattress-bundles/foundation-mattress-set');
    await page.getByRole('radio', { name: 'King', exact: true }).check();
    await page.getByRole('radio', { name: 'Premier hybrid mattress', exact: true }).check();
    await page.getByRole('checkbox', { name: /^Breathable cotton duvet/i }).check();
    await page.getByRole('button', { name: 'Update the price' }).click();
    await expect(page.getByRole('radio', { name: 'King', exact: true })).toBeChecked();
    await expect(priceOf(page)).toContainText('Premier hybrid mattress');
    const total = await totalOf(page);
    await addsSet(shop, page);
    await expectInCart(shop, total);
    expect((await shop.cart()).items.filter(({ isGift }) => !isGift)).toHaveLength(3);
  });

  test('a bedroom set is bought as it stands in the form', async ({ shop, page }) => {
    await shop.opens('/bedroom-sets/hudson-bedroom-set');
    await page.getByLabel('Quantity of Hudson nightstand').selectOption('1');
    await page.getByRole('button', { name: 'Add to cart' }).last().click();
    await expect(shop.heading('Your cart')).toBeVisible();
    expect((await shop.cart()).items.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1]);
  });
});
