import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import type { Page } from '@playwright/test';
import { asVisitor } from '../pages/crawl.ts';
import { readPageKinds, type StorefrontKinds } from '../pages/page-kinds.ts';
import { hostOf } from '../pages/store-host.ts';
import { HOME } from '../support/visitor.ts';
import { faultsOf } from './accessibility.ts';
import { expect, leaveScriptsOut, test } from './shop.ts';

/** Many pages and few tests: the browsers share them. */
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const STOREFRONTS = readPageKinds(shippedCatalogue());
/** What needs no payment. The cart has all colours of a checkout. */
const STEPS = ['cart', 'shipping', 'billing'];
/** Shows every kind of page; the other brands have the same in colours of their own. */
const WHOLE = 'halcyon';
const BRANDS = [...new Set(STOREFRONTS.map(({ brand }) => brand))];

for (const brand of BRANDS) {
  const [home, ...abroad] = STOREFRONTS.filter((storefront) => storefront.brand === brand);
  if (!home) throw new Error(`${brand} has no storefront`);

  test(`nothing stands in the way of anybody on any kind of page of ${brand}`, {
    // A phone shows the same colours and words: there it is the layout that counts, which brands share.
    tag: brand === WHOLE ? ['@phone'] : [],
  }, async ({ page, isMobile }) => {
    // It is the colours of the other brands that are looked at: what scripts change stands in the first one's.
    if (brand !== WHOLE) await leaveScriptsOut(page);
    const faults = await faultsOn(page, home.key, pathsOf(home, isMobile));
    if (brand !== WHOLE) faults.push(...(await faultsAtCheckout(page, home, ['cart'])));
    expect(faults).toEqual([]);
  });

  if (abroad.length > 0)
    test(`nothing stands in the way of anybody on pages of ${brand} in its other countries`, async ({
      page,
    }) => {
      const faults: string[] = [];
      for (const { key, own } of abroad) faults.push(...(await faultsOn(page, key, own)));
      expect(faults).toEqual([]);
    });

  if (brand === WHOLE)
    test(`nothing stands in the way of anybody at the checkout of ${brand}, and in what opens on its pages`, async ({
      page,
    }) => {
      const faults = await faultsAtCheckout(page, home, STEPS);
      faults.push(...(await faultsAtReview(page, home)), ...(await faultsInPlaces(page, home)));
      faults.push(...(await faultsOn(page, home.key, ['/privacy-choices'])));
      expect(faults).toEqual([]);
    });
}

for (const [language, storefront, base] of [
  ['French', 'halcyon-ca', '/fr'],
  ['Spanish', 'halcyon', '/es'],
] as const)
  test(`nothing stands in the way of anybody on pages in ${language}`, { tag: '@phone' }, async ({
    page,
  }) => {
    const paths = ['/', '/mattress', '/bedding', '/faq', '/mattress-bundles', '/privacy-choices'];
    const shown = paths.map((path) => base + path);
    expect(await faultsOn(page, storefront, shown)).toEqual([]);
  });

test('what does stand in the way is found', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = '/media/mattress/plate.svg';
    picture.style.minWidth = '9999px';
    // In a frame of another origin too, as those of payment companies are.
    const frame = document.createElement('iframe');
    frame.title = 'Card';
    frame.sandbox.add('allow-scripts');
    frame.srcdoc = '<html lang="en"><title>Card</title><img src="/media/mattress/framed.svg"></html>';
    document.querySelector('main')?.append(picture, frame);
    const [photograph] = [...document.querySelectorAll('main picture img')];
    if (photograph instanceof HTMLImageElement)
      photograph.style.cssText = 'width: 40px; height: 90px; object-fit: fill';
  });
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>('main picture img')?.naturalWidth ?? 0) > 0,
  );
  await expect(page.frameLocator('iframe[title="Card"]').locator('img')).toBeAttached();
  const faults = await faultsAt(page, 'home');
  expect(faults.map((fault) => fault.split(' ').slice(0, 2).join(' '))).toEqual([
    'home: image-alt',
    'home: is',
    'home: distorts',
  ]);
  expect(faults[0]).toContain('plate.svg');
  expect(faults[0]).toContain('framed.svg');
});

