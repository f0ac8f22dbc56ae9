import { expect, test } from 'vitest';
import { PRIVATE_PATHS } from '../../apps/storefront/app/private-paths.ts';
import { readPage } from './read-page.ts';
import { getFrom } from './store-host.ts';

/** The pages that the specification names, each with the number of its row and what its heading says. */
const PRODUCTS = [
  ['[C2.59] /mattress', 'Classic memory foam mattress'],
  ['[C2.60] /mattresses/premier-memory-foam-mattress', 'Premier memory foam'],
  ['[C2.61] /mattresses/luxe-memory-foam-mattress', 'Luxe memory foam'],
  ['[C2.62] /mattresses/ultra-memory-foam-mattress', 'Ultra memory foam'],
  ['[C2.63] /mattresses/memory-foam-mattress', 'memory foam mattress'],
  ['[C2.64] /mattresses/hybrid-mattress', 'hybrid mattress'],
  ['[C2.65] /mattresses/premier-hybrid-mattress', 'Premier hybrid'],
  ['[C2.66] /mattresses/luxe-hybrid-mattress', 'Luxe hybrid'],
  ['[C2.67] /mattresses/ultra-hybrid-mattress', 'Ultra hybrid'],
  ['[C2.80] /bed-frames/adjustable-bed-frame', 'Adjustable'],
  ['[C2.81] /bed-frames/modern-platform-bed', 'Modern platform bed'],
  ['[C2.82] /bed-frames/tufted-headboard-upholstered-bed', 'Tufted'],
  ['[C2.83] /bed-frames/bamboo-platform-bed-frame', 'Bamboo'],
  ['[C2.84] /bed-frames/solid-wood-upholstered-mattress-foundation', 'foundation'],
  ['[C2.85] /bed-frames/metal-foldable-bed-frame', 'metal'],
  ['[C2.86] /bed-frames/steel-frame-mattress-foundation', 'foundation'],
  ['[C2.87] /bed-frames/upholstered-headboard-and-bed-frame', 'upholstered'],
  ['[C2.88] /bed-frames/mid-century-platform-bed', 'Mid-century'],
  ['[C2.89] /bed-frames/claremont-upholstered-wood-platform-bed', 'Claremont'],
  ['[C2.90] /bed-frames/aurora-pine-wood-bed-frame', 'Aurora'],
  ['[C2.91] /bed-frames/japanese-joinery-bamboo-bed', 'Japanese joinery'],
  ['[C2.92] /bed-frames/hudson-contemporary-bed-frame', 'Hudson'],
  ['[C2.93] /bed-frames/mira-panel-bed', 'Mira'],
  ['[C2.94] /bed-frames/socalle-platform-bed', 'Socalle'],
  ['[C2.95] /bed-frames/socalle-modern-platform-bed', 'Socalle modern'],
  ['[C2.96] /bed-frames/zadilyn-storage-bed', 'Zadilyn'],
  ['[C2.97] /bed-frames/calverson-modern-platform-bed', 'Calverson'],
  ['[C2.98] /bed-frames/cielden-midcentury-upholstered-bed', 'Cielden'],
  ['[C2.99] /bed-frames/lyncott-upholstered-wood-bed', 'Lyncott'],
  ['[C2.100] /bed-frames/onita-modern-storage-bed', 'Onita'],
  ['[C2.101] /bed-frames/cadmori-bed-frame', 'Cadmori'],
  ['[C2.106] /bedding/natural-cotton-sheet-set', 'cotton sheet set'],
  ['[C2.107] /bedding/sheet-set', 'Sheet set'],
  ['[C2.108] /bedding/waterproof-breathable-mattress-protector', 'protector'],
  ['[C2.109] /bedding/waterproof-mattress-protector', 'protector'],
  ['[C2.110] /bedding/waterproof-tencel-mattress-cover', 'cover'],
  ['[C2.111] /bedding/gel-infused-memory-foam-pillow', 'pillow'],
  ['[C2.112] /bedding/pillow', 'pillow'],
  ['[C2.113] /bedding/dual-temperature-weighted-blanket', 'weighted blanket'],
  ['[C2.114] /bedding/breathable-cotton-duvet', 'duvet'],
  ['[C2.115] /bedding/cotton-duvet', 'duvet'],
  ['[C2.116] /bedding/lightweight-cotton-cover-quilt', 'quilt'],
  ['[C2.117] /bedding/serenity-sheet-set-pillow-bundle', 'Serenity'],
  ['[C2.119] /bedding/serenity-bundle-sheet-set', 'Serenity'],
  ['[C2.120] /bedding/serenity-weighted-blanket', 'Serenity weighted blanket'],
  ['[C2.121] /bedding/serenity-down-alternative-quilt', 'Serenity'],
  ['[C2.122] /bedding/tri-comfort-cooling-pillow', 'Tri-comfort'],
  ['[C2.123] /bedding/dual-cooling-memory-foam-pillow', 'Dual-cooling'],
  ['[C2.124] /bedding/resident-memory-foam-pillow', 'Resident'],
  ['[C2.125] /bedding/softer-mattress-topper', 'topper'],
  ['[C2.126] /bedding/firmer-mattress-topper', 'topper'],
  ['[C2.135] /furniture/2-drawer-nightstand', 'nightstand'],
  ['[C2.136] /furniture/4-drawer-dresser', 'dresser'],
  ['[C2.137] /furniture/2-drawer-top-storage-cabinet', 'cabinet'],
  ['[C2.138] /furniture/mid-century-nightstand', 'Mid-century nightstand'],
  ['[C2.139] /furniture/mid-century-4-drawer-dresser', 'Mid-century'],
  ['[C2.140] /furniture/mid-century-2-drawer-dresser-top', 'Mid-century'],
  ['[C2.150] /furniture/socalle-nightstand', 'Socalle nightstand'],
  ['[C2.151] /furniture/calverson-drawer-nightstand', 'Calverson'],
  ['[C2.152] /furniture/zadilyn-usb-charging-nightstand', 'Zadilyn'],
  ['[C2.153] /furniture/calverson-5-drawer-chest', 'Calverson'],
  ['[C2.154] /furniture/lyncott-dresser', 'Lyncott'],
  ['[C2.155] /furniture/onita-modern-storage-chest', 'Onita'],
  ['[C2.156] /furniture/cadmori-6-drawer-fluted-dresser', 'Cadmori'],
  ['/furniture/mira-nightstand', 'Mira'],
  ['/furniture/hudson-nightstand', 'Hudson'],
  ['[C2.177] /kids/bamboo-kids-bed', 'Bamboo'],
  ['[C2.176] /kids/kids-mattress', 'Kids mattress'],
  ['[C2.178] /kids/onita-kids-bed', 'Onita kids bed'],
  ['[C2.179] /kids/wistenpine-kids-bed', 'Wistenpine kids bed'],
  ['/kids/wistenpine-kids-nightstand', 'Wistenpine kids nightstand'],
] as const;

