import { pagesFor } from '@counterpane/catalogue/content/pages-for';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, test } from 'vitest';
import { resultOf } from '../support/visitor.ts';
import { beginsAtAmazon, placesWithAmazon } from './amazon-button.ts';
import { asVisitor } from './crawl.ts';
import { faultsAt, faultsOfPage, faultsOfRefusal } from './page-faults.ts';
import { IS_WHOLE_CRAWL, readPageKinds } from './page-kinds.ts';
import { PageVisitor } from './page-visitor.ts';
import { atBilling, placesWith } from './plain-billing.ts';
import { inParallel } from './store-host.ts';
import { faultsOfHtml } from './valid-html.ts';

const CATALOGUE = shippedCatalogue();
const STOREFRONTS = readPageKinds(CATALOGUE);
const BRANDS = [...new Set(STOREFRONTS.map(({ brand }) => brand))];

for (const brand of BRANDS)
  test(`The pages of ${brand} are valid HTML and bring the styles of what stands on them, in each of its countries`, async () => {
    const faults: string[] = [];
    for (const { key, paths, own } of STOREFRONTS.filter((storefront) => storefront.brand === brand))
      faults.push(...(await faultsOn(key, IS_WHOLE_CRAWL || key === 'halcyon' ? paths : own)));
    expect(faults).toEqual([]);
  });

test.each([
  ['French', 'halcyon-ca', '/fr', 'oreiller'],
  ['Spanish', 'halcyon', '/es', 'almohada'],
])('Pages in %s are valid HTML', async (_language, storefront, base, query) => {
  const paths = ['/', '/mattress', '/bedding', `/search?q=${query}`, '/mattress-bundles'];
  expect(
    await faultsOn(
      storefront,
      paths.map((path) => base + path),
    ),
  ).toEqual([]);
});

test.each([
  ['English', 'halcyon', 'US', 'en', ''],
  ['French', 'halcyon-ca', 'CA', 'fr', '/fr'],
  ['Spanish', 'halcyon', 'US', 'es', '/es'],
] as const)(
  'Whatever someone wrote for the shop in %s becomes valid HTML',
  async (_language, storefront, country, language, base) => {
    // They have no script, so that they are the same whether they are kept, and compressed for that, or not.
    const paths = writtenFor(country, language).map((path) => asVisitor(base + path));
    expect(paths.length).toBeGreaterThan(30);
    expect(await faultsOn(storefront, paths)).toEqual([]);
  },
);

test('What a visitor asks about their data and their own door is valid HTML', async () => {
  const ofTheirDoor = '/delivered-price?sku=hal-classic-foam-s:king';
  const visitor = new PageVisitor();
  const faults = await faultsAt(visitor, '/forget-me', '/forget-me?done=1', '/privacy-choices');
  faults.push(...(await faultsAt(visitor, `${ofTheirDoor}&zip=10001`)));
  const refused = await visitor.opens(`${ofTheirDoor}&zip=1`);
  expect(refused.status).toBe(422);
  faults.push(...faultsOfPage('/delivered-price, refused', refused.text));
  // Where nothing is counted until it is allowed, the page says so.
  faults.push(...(await faultsAt(new PageVisitor('halcyon-uk'), '/privacy-choices')));
  expect(faults).toEqual([]);
});