/** A phone shows other layouts. */
const pathsOf = ({ brand, paths, layouts, own }: StorefrontKinds, isMobile: boolean): readonly string[] => {
  if (brand !== WHOLE) return own;
  return isMobile ? layouts : paths;
};

/** Violations that axe finds, contrast included, and pages that are wider than the screen. */
const faultsOn = async (page: Page, key: string, paths: readonly string[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const path of paths) {
    // Styles and words come with the document; nobody waits for pictures further down.
    await page.goto(`http://${hostOf(key)}${asVisitor(path)}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    faults.push(...(await faultsAt(page, `${key} ${path}`)));
  }
  return faults;
};

/** What opens on the page of a product: a picture seen large, and the model in a room. */
const faultsInPlaces = async (page: Page, { key, url }: StorefrontKinds): Promise<string[]> => {
  await page.goto(`http://${hostOf(key)}${url}`);
  const pictures = page.getByRole('link', { name: /^Zoom: / });
  await pictures.first().click();
  await expect(page.getByRole('dialog', { name: 'Zoom' })).toBeVisible();
  const faults = await faultsAt(page, `${key} zoom`);
  await page.keyboard.press('Escape');
  const opener = page.getByRole('button', { name: 'See it in your room size' });
  await opener.click();
  // A machine that cannot draw says so, which has to be read as well.
  await expect(page.getByText(/^Your browser cannot show the model|^Drag to turn it/).first()).toBeVisible();
  await expect(opener).not.toHaveAttribute('aria-busy');
  await expect(page.getByText('The model could not be loaded.')).toBeHidden();
  return [...faults, ...(await faultsAt(page, `${key} model`))];
};

/** The steps of the checkout with a mattress in the cart, as far as they can be opened without a payment. */
const faultsAtCheckout = async (
  page: Page,
  { key, mattress }: StorefrontKinds,
  steps: readonly string[],
): Promise<string[]> => {
  const faults: string[] = [];
  await page.goto(`http://${hostOf(key)}/`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(fillCart, { mattress, shipping: { address: HOME, email: 'ada@example.com' } });
  for (const step of steps) {
    await page.goto(`http://${hostOf(key)}/checkout/${step}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    faults.push(...(await faultsAt(page, `${key} ${step}`)));
  }
  return faults;
};

/** The last step, with the cart that the other steps had: as it is, and when its total has changed meanwhile. */
const faultsAtReview = async (page: Page, { key, mattress }: StorefrontKinds): Promise<string[]> => {
  await page.evaluate(chooseCard);
  await page.goto(`http://${hostOf(key)}/checkout/review`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One last look');
  const faults = await faultsAt(page, `${key} review`);
  await page.evaluate(fillCart, { mattress, shipping: { address: HOME, email: 'ada@example.com' } });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert')).toContainText('The total has changed');
  return [...faults, ...(await faultsAt(page, `${key} review with another total`))];
};

/** Runs on a page of the storefront, whose cookie it needs. */
const chooseCard = async (): Promise<void> => {
  const cardToken = { id: 'tok_visa', card: { last4: '4242', brand: 'Visa' } };
  const answer = await fetch('/api/carts/my/checkout/billing', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sameAsShipping: true, paymentProvider: 'stripeDirect', cardToken }),
  });
  if (!answer.ok) throw new Error(`billing answers ${answer.status}: ${await answer.text()}`);
};

/** Runs on a page of the storefront, whose cookie it needs. */
const fillCart = async ({ mattress, shipping }: { mattress: string; shipping: object }): Promise<void> => {
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { result } = await ask('GET', `/api/products?name=${mattress}`);
  const properties = [{ name: 'Size', value: 'queen' }];
  const items = [{ productID: result.data[0].id, quantity: 1, properties }];
  await ask('POST', '/api/carts/my/items', { items });
  await ask('PUT', '/api/carts/my/checkout/shipping', shipping);
};

const faultsAt = async (page: Page, place: string): Promise<string[]> =>
  (await faultsOf(page)).map((fault) => `${place}: ${fault}`);
