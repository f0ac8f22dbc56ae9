import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestStore } from '../testing/use-test-store.ts';
import { CANADA, englishIn, type MarkedShop, openMarkedShop } from './testing/marked-shop.ts';
import { pagesOfShop } from './testing/pages-of-shop.ts';
import { isProse, textsOf } from './testing/texts-of.ts';

const store = useTestStore();
let shop: MarkedShop;
beforeAll(async () => {
  shop = await openMarkedShop(store);
});

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
    'Total',
    'Base',
    'Type',
    'Tencel',
    'Taupe',
  ],
  ...['Standard', 'Jumbo', 'Acacia', 'Accidents'],
  ...['Alberta', 'Manitoba', 'Nunavut', 'Ontario', 'Saskatchewan', 'Yukon'],
]);

const storefront = () => store.deps.catalogue.storefrontOf(CANADA);

/** What is English in the answers to all of these. */
const englishOfAll = async (paths: readonly string[]): Promise<string[]> => {
  const found = [];
  for (const path of paths) found.push(...(await shop.englishOf(path)));
  return found;
};

/** Every page of a storefront is read, on a machine that does other things as well. */
vi.setConfig({ testTimeout: 60_000 });

describe('the Canadian shop in French', () => {
  it('has no English left on any page of the catalogue', async () => {
    const paths = pagesOfShop(storefront());
    expect(paths.length).toBeGreaterThan(130);
    expect(await englishOfAll(paths)).toEqual([]);
  });

  it('leaves no text of a page in English that its dictionary knows', async () => {
    const say = store.deps.catalogue.storefrontOf(CANADA, 'fr').localize;
    const left = new Set<string>();
    const read = async (path: string, headers: Record<string, string>) =>
      textsOf(await (await store.shopper(CANADA).fetch(path, { headers })).json());
    for (const path of pagesOfShop(storefront())) {
      const english = new Map(await read(path, {}));
      for (const [place, text] of await read(path, { 'x-language': 'fr' })) {
        const isLeft = isProse(text) && english.get(place) === text && say(text) !== text;
        if (isLeft && !place.endsWith('.type')) left.add(`${place}: ${text}`);
      }
    }
    expect([...left]).toEqual([]);
  });

  it('knows a text that is English, whole or in part', async () => {
    expect(englishIn({ title: 'Matelas', text: '⟦Mattress⟧ à 5 %' })).toEqual(['.text: ⟦Mattress⟧ à 5 %']);
    expect(englishIn({ title: 'Moins de $100', path: '/p/returns' })).toEqual(['.title: Moins de $100']);
  });
});

describe('the French dictionary', () => {
  const texts = Object.entries(shippedCatalogue().languages.fr?.texts ?? {});
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
