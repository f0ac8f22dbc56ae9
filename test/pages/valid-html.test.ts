import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesFor } from '@counterpane/catalogue/content/pages-for';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, test } from 'vitest';
import { resultOf } from '../support/visitor.ts';
import { asVisitor } from './crawl.ts';
import { IS_WHOLE_CRAWL, readPageKinds } from './page-kinds.ts';
import { unstyledClasses } from './page-styles.ts';
import { PageVisitor } from './page-visitor.ts';
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

test('The pages of staff are valid HTML', async () => {
  const staff = new PageVisitor();
  const faults = await faultsAt(staff, '/staff/sign-in');
  faults.push(...(await faultsOfRefusal(staff, '/staff/sign-in', { email: 'nobody' })));
  // As `npm start` prints it.
  const password = readFileSync(join(process.env.STORE_DATA ?? '', 'staff-password'), 'utf8');
  await staff.sends('/staff/sign-in', { email: 'maya@halcyon.example', password });
  faults.push(...(await faultsAt(staff, ...STAFF_PAGES)));
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

const STAFF_PAGES = [
  '/staff',
  '/staff/account',
  '/staff/account/password',
  '/staff/account/second-factor',
  '/staff/orders',
  '/staff/reconciliation',
  '/staff/audit',
  '/staff/caches',
  '/staff/unpaid-reservations',
  '/staff/disputes',
  '/staff/returns',
  '/staff/shipments',
  '/staff/pick-list',
  '/staff/cancellations',
  '/staff/funnel',
  '/staff/experiments',
  '/staff/reviews',
  '/staff/questions',
];

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

/** What a validator says, and that the page has the styles of what stands on it. */
const faultsOfPage = (place: string, html: string): string[] => [
  ...faultsOfHtml(place, html),
  ...unstyledClasses(html).map((name) => `${place}: no style for ${name}`),
];

/** The page that is seen in the end: a list that is narrowed to nothing leads to the whole one. */
const readPage = async (visitor: PageVisitor, path: string): Promise<string> => {
  const { location, text } = await visitor.opens(path);
  return location === '' ? text : readPage(visitor, location);
};

/** One after another. A redirect is a fault: it has no page. */
const faultsAt = async (visitor: PageVisitor, ...paths: readonly string[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const path of paths) faults.push(...faultsOfPage(path, (await visitor.opens(path)).text));
  return faults;
};

const faultsOfRefusal = async (
  visitor: PageVisitor,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<string[]> => {
  const { status, text } = await visitor.sends(path, fields);
  expect(status, path).toBeGreaterThanOrEqual(400);
  return faultsOfPage(`${path}, refused`, text);
};

/** What `Place order` sends, as it stands on the page. */