test('The cart, every step of the checkout, its refusals and the order are valid HTML', async () => {
  const visitor = new PageVisitor();
  const faults = await faultsAt(visitor, '/checkout/cart');
  await visitor.adds();
  await resultOf(visitor.client.setCoupon('SLEEP10'));
  const wrongCode = { intent: 'coupon', coupon: 'NO SUCH CODE' };
  faults.push(...(await faultsOfRefusal(visitor, '/checkout/cart', wrongCode)));
  faults.push(...(await faultsAt(visitor, '/checkout/cart', '/checkout/share', '/checkout/shipping')));
  faults.push(...(await faultsOfRefusal(visitor, '/checkout/shipping', { email: 'nobody' })));
  await visitor.ships();
  faults.push(...(await faultsAt(visitor, '/checkout/billing', '/checkout/express?from=cart')));
  faults.push(...(await faultsOfRefusal(visitor, '/checkout/billing', { paymentProvider: 'barter' })));
  await visitor.chooses('tok_visa');
  const review = await visitor.opens('/checkout/review');
  faults.push(...faultsOfPage('/checkout/review', review.text));
  const location = await visitor.places();
  expect(location).toMatch(/^\/checkout\/success\?orderId=/);
  const order = new URL(location, 'http://localhost').searchParams.get('orderId');
  faults.push(...(await faultsAt(visitor, location, `/orders/${order}`)));
  expect(faults).toEqual([]);
});

test('The pages on which an order waits for the page or the script of a company are valid HTML', async () => {
  const faults: string[] = [];
  for (const [label, page] of WAITING) {
    const shopper = await atBilling();
    await placesWith(shopper, label);
    expect(shopper.path).toMatch(new RegExp(`^${page}\\?orderId=`));
    faults.push(...(await faultsAt(shopper.visitor, shopper.path)));
  }
  expect(faults).toEqual([]);
});

test('What comes back from Amazon, and the page of an order that waits for it, are valid HTML', async () => {
  const shopper = await atBilling();
  await shopper.opens('/checkout/cart');
  const faults: string[] = [];
  for (const answer of ['Cancel', 'Approve']) {
    await beginsAtAmazon(shopper);
    await shopper.presses(answer);
    expect(shopper.path).toMatch(/^\/checkout\/amazon\?/);
    faults.push(...(await faultsAt(shopper.visitor, shopper.path)));
  }
  const another = await atBilling();
  await placesWithAmazon(another);
  expect(another.path).toMatch(/^\/checkout\/pay\?orderId=/);
  faults.push(...(await faultsAt(another.visitor, another.path)));
  expect(faults).toEqual([]);
});

test('What documents the API is valid HTML', async () => {
  const visitor = new PageVisitor();
  const faults = [];
  // Their styles stand in the page, in no sheet.
  for (const path of ['/api/docs', '/api/docs/plain'])
    faults.push(...faultsOfHtml(path, (await visitor.opens(path)).text));
  expect(faults).toEqual([]);
});

test('A validator finds a block in a label, an id twice and a reference to nothing', () => {
  const body =
    '<label><div>Name</div><input id="a" type="text"></label><p id="a" aria-describedby="b">Text</p>';
  const html = `<!doctype html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`;
  const rules = faultsOfHtml('page', html).map((fault) => fault.split(': ')[1]);
  expect(rules.toSorted()).toEqual(['element-permitted-content', 'no-dup-id', 'no-missing-references']);
});

/** Ways to pay on a page of the company's own in a frame, or by its script, each with our page around it. */
const WAITING = [
  ['SplitIt', '/checkout/pay'],
  ['Truemed', '/checkout/truemed'],
  ['Acima', '/checkout/acima'],
] as const;

/** The written pages that all brands have, as Halcyon shows them. */
const writtenFor = (country: string, language: string): string[] => [
  ...pagesFor(CATALOGUE.pages, [], { brandKey: 'halcyon', country, language }).keys(),
];

const faultsOn = async (key: string, paths: readonly string[]): Promise<string[]> => {
  const faults: string[] = [];
  await inParallel(paths, async (path) => {
    faults.push(...faultsOfPage(`${key} ${path}`, await readPage(new PageVisitor(key), path)));
  });
  return faults;
};

/** The page that is seen in the end: a list that is narrowed to nothing leads to the whole one. */
const readPage = async (visitor: PageVisitor, path: string): Promise<string> => {
  const { location, text } = await visitor.opens(path);
  return location === '' ? text : readPage(visitor, location);
};