const LISTS = [
  ['[C2.48] /mattresses', 'Mattresses'],
  ['[C2.49] /bed-frames', 'Bed frames'],
  ['[C2.50] /bedding', 'Bedding'],
  ['[C2.51] /furniture', 'Furniture'],
  ['[C2.52] /kids', 'Kids'],
  ['[C2.54] /twin-size-mattresses', 'Twin mattresses'],
  ['[C2.55] /full-size-mattresses', 'Full mattresses'],
  ['[C2.56] /queen-size-mattresses', 'Queen mattresses'],
  ['[C2.57] /king-size-mattresses', 'King mattresses'],
  ['[C2.25] /sale', 'The sale: up to 30% off'],
] as const;

const pathOf = (title: string): string => title.slice(title.indexOf('/'));

for (const [title, heading] of PRODUCTS)
  test(title, async () => {
    const page = await readPage(pathOf(title));
    expect(page.status).toBe(200);
    expect(page.headings.join().toLowerCase()).toContain(heading.toLowerCase());
    expect(page.html.includes('data-purchase')).toBe(true);
  });

for (const [title, heading] of LISTS)
  test(title, async () => {
    const page = await readPage(pathOf(title));
    expect(page.status).toBe(200);
    expect(page.headings).toEqual([heading]);
    expect(page.html.match(/<article/g)?.length).toBeGreaterThan(2);
  });

test('/search', async () => {
  const page = await readPage('/search');
  expect(page.status).toBe(200);
  expect(page.headings).toEqual(['Search the shop']);
});

test('a page has a title and a description, and no two have the same [C2.01, C2.02]', async () => {
  const pages = await Promise.all([...PRODUCTS, ...LISTS].map(([title]) => readPage(pathOf(title))));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const unique = [...byPath.values()];
  for (const { title, description, path } of unique) {
    expect(title, path).not.toBe('');
    expect(description.length, path).toBeGreaterThan(20);
  }
  expect(new Set(unique.map(({ title }) => title)).size).toBe(unique.length);
  expect(new Set(unique.map(({ description }) => description)).size).toBe(unique.length);
});

