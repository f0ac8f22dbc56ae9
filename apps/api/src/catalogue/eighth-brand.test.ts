import { gzipSync } from 'node:zlib';
import { productKindSchema } from '@counterpane/catalogue/schema';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { stripeProvider } from '@counterpane/providers/payment/stripe/stripe-provider';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueWith, openApiWith } from '../testing/catalogue-with.ts';
import { type OpenPage, openPages } from '../testing/open-pages.ts';
import { result, Shopper } from '../testing/shopper.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

/** All that there is of it: files, and not many. */
const FILES: Readonly<Record<string, string>> = {
  'brand.yaml': `
name: Eighth Night
tagline: Beds for owls
storefronts:
  - { key: eighth, country: US, language: en, currency: USD, capture: shipment }
  - { key: eighth-uk, country: GB, language: en, currency: GBP, factor: 0.92 }
strategyIds:
  production: { bought-together: 801, goes-with: 802, popular: 803 }
  test: { bought-together: 9801, goes-with: 9802, popular: 9803 }
announcement: null
navigation: [{ title: Mattresses, url: /mattresses }]
footer: [{ title: Shop, links: [{ title: Mattresses, url: /mattresses }] }]
sells:
  - { from: halcyon, products: [steel-frame-mattress-foundation] }
`,
  'theme.yaml': `
color-ground: "#101418"
font-display: "'Outfit Variable', 'Outfit Fallback', sans-serif"
`,
  'products/all.yaml': `
- name: mattress
  title: Owl mattress
  kind: mattress
  model: classic
  url: /mattress
  inventoryKey: eig-owl
  subtitle: For those who sleep by day.
  description: A memory foam mattress for people who sleep by day and wake when the sun goes down.
  sizes: [twin, twinXL, queen, king, splitKing]
  gifts: [sheets]
  appearance: { shape: mattress, cover: "#ffffff", side: "#333333", accent: "#cc6600" }
- name: sheets
  title: Dark sheets
  kind: sheets
  url: /bedding/sheets
  inventoryKey: eig-sheets
  subtitle: Darker than the day.
  description: Cotton sheets in the size of the mattress, in a colour that the dark forgives easily.
  sizes: [twin, twinXL, queen, king, splitKing]
  appearance: { shape: sheets, cover: "#222222", side: "#333333", accent: "#cc6600" }
`,
  'products/frames.yaml': `
- name: owl-perch-bed
  title: Owl perch bed
  kind: bedframe
  url: /bed-frames/owl-perch-bed
  inventoryKey: eig-perch
  subtitle: High enough to look down from.
  description: A bed frame in oak or black, for people who like to sleep high.
  material: wood
  sizes: [twin, queen]
  colors:
    - { value: golden-oak, title: Golden oak, swatch: "#b9884f" }
    - { value: black, title: Black, swatch: "#222222" }
  appearance: { shape: bedframe, cover: "#b9884f", side: "#8a6238", accent: "#cc6600" }
`,
  'prices.yaml': `
mattress: { twin: [500, 400], twinXL: [550, 440], queen: [800, 640], king: [1000, 800] }
sheets: { one: [80, 60] }
owl-perch-bed: { twin: [300, 240], queen: [400, 320] }
`,
  'promotions.yaml': '- { id: all-year, title: All year, lane: sale, benefit: { type: sale-price } }',
  'content.yaml': `
home:
  title: Eighth Night
  description: Beds for owls, with a mattress, a frame and sheets for everybody who sleeps by day.
  hero: { heading: Good day, text: Sleep well., action: { title: Shop, url: /mattresses }, product: mattress }
  featured: [mattress]
  story: { heading: Owls, paragraphs: [They sleep by day.] }
  questions: []
listings:
  mattresses:
    title: Owl mattresses
    description: Every mattress that we make, which is one, in the sizes of its bed frame.
    heading: Mattresses
    introduction: One.
    kinds: [mattress]
  bed-frames:
    title: Owl beds
    description: Bed frames in oak or black, for people who like to sleep high above the floor.
    heading: Bed frames
    introduction: One.
    kinds: [bedframe]
`,
};

/** What is really sold, of whom: all of Halcyon, and of the others what needs nothing else, as far as a hundred. */
const HUNDRED = [
  ...Map.groupBy(
    shippedCatalogue().brands.flatMap(({ key, products }) =>
      products
        .filter(({ kind }) => kind !== 'protection-plan' && kind !== 'service')
        .filter(
          ({ gifts, choices, components }) =>
            key === 'halcyon' || [...gifts, ...choices, ...components].length === 0,
        )
        .map(({ name }) => ({ key, name })),
    ),
    ({ name }) => name,
  ).values(),
]
  .flatMap(([first]) => first ?? [])
  .slice(0, 100);

const MAKERS = [...Map.groupBy(HUNDRED, ({ key }) => key)];

