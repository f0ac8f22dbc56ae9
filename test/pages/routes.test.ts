import { expect, test } from 'vitest';
import { PRIVATE_PATHS } from '../../apps/storefront/app/private-paths.ts';
import { readPage } from './read-page.ts';
import { getFrom } from './store-host.ts';

/** The pages that the specification names, each with the number of its row and what its heading says. */
const PRODUCTS = [
  ['/mattress [C2.59]', 'Classic memory foam mattress'],
  ['/mattresses/premier-memory-foam-mattress [C2.60]', 'Premier memory foam'],
  ['/mattresses/luxe-memory-foam-mattress [C2.61]', 'Luxe memory foam'],
  ['/mattresses/ultra-memory-foam-mattress [C2.62]', 'Ultra memory foam'],
  ['/mattresses/memory-foam-mattress [C2.63]', 'memory foam mattress'],
  ['/mattresses/hybrid-mattress [C2.64]', 'hybrid mattress'],
  ['/mattresses/premier-hybrid-mattress [C2.65]', 'Premier hybrid'],
  ['/mattresses/luxe-hybrid-mattress [C2.66]', 'Luxe hybrid'],
  ['/mattresses/ultra-hybrid-mattress [C2.67]', 'Ultra hybrid'],
  ['/bed-frames/adjustable-bed-frame [C2.80]', 'Adjustable'],
  ['/bed-frames/modern-platform-bed [C2.81]', 'Modern platform bed'],
  ['/bed-frames/tufted-headboard-upholstered-bed [C2.82]', 'Tufted'],
  ['/bed-frames/bamboo-platform-bed-frame [C2.83]', 'Bamboo'],
  ['/bed-frames/solid-wood-upholstered-mattress-foundation [C2.84]', 'foundation'],
  ['/bed-frames/metal-foldable-bed-frame [C2.85]', 'metal'],
  ['/bed-frames/steel-frame-mattress-foundation [C2.86]', 'foundation'],
  ['/bed-frames/upholstered-headboard-and-bed-frame [C2.87]', 'upholstered'],
  ['/bed-frames/mid-century-platform-bed [C2.88]', 'Mid-century'],
  ['/bed-frames/claremont-upholstered-wood-platform-bed [C2.89]', 'Claremont'],
  ['/bed-frames/aurora-pine-wood-bed-frame [C2.90]', 'Aurora'],
  ['/bed-frames/japanese-joinery-bamboo-bed [C2.91]', 'Japanese joinery'],
  ['/bed-frames/hudson-contemporary-bed-frame [C2.92]', 'Hudson'],
  ['/bed-frames/mira-panel-bed [C2.93]', 'Mira'],
  ['/bed-frames/socalle-platform-bed [C2.94]', 'Socalle'],
  ['/bed-frames/socalle-modern-platform-bed [C2.95]', 'Socalle modern'],
  ['/bed-frames/zadilyn-storage-bed [C2.96]', 'Zadilyn'],
  ['/bed-frames/calverson-modern-platform-bed [C2.97]', 'Calverson'],
  ['/bed-frames/cielden-midcentury-upholstered-bed [C2.98]', 'Cielden'],
  ['/bed-frames/lyncott-upholstered-wood-bed [C2.99]', 'Lyncott'],
  ['/bed-frames/onita-modern-storage-bed [C2.100]', 'Onita'],
  ['/bed-frames/cadmori-bed-frame [C2.101]', 'Cadmori'],
  ['/bedding/natural-cotton-sheet-set [C2.106]', 'cotton sheet set'],
  ['/bedding/sheet-set [C2.107]', 'Sheet set'],
  ['/bedding/waterproof-breathable-mattress-protector [C2.108]', 'protector'],
  ['/bedding/waterproof-mattress-protector [C2.109]', 'protector'],
  ['/bedding/waterproof-tencel-mattress-cover [C2.110]', 'cover'],
  ['/bedding/gel-infused-memory-foam-pillow [C2.111]', 'pillow'],
  ['/bedding/pillow [C2.112]', 'pillow'],
  ['/bedding/dual-temperature-weighted-blanket [C2.113]', 'weighted blanket'],
  ['/bedding/breathable-cotton-duvet [C2.114]', 'duvet'],
  ['/bedding/cotton-duvet [C2.115]', 'duvet'],
  ['/bedding/lightweight-cotton-cover-quilt [C2.116]', 'quilt'],
  ['/bedding/serenity-sheet-set-pillow-bundle [C2.117]', 'Serenity'],
  ['/bedding/serenity-bundle-sheet-set [C2.119]', 'Serenity'],
  ['/bedding/serenity-weighted-blanket [C2.120]', 'Serenity weighted blanket'],
  ['/bedding/serenity-down-alternative-quilt [C2.121]', 'Serenity'],
  ['/bedding/tri-comfort-cooling-pillow [C2.122]', 'Tri-comfort'],
  ['/bedding/dual-cooling-memory-foam-pillow [C2.123]', 'Dual-cooling'],
  ['/bedding/resident-memory-foam-pillow [C2.124]', 'Resident'],
  ['/bedding/softer-mattress-topper [C2.125]', 'topper'],
  ['/bedding/firmer-mattress-topper [C2.126]', 'topper'],
  ['/furniture/2-drawer-nightstand [C2.135]', 'nightstand'],
  ['/furniture/4-drawer-dresser [C2.136]', 'dresser'],
  ['/furniture/2-drawer-top-storage-cabinet [C2.137]', 'cabinet'],
  ['/furniture/mid-century-nightstand [C2.138]', 'Mid-century nightstand'],
  ['/furniture/mid-century-4-drawer-dresser [C2.139]', 'Mid-century'],
  ['/furniture/mid-century-2-drawer-dresser-top [C2.140]', 'Mid-century'],
  ['/furniture/socalle-nightstand [C2.150]', 'Socalle nightstand'],
  ['/furniture/calverson-drawer-nightstand [C2.151]', 'Calverson'],
  ['/furniture/zadilyn-usb-charging-nightstand [C2.152]', 'Zadilyn'],
  ['/furniture/calverson-5-drawer-chest [C2.153]', 'Calverson'],
  ['/furniture/lyncott-dresser [C2.154]', 'Lyncott'],
  ['/furniture/onita-modern-storage-chest [C2.155]', 'Onita'],
  ['/furniture/cadmori-6-drawer-fluted-dresser [C2.156]', 'Cadmori'],
  ['/furniture/mira-nightstand', 'Mira'],
  ['/furniture/hudson-nightstand', 'Hudson'],
  ['/kids/bamboo-kids-bed [C2.177]', 'Bamboo'],
  ['/kids/kids-mattress [C2.176]', 'Kids mattress'],
  ['/kids/onita-kids-bed [C2.178]', 'Onita kids bed'],
  ['/kids/wistenpine-kids-bed [C2.179]', 'Wistenpine kids bed'],
  ['/kids/wistenpine-kids-nightstand', 'Wistenpine kids nightstand'],
] as const;

