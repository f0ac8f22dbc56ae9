import { loadCatalogue } from '@counterpane/catalogue/load';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const CANADA = 'halcyon-ca.localhost';
const FRENCH = { 'x-language': 'fr' };

/** What is spelled alike in both languages, and names. */
const ALIKE: ReadonlySet<string> = new Set([
  ...['Halcyon', 'Premier', 'Luxe', 'Ultra', 'Questions', 'Journal', 'Taxes', 'Base', 'Type', 'Tencel'],
  ...['Taupe', 'Standard', 'Jumbo', 'Acacia', 'Accidents', 'Alberta', 'Manitoba', 'Yukon'],
]);

/** Fields that programs go by, and addresses in them. */
const NOT_READ: ReadonlySet<string> = new Set([
  ...['name', 'value', 'code', 'sku', 'id', 'key', 'kind', 'type', 'step', 'rule', 'status', 'url', 'path'],
  ...['productID', 'itemIdentifier', 'inventoryKey', 'couponCode', 'sort', 'size', 'role', 'field', 'family'],
  ...['firmness', 'firmnessType', 'currency', 'theme', 'tags', 'markers', 'drawing', 'skus', 'selectedSku'],
  ...['fallbackSku'],
  ...['metadata', 'historyLog', 'version', 'alternates', 'defaultProperties', 'alternativeProperties'],
  ...['sellsWith', 'productName', 'model', 'material', 'country', 'language', 'thumbUrl', 'canonical'],
]);

/** Every text of an answer with the place where it stands. */
const textsOf = (answer: unknown, place = ''): [place: string, text: string][] => {
  if (typeof answer === 'string') return [[place, answer]];
  if (Array.isArray(answer)) return answer.flatMap((each, index) => textsOf(each, `${place}[${index}]`));
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, each]) =>
    NOT_READ.has(key) ? [] : textsOf(each, `${place}.${key}`),
  );
};

const isProse = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/^[/#]/.test(text) && !/^[a-z0-9-]+$/.test(text);

/** What is still English: the same in French as without the header, though it is something to read. */
const english = (first: unknown, french: unknown): string[] => {
  const said = new Map(textsOf(french));
  return textsOf(first).flatMap(([place, text]) =>
    isProse(text) && !ALIKE.has(text) && said.get(place) === text ? [`${place}: ${text}`] : [],
  );
};

const both = async (path: string): Promise<[unknown, unknown]> => {
  const shopper = store.shopper(CANADA);
  const [first, french] = [await shopper.fetch(path), await shopper.fetch(path, { headers: FRENCH })];
  expect([first.status, french.status]).toEqual([200, 200]);
  return [await first.json(), await french.json()];
};

describe('the Canadian shop in French', () => {
  it.each([
    '/api/pages/home',
    '/api/pages/listings/mattresses',
    '/api/pages/listings/bed-frames',
    '/api/pages/listings/sale',
    '/api/pages/products/mattress',
    '/api/pages/products/ultra-hybrid-mattress',
    '/api/pages/products/natural-cotton-sheet-set',
    '/api/pages/products/dual-temperature-weighted-blanket',
    '/api/pages/products/mattress-accident-protection-5-year',
    '/api/pages/bundles',
    '/api/pages/bundles/adjustable-frame-bundle',
    '/api/pages/sets/socalle-bedroom-set',
  ])('has no English left on %s', async (path) => {
    expect(english(...(await both(path)))).toEqual([]);
  });

  it('has no English left in a cart with a mattress and its gifts', async () => {
    const shopper = store.shopper(CANADA);
    const first = await shopper.adds('mattress', 'queen');
    const answer = await shopper.fetch('/api/carts/my', { headers: FRENCH });
    const { result } = await answer.json();
    expect(english(first, result)).toEqual([]);
    const receipt = textsOf(result.receipt).map(([, text]) => text);
    expect(receipt).toContain('1 × Ensemble de draps, gratuit avec Matelas classique en mousse mémoire');
  });

  it('refuses a code in French', async () => {
    const shopper = store.shopper(CANADA);
    await shopper.adds('mattress', 'queen');
    const answer = await shopper.fetch('/api/carts/my/coupon', {
      method: 'PUT',
      headers: { ...FRENCH, 'content-type': 'application/json' },
      body: JSON.stringify({ couponCode: 'NEVERWAS' }),
    });
    expect(await answer.json()).toMatchObject({ error: 'Nous ne connaissons pas le code NEVERWAS' });
  });
});

describe('a page that is written in French', () => {
  const page = (path: string) =>
    store.shopper(CANADA).fetch(`/api/pages/content?path=${path}`, { headers: FRENCH });

  it.each(['/faq', '/p/returns', '/p/delivery', '/p/warranty', '/p/support', '/cloverlane'])(
    'is read in French: %s',
    async (path) => {
      expect(english(...(await both(`/api/pages/content?path=${path}`)))).toEqual([]);
    },
  );

  it('says our promises in French, and its links stay in French', async () => {
    const { result } = await (await page('/p/returns')).json();
    expect(result).toMatchObject({ title: 'Retours et remboursements | Halcyon', path: '/p/returns' });
    expect(result.html).toContain('30 jours pour le retourner');
    expect(result.html).toContain('<a href="/fr/p/support">');
  });

  it('leads only to what can be read in French', async () => {
    const storefront = store.deps.catalogue.storefrontOf(CANADA);
    const { listings } = storefront.brand.content;
    const links = loadCatalogue()
      .pages.filter(({ language }) => language === 'fr')
      .flatMap(({ lead = '', markdown }) => [...`${lead}\n${markdown}`.matchAll(/\]\(([^)]+)\)/g)])
      .map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(10);
    const isThere = (link: string) =>
      storefront.findPage(link, 'fr') !== null || Object.hasOwn(listings, link.slice(1));
    expect(links.filter((link) => !isThere(link))).toEqual([]);
  });

  it('is announced in French only where it is written in French', async () => {
    const languages = async (path: string) => {
      const answer = await store.shopper(CANADA).fetch(`/api/pages/content?path=${path}`);
      const { storefront } = (await answer.json()).result;
      return storefront.alternates.map(({ hrefLang }: { hrefLang: string }) => hrefLang);
    };
    expect(await languages('/p/returns')).toContain('fr-CA');
    expect(await languages('/p/care')).not.toContain('fr-CA');
    expect((await page('/p/care')).status).toBe(404);
  });
});

describe('the French dictionary', () => {
  const texts = Object.entries(loadCatalogue().languages.fr?.texts ?? {});
  const gapsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).toSorted();

  it('has the gaps of the English in every text', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter(([en, fr]) => gapsOf(en).join() !== gapsOf(fr).join())).toEqual([]);
  });

  it('has a space that does not break before signs of two parts', () => {
    expect(texts.filter(([, fr]) => / [:;!?»%]|\p{L}[:;!?»](?!\/)/u.test(fr))).toEqual([]);
  });
});