/** A ninth that makes nothing itself, and shows all that it sells in one list. */
const RESELLER: Readonly<Record<string, string>> = {
  ...FILES,
  'brand.yaml': `
name: Ninth Shop
tagline: Everything
storefronts: [{ key: ninth, country: US, language: en, currency: USD }]
strategyIds:
  production: { bought-together: 801, goes-with: 802, popular: 803 }
  test: { bought-together: 9801, goes-with: 9802, popular: 9803 }
announcement: null
navigation: []
footer: []
sells:
${MAKERS.map(([key, all]) => `  - { from: ${key}, products: [${all.map(({ name }) => name).join(', ')}] }`).join('\n')}
`,
  'products/all.yaml': '[]',
  'products/frames.yaml': '[]',
  'prices.yaml': '{}',
  'content.yaml': `${FILES['content.yaml']}
  sale:
    title: Everything
    description: All that there is to know about how owls choose a bed, and how to look after it.
    heading: Everything
    introduction: A hundred things.
    kinds: [${productKindSchema.options.join(', ')}]
`,
};

/** Cards, whose money can be held for a week; nothing is paid here. */
const HOLDING = stripeProvider({
  id: 'stripeDirect',
  ...{ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' },
  timeoutMs: 1_000,
});

let store: TestStore;
let api: FastifyInstance;
let open: OpenPage;

beforeAll(async () => {
  const files = Object.entries({ eighth: FILES, ninth: RESELLER }).flatMap(([brand, own]) =>
    Object.entries(own).map(([name, text]) => [`brands/${brand}/${name}`, text]),
  );
  store = await openTestStore(new Map([['stripeDirect', HOLDING]]));
  api = await openApiWith(store, catalogueWith(Object.fromEntries(files)));
  open = await openPages(api);
}, 60_000);

afterAll(async () => {
  await api.close();
  await store.close();
});

const shopper = (host = 'eighth.localhost') => new Shopper(api, host);

it('an eighth brand is a folder of data: its products, its lists and its home are there', async () => {
  const { client } = shopper();
  const { product, promises } = result(await client.productPage('mattress'));
  expect(product).toMatchObject({ title: 'Owl mattress', inventoryKey: 'eig-owl' });
  expect(promises).toEqual([]);
  const list = result(await client.listingPage('mattresses', {}));
  expect(list.cards.map(({ title, price }) => [title, price.amount])).toEqual([['Owl mattress', 64_000]]);
  expect(result(await client.homePage()).storefront.name).toBe('Eighth Night');
});

it('it sells what another brand makes, and sells in a second country', async () => {
  const page = result(await shopper().client.productPage('steel-frame-mattress-foundation'));
  expect(page.product.inventoryKey).toBe('hal-steel-foundation');
  const [card] = result(await shopper('eighth-uk.localhost').client.listingPage('mattresses', {})).cards;
  expect(card?.price).toEqual({ amount: 58_900, currency: 'GBP' });
});

it('its mattress brings its sheets, and costs what its file says', async () => {
  const cart = await shopper().adds('mattress', 'queen');
  expect(cart.items.map(({ product, isGift }) => [product.name, isGift])).toEqual([
    ['mattress', false],
    ['sheets', true],
  ]);
  expect(cart.totalPrice.amount).toBe(64_000);
});

it('its file says where money is taken as things ship, and the billing step tells it there alone', async () => {
  const chargedAt = async (host: string) => {
    const buyer = shopper(host);
    await buyer.adds('mattress', 'queen');
    const { paymentProviders } = result(await buyer.client.checkout());
    return paymentProviders.map(({ id, chargedWithinDays }) => [id, chargedWithinDays]);
  };
  expect(await chargedAt('eighth.localhost')).toEqual([['stripeDirect', 6]]);
  expect(await chargedAt('eighth-uk.localhost')).toEqual([['stripeDirect', undefined]]);
});

it('its pages look like it: /mattress at its host, in its colours and its type', async () => {
  const { status, html } = await pageAt('/mattress');
  expect(status).toBe(200);
  expect(html).toContain('<title>Owl mattress | Eighth Night</title>');
  expect(html).toContain('--color-ground:#101418');
  expect(html).toMatch(/rel="preload" href="[^"]*outfit-latin-wght/);
});

it('a frame added as data has its page below /bed-frames, in the list, and can be bought [C2.105]', async () => {
  const { status, html } = await pageAt('/bed-frames/owl-perch-bed');
  expect(status).toBe(200);
  expect(html).toContain('Owl perch bed</h1>');
  expect(html).toContain('Add to cart');
  expect((await pageAt('/bed-frames')).html).toContain('href="/bed-frames/owl-perch-bed"');
  const { client } = shopper();
  const { product } = result(await client.productPage('owl-perch-bed'));
  const properties = [
    { name: 'Size', value: 'queen' },
    { name: 'Color', value: 'black' },
  ];
  const cart = result(await client.addItems([{ productID: product.id, quantity: 1, properties }]));
  expect(cart.totalPrice.amount).toBe(32_000);
});

it('a list of a hundred products that are really sold is at most 60 KB, compressed', async () => {
  const { status, html } = await pageAt('/sale', 'ninth');
  expect(status).toBe(200);
  expect(html.match(/<article/g)).toHaveLength(100);
  expect(gzipSync(html).length).toBeLessThanOrEqual(60 * 1024);
});

it('the other brands are as they were', async () => {
  const page = result(await shopper('halcyon.localhost').client.productPage('mattress'));
  expect(page.product.title).toBe('Classic memory foam mattress');
});

/** A page of it as the store sends it. */
const pageAt = async (url: string, storefront = 'eighth'): Promise<{ status: number; html: string }> => {
  const response = await open(storefront, url);
  return { status: response.status, html: await response.text() };
};