const LISTS = [
  ['/mattresses [C2.48]', 'Mattresses'],
  ['/bed-frames [C2.49]', 'Bed frames'],
  ['/bedding [C2.50]', 'Bedding'],
  ['/furniture [C2.51]', 'Furniture'],
  ['/kids [C2.52]', 'Kids'],
  ['/twin-size-mattresses [C2.54]', 'Twin mattresses'],
  ['/full-size-mattresses [C2.55]', 'Full mattresses'],
  ['/queen-size-mattresses [C2.56]', 'Queen mattresses'],
  ['/king-size-mattresses [C2.57]', 'King mattresses'],
  ['/sale [C2.25]', 'The sale: up to 30% off'],
] as const;

const pathOf = (page: string): string => page.split(' ')[0] ?? '';

for (const [page, heading] of PRODUCTS)
  test(`There is a page of a product at ${page}`, async () => {
    const shown = await readPage(pathOf(page));
    expect(shown.status).toBe(200);
    expect(shown.headings.join().toLowerCase()).toContain(heading.toLowerCase());
    expect(shown.html.includes('data-purchase')).toBe(true);
  });

for (const [page, heading] of LISTS)
  test(`There is a list at ${page}`, async () => {
    const shown = await readPage(pathOf(page));
    expect(shown.status).toBe(200);
    expect(shown.headings).toEqual([heading]);
    expect(shown.html.match(/<article/g)?.length).toBeGreaterThan(2);
  });

test('There is a page to search at /search', async () => {
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

test('a page names its likes in the UK and in both languages of the US and of Canada [C2.03, C2.04]', async () => {
  for (const path of ['/', '/mattress', '/bedding']) {
    const { alternates } = await readPage(path);
    expect(Object.keys(alternates).toSorted()).toEqual([
      ...['en-CA', 'en-GB', 'en-US', 'es-US', 'fr-CA', 'x-default'],
    ]);
    expect(alternates['es-US']).toMatch(/\/\/localhost:\d+\/es/);
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
