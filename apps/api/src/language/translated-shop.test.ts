import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { beforeAll, describe, expect, it, test, vi } from 'vitest';
import { useTestStore } from '../testing/use-test-store.ts';
import { englishAmong, englishIn, openMarkedShop } from './testing/marked-shop.ts';
import { pagesOfShop } from './testing/pages-of-shop.ts';
import { isProse, textsOf } from './testing/texts-of.ts';
import { spokenLanguages, TRANSLATIONS } from './testing/translations.ts';

const store = useTestStore();

/** Every page of a storefront is read, on a machine that does other things as well. */
vi.setConfig({ hookTimeout: 60_000 });

test('every language that a storefront speaks is tried here', () => {
  const tried = TRANSLATIONS.map(({ language }) => language);
  expect(tried.toSorted()).toEqual(spokenLanguages(shippedCatalogue()).toSorted());
});

describe.each(TRANSLATIONS)('the shop in $locale', (translation) => {
  const { host, language } = translation;
  const english: string[] = [];
  const left = new Set<string>();
  let pages: readonly string[] = [];
  // Two tests look at what every page says, which takes long to ask for.
  beforeAll(async () => {
    const shop = await openMarkedShop(store, translation);
    pages = pagesOfShop(store.deps.catalogue.storefrontOf(host));
    const translate = store.deps.catalogue.storefrontOf(host, language).localize;
    for (const path of pages) {
      const both = await shop.answersTo(path);
      if (!both) throw new Error(`${path} is not answered`);
      english.push(...englishAmong(both, translation).map((text) => `${path}${text}`));
      const first = new Map(textsOf(both.english));
      for (const [place, text] of textsOf(both.said)) {
        const isLeft = isProse(text) && first.get(place) === text && translate(text) !== text;
        if (isLeft && !place.endsWith('.type')) left.add(`${place}: ${text}`);
      }
    }
  });

  it('has no English left on any page of the catalogue', () => {
    expect(pages.length).toBeGreaterThan(130);
    expect(english).toEqual([]);
  });

  it('leaves no text of a page in English that its dictionary knows', () => {
    expect([...left]).toEqual([]);
  });
});

describe.each(TRANSLATIONS)('the dictionary of $locale', (translation) => {
  const { language, alike, wrong } = translation;
  const texts = Object.entries(shippedCatalogue().languages[language]?.texts ?? {});
  const gapsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).toSorted();

  it('has the gaps of the English in every text', () => {
    expect(texts.length).toBeGreaterThan(1_500);
    expect(texts.filter(([english, said]) => gapsOf(english).join() !== gapsOf(said).join())).toEqual([]);
  });

  it('has its signs as the language sets them', () => {
    expect(texts.filter(([, said]) => wrong.inCopy.test(said))).toEqual([]);
  });

  it('has no English in it, but names and what is spelled alike', () => {
    const same = texts.flatMap(([english, said]) =>
      english === said ? [english.replace(/\{\w+\}[ ×|,%]*/g, '')] : [],
    );
    expect(same.filter((text) => isProse(text) && !alike.has(text))).toEqual([]);
  });

  it('has figures as the language writes them', () => {
    expect(englishIn(Object.fromEntries(texts), translation)).toEqual([]);
  });
});

test('a text that is English is known, whole or in part, and so is a figure where it is written in another way', () => {
  const answer = { title: 'Matelas', text: '⟦Mattress⟧ à 5 %', price: 'Moins de $100', path: '/p/returns' };
  const [french, spanish] = TRANSLATIONS.map((translation) => englishIn(answer, translation));
  expect(french).toEqual(['.text: ⟦Mattress⟧ à 5 %', '.price: Moins de $100']);
  expect(spanish).toEqual(['.text: ⟦Mattress⟧ à 5 %']);
});
