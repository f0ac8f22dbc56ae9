import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { beforeAll, expect, test } from 'vitest';
import { asVisitor, type CrawledPage, crawl } from './crawl.ts';
import { isLeftOut } from './left-out.ts';
import { faultsOfData } from './page-data.ts';
import { IS_WHOLE_CRAWL } from './page-kinds.ts';
import { readOffers } from './page-offers.ts';
import { americanOn, englishOn } from './page-words.ts';
import { parsePage } from './read-page.ts';
import { getFrom, hostOf, inParallel } from './store-host.ts';

/** Halcyon has every kind of page, in three countries and three languages. */
const BRANDS = shippedCatalogue().brands.filter(({ key }) => IS_WHOLE_CRAWL || key === 'halcyon');
/** Fewer, and the crawler has lost its way. */
const EXPECTED_PAGES = IS_WHOLE_CRAWL ? 1_350 : 500;
const MOST_OF_A_STOREFRONT = IS_WHOLE_CRAWL ? 150 : 90;
const STOREFRONTS = BRANDS.flatMap((whole) =>
  whole.brand.storefronts.map((storefront) => ({
    whole,
    storefront,
    key: storefront.key,
    otherLanguages: storefront.otherLanguages,
    redirects: whole.redirects,
  })),
);

/** The pages of every storefront, by their whole address, and what was wrong on the way. */
const pages = new Map<string, CrawledPage>();
const faults: string[] = [];

const truePages = (): CrawledPage[] => [...pages.values()].filter(({ url, canonical }) => url === canonical);

/** Hundreds of pages, each rendered anew; on a busy machine they take minutes. */
const CRAWL_MS = 600_000;

beforeAll(async () => {
  for (const { key, otherLanguages } of STOREFRONTS) {
    const found = await crawl(key, ['/', ...otherLanguages.map((language) => `/${language}/`)]);
    for (const page of found.pages) pages.set(page.url, page);
    faults.push(...found.faults);
  }
}, CRAWL_MS);

test('every link of every storefront leads to a page with one heading, a description and its picture', () => {
  expect(faults).toEqual([]);
  expect(pages.size).toBeGreaterThan(EXPECTED_PAGES);
});

test('a page of one visitor is described too, in the language that it is read in', async () => {
  const descriptionOf = async (key: string, path: string) => {
    const { status, text } = await getFrom(key, path);
    return parsePage(path, status, text).description;
  };
  const paths = ['/checkout/cart', '/delivered-price', '/staff/sign-in'];
  for (const path of paths) expect((await descriptionOf('halcyon', path)).length, path).toBeGreaterThan(50);
  expect(await descriptionOf('halcyon', '/checkout/cart')).toMatch(/^What you have chosen/);
  expect(await descriptionOf('halcyon-ca', '/fr/checkout/cart')).toMatch(/^Ce que vous avez choisi/);
  expect(await descriptionOf('halcyon', '/es/checkout/cart')).toMatch(/^Lo que eligió/);
});

test('no two pages of a storefront have the same title or the same description', () => {
  const repeated: string[] = [];
  const seen = new Map<string, string>();
  for (const { url, key, language, title, description } of truePages())
    for (const [kind, text] of Object.entries({ title, description })) {
      const place = `${key} ${language} ${kind} ${text}`;
      if (seen.has(place)) repeated.push(`${url} and ${seen.get(place)} have one ${kind}: ${text}`);
      seen.set(place, url);
    }
  expect(repeated).toEqual([]);
});

test('a page that repeats another names one that is there, and that one names itself', () => {
  const wrong = [...pages.values()].filter(({ canonical }) => pages.get(canonical)?.canonical !== canonical);
  expect(wrong.map(({ url, canonical }) => `${url} names ${canonical}`)).toEqual([]);
});

test('pages of other countries and languages name each other', () => {
  const strangers = truePages().flatMap(({ url, hrefLang, alternates }) => {
    const likes = Object.entries(alternates);
    if (likes.length === 0) return [];
    const own = alternates[hrefLang] === url ? [] : [`${url} does not name itself as ${hrefLang}`];
    const others = likes.flatMap(([language, like]) => {
      const other = pages.get(like);
      if (!other && isLeftOut(new URL(like).pathname)) return [];
      if (!other) return [`${url} names ${like} (${language}), which no link leads to`];
      return isEqual(other.alternates, alternates) ? [] : [`${url} and ${like} do not name the same pages`];
    });
    return [...own, ...others];
  });
  expect(strangers).toEqual([]);
});

test('every page tells search engines in which language and for which country it is, as its root does [C2.03]', () => {
  const silent = truePages().filter(
    ({ language, hrefLang, alternates }) =>
      hrefLang === '' || language !== hrefLang || alternates['x-default'] === undefined,
  );
  expect(silent.map(({ url, language, hrefLang }) => `${url} is ${language}, and ${hrefLang}`)).toEqual([]);
});

test('a page in French or Spanish has no English word of ours, and a page of the United Kingdom no American one', () => {
  const ofLanguage = (language: string) => [...pages.values()].filter((page) => page.language === language);
  const faults = [
    ...['fr-CA', 'es-US'].flatMap((locale) =>
      ofLanguage(locale).flatMap(({ url, html }) => englishOn(html, locale).map((text) => `${url}: ${text}`)),
    ),
    ...ofLanguage('en-GB').flatMap(({ url, html }) => americanOn(html).map((text) => `${url}: ${text}`)),
  ];
  expect(ofLanguage('fr-CA').length).toBeGreaterThan(MOST_OF_A_STOREFRONT);
  expect(ofLanguage('es-US').length).toBeGreaterThan(MOST_OF_A_STOREFRONT);
  expect(ofLanguage('en-GB').length).toBeGreaterThan(MOST_OF_A_STOREFRONT);
  expect(faults).toEqual([]);
});

