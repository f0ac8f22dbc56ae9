import { loadCatalogue } from '@counterpane/catalogue/load';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adjustableMattresses, builderModes } from '../sets/find-set-pages.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { CANADA, englishIn, isProse, type MarkedShop, openMarkedShop } from './testing/marked-shop.ts';

let store: TestStore;
let shop: MarkedShop;
beforeAll(async () => {
  store = await openTestStore();
  shop = await openMarkedShop(store);
});
afterAll(() => store.close());

/** Names, and what is spelled alike in both languages. */
const ALIKE: ReadonlySet<string> = new Set([
  ...[
    'Halcyon',
    'Premier',
    'Luxe',
    'Ultra',
    'Questions',
    'Journal',
    'Taxes',
    'Base',
    'Type',
    'Tencel',
    'Taupe',
  ],
  ...['Standard', 'Jumbo', 'Acacia', 'Accidents'],
  ...['Alberta', 'Manitoba', 'Nunavut', 'Ontario', 'Saskatchewan', 'Yukon'],
]);

const storefront = () => store.deps.catalogue.storefrontOf(CANADA);

/** Every page of the shop that is made from the catalogue, by the name of its call. */
const pagesOfShop = (): string[] => {
  const { brand, entries } = storefront();
  const withPage = (sets: readonly { readonly name: string; readonly url: string | null }[]) =>
    sets.filter(({ url }) => url !== null).map(({ name }) => name);
  const names = {
    listings: Object.keys(brand.content.listings),
    products: entries.map(({ data }) => data.name),
    bundles: withPage(brand.bundles),
    sets: withPage(brand.collections),
    builder: builderModes(storefront()),
    'adjustable-bundles': adjustableMattresses(storefront()).map(({ data }) => data.name),
  };
  const made = Object.entries(names).flatMap(([kind, all]) =>
    all.map((name) => `/api/pages/${kind}/${name}`),
  );
  return ['/api/pages/home', '/api/pages/chrome', '/api/pages/bundles', ...made];
};

/** What is English in the answers to all of these. */
const englishOfAll = async (paths: readonly string[]): Promise<string[]> => {
  const found = [];
  for (const path of paths) found.push(...(await shop.englishOf(path)));
  return found;
};

describe('the Canadian shop in French', () => {
  it('has no English left on any page of the catalogue', async () => {
    const paths = pagesOfShop();
    expect(paths.length).toBeGreaterThan(130);
    expect(await englishOfAll(paths)).toEqual([]);
  });

  it('knows a text that is English, whole or in part', async () => {
    expect(englishIn({ title: 'Matelas', text: '⟦Mattress⟧ à 5 %' })).toEqual(['.text: ⟦Mattress⟧ à 5 %']);
    expect(englishIn({ title: 'Moins de $100', path: '/p/returns' })).toEqual(['.title: Moins de $100']);
  });
});

describe('the French dictionary', () => {
  const texts = Object.entries(loadCatalogue().languages.fr?.texts ?? {});
  const gapsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).toSorted();

  it('has the gaps of the English in every text', () => {
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts.filter(([en, fr]) => gapsOf(en).join() !== gapsOf(fr).join())).toEqual([]);
  });

  it('has a space that does not break before signs of two parts', () => {
    expect(texts.filter(([, fr]) => / [:;!?»%$]|[\p{L}\d][:;!?»%](?!\/)/u.test(fr))).toEqual([]);
  });

  it('has no English for French, but names and what is spelled alike', () => {
    const same = texts.flatMap(([en, fr]) => (en === fr ? [en.replace(/\{\w+\}[ ×|,%]*/g, '')] : []));
    expect(same.filter((text) => isProse(text) && !ALIKE.has(text))).toEqual([]);
  });

  it('has figures as French writes them', () => {
    expect(englishIn(Object.fromEntries(texts))).toEqual([]);
  });
});