test('a page names its likes in the US, the UK and both languages of Canada [C2.03, C2.04]', async () => {
  for (const path of ['/', '/mattress', '/bedding']) {
    const { alternates } = await readPage(path);
    expect(Object.keys(alternates).toSorted()).toEqual(['en-CA', 'en-GB', 'en-US', 'fr-CA', 'x-default']);
    expect(alternates['fr-CA']).toMatch(/halcyon-ca\.localhost:\d+\/fr/);
  }
});

test('the pages of one size skip what else their path says [C2.58]', async () => {
  const page = await readPage('/queen-size-mattresses/size-twin');
  expect(page.headings).toEqual(['Queen mattresses']);
  expect(page.canonical).toMatch(/\/queen-size-mattresses$/);
});

test('the tencel cover is hidden from search engines [C2.07, C2.08]', async () => {
  const isHidden = async (path: string) => (await readPage(path)).html.includes('content="noindex"');
  expect(await isHidden('/bedding/waterproof-tencel-mattress-cover')).toBe(true);
  expect(await isHidden('/bedding/waterproof-mattress-protector')).toBe(false);
});

test('the sitemap has the pages, and neither the checkout nor what is hidden [C2.06, C2.09, C2.10]', async () => {
  const sitemap = (await getFrom('halcyon', '/sitemap.xml')).text;
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toContain('/mattress');
  expect(paths).toContain('/furniture/lyncott-dresser');
  expect(paths).toContain('/cloverlane');
  expect(paths.filter((path) => path?.startsWith('/checkout'))).toEqual([]);
  expect(paths).not.toContain('/bedding/waterproof-tencel-mattress-cover');
  expect(paths).toContain('/bedroom-sets/mira-bed-and-nightstand-set');
  expect(paths.filter((path) => path?.startsWith('/bedroom-sets/lyncott'))).toEqual([]);
  expect((await readPage('/bedroom-sets/lyncott-bed-and-nightstand-set')).status).toBe(200);
  const robots = (await getFrom('halcyon', '/robots.txt')).text;
  for (const path of [...PRIVATE_PATHS, 'api', 'models'])
    for (const start of [`/${path}`, `/*/${path}`])
      expect(robots).toContain(`Disallow: ${start}/\nDisallow: ${start}?\nDisallow: ${start}$\n`);
  expect(robots).toMatch(/Sitemap: http:\/\/.+\/sitemap\.xml/);
});

test('Programs find where flaws are reported, at each storefront its own page, for half a year to come', async () => {
  const text = (await getFrom('halcyon', '/.well-known/security.txt')).text;
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => [line.split(': ')[0], line.split(': ')[1] ?? '']),
  );
  for (const field of ['Contact', 'Policy'])
    expect((await readPage(new URL(fields.get(field) ?? '').pathname)).status).toBe(200);
  const left = Date.parse(fields.get('Expires') ?? '') - Date.now();
  expect(left).toBeGreaterThan(180 * 24 * 3_600_000);
  expect(left).toBeLessThan(365 * 24 * 3_600_000);
});

test('mattresses, frames, bedding and furniture are sold; there are product pages, lists, the checkout, plain pages and written ones [C1.01, C2.05]', async () => {
  const headingsOf = async (path: string) => (await readPage(path)).headings;
  for (const path of [
    '/mattress',
    '/bed-frames/mira-panel-bed',
    '/bedding/sheet-set',
    '/furniture/lyncott-dresser',
  ])
    expect((await readPage(path)).html.includes('Add to cart'), path).toBe(true);
  expect(await headingsOf('/bed-frames')).toEqual(['Bed frames']);
  expect(await headingsOf('/checkout/cart')).toHaveLength(1);
  expect(await headingsOf('/')).toHaveLength(1);
  expect(await headingsOf('/p/returns')).toHaveLength(1);
});

test('the merchant feed leads to each variant', async () => {
  const feed = (await getFrom('halcyon', '/feeds/products.xml')).text;
  const link = /<g:link>https?:\/\/[^/]+(\/mattress\?variant=[^<]+_s_king)<\/g:link>/.exec(feed)?.[1] ?? '';
  const { html } = await readPage(link);
  expect(html.includes('&quot;sku&quot;:&quot;hal-classic-foam-s:king&quot;')).toBe(true);
});

test('an address that leads nowhere says so and helps on', async () => {
  for (const path of ['/mattress/size-enormous', '/mattresses/waterbed', '/sofas', '/p/nothing']) {
    const page = await readPage(path);
    expect(page.status, path).toBe(404);
    expect(page.links, path).toContain('/mattresses');
  }
});