test('a page that says a label or a size in other words than its country does not pass', () => {
  expect(englishOn('<label>Color</label><p>Couleur</p>', 'fr-CA')).toEqual(['Color']);
  expect(englishOn('<label>Color</label><p>Size</p><p>Medida</p>', 'es-US')).toEqual(['Size']);
  expect(americanOn('<li>Queen, Grey</li><dd>9 in high</dd><td>94 lbs</td><img alt="Color">')).toEqual([
    'Queen, Grey',
    '9 in high',
    '94 lbs',
    'Color',
  ]);
  expect(americanOn('<p>Double, about 800 in a king, at its full height</p>')).toEqual([]);
});

test('what pages tell search engines of prices, stock and currency is what the shop sells', async () => {
  const wrong: string[] = [];
  for (const { key, whole, storefront } of STOREFRONTS) {
    const offers = await readOffers(whole, storefront);
    expect(offers.sets.size, key).toBeGreaterThan(5);
    const own = [...pages.values()].filter((page) => page.key === key);
    const paths = new Set(own.map(({ path }) => path));
    // What is told of nowhere would be told rightly everywhere.
    expect([...offers.products.keys()].filter((path) => paths.has(path)).length, key).toBeGreaterThan(10);
    expect(
      [...offers.sets.keys()].filter((path) => !paths.has(path) && !isLeftOut(path)),
      key,
    ).toEqual([]);
    wrong.push(...own.flatMap((page) => faultsOfData(page, offers)));
  }
  expect(wrong).toEqual([]);
});

test('a page that tells them nothing, or of something that is not sold, does not pass for a true one', async () => {
  const [first] = STOREFRONTS;
  const product = pages.get(`http://${hostOf('halcyon')}/mattress`);
  const set = pages.get(`http://${hostOf('halcyon')}/mattress-bundles/foundation-mattress-set`);
  const list = pages.get(`http://${hostOf('halcyon')}/bedding`);
  if (!first || !product || !set || !list) throw new Error('the crawler found no Halcyon');
  const offers = await readOffers(first.whole, first.storefront);
  const spoilt = (page: CrawledPage, pattern: RegExp, text: string) =>
    faultsOfData({ ...page, html: page.html.replace(pattern, text) }, offers);
  const everything = /<script type="application\/ld\+json"[\s\S]*?<\/script>/g;
  expect(spoilt(product, everything, '').length).toBeGreaterThan(5);
  expect(spoilt(list, everything, '')).toEqual([`${list.url}: does not say where it stands`]);
  expect(spoilt(set, everything, '')).toHaveLength(1);
  expect(spoilt(product, /"sku":"[^"]*"/, '"sku":"elephant"')).toContain(
    `${product.url}: elephant is nothing that is sold`,
  );
  expect(spoilt(set, /"price":"[^"]*"/, '"price":"1.00"')).toHaveLength(1);
  expect(spoilt(product, /"offers":\{[^}]*\}/, '"offers":{}').length).toBeGreaterThan(0);
});

test('every page that search engines are told of can be reached by links', async () => {
  const told: string[] = [];
  for (const { key } of STOREFRONTS) {
    const { text } = await getFrom(key, '/sitemap.xml');
    told.push(...[...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url));
  }
  expect(told.length).toBeGreaterThan(EXPECTED_PAGES);
  const expected = told.filter((url) => !isLeftOut(new URL(url).pathname));
  expect(expected.filter((url) => !pages.has(url))).toEqual([]);
});

test('another name of a page leads there in one step with its query, and never to a page that is not there', async () => {
  const lost: string[] = [];
  for (const { key, redirects } of STOREFRONTS) {
    // Many names lead to one page.
    const targets = new Map<string, number>();
    await inParallel(new Set(redirects.map(({ to }) => to)), async (to) => {
      targets.set(to, (await getFrom(key, asVisitor(to))).status);
    });
    await inParallel(redirects, async ({ from, to }) => {
      const { status, location } = await getFrom(key, `${from}?utm_source=letter&a=b`);
      const target = targets.get(to);
      const isFollowed = status === 301 && location === `${to}?utm_source=letter&a=b` && target === 200;
      if (!isFollowed && !(status === 404 && target === 404))
        lost.push(`${key} ${from}: ${status} ${location}, where ${to} is ${target}`);
    });
  }
  expect(lost).toEqual([]);
});

test('a page has one spelling: capital letters and a slash at the end lead to it, what is chosen stays', async () => {
  const movedTo = async (path: string) => {
    const { status, location } = await getFrom('halcyon-ca', path);
    return [status, location];
  };
  expect(await movedTo('/Mattresses/?sort=price-low')).toEqual([301, '/mattresses?sort=price-low']);
  expect(await movedTo('/MATTRESS/size-twinXL/')).toEqual([301, '/mattress/size-twinXL']);
  expect(await movedTo('/fr/P/Returns')).toEqual([301, '/fr/p/returns']);
  expect(await movedTo('/Blog/')).toEqual([301, '/posts']);
  expect(await movedTo('/checkout/cart/')).toEqual([301, '/checkout/cart']);
});

const isEqual = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean =>
  JSON.stringify(Object.entries(a).toSorted()) === JSON.stringify(Object.entries(b).toSorted());
