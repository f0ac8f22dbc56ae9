import type { ContentPage } from '@counterpane/catalogue/content/page-schema';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { describe, expect, it, test } from 'vitest';
import { useTestStore } from '../testing/use-test-store.ts';
import { englishIn } from './testing/marked-shop.ts';
import { isProse, textsOf } from './testing/texts-of.ts';
import { TRANSLATIONS } from './testing/translations.ts';

const store = useTestStore();

const viewOf = async (host: string, path: string, headers: Record<string, string>) => {
  const answer = await store.shopper(host).fetch(`/api/pages/content?path=${path}`, { headers });
  return { status: answer.status, view: (await answer.json()).result };
};

const sitemapOf = async (host: string) =>
  (await (await store.shopper(host).fetch('/api/pages/sitemap')).json()).result.pages;

/** Words that these languages have not, and every English text has. A letter with an accent ends no word. */
const ENGLISH_WORD = /(?<!\p{L})(?:the|and|with|your|you|is|are|of|for|from|that)(?!\p{L})/iu;
/** The name of a standard. */
const NAME = 'WCAG 2.2';

/** Where a store is, as its mail is addressed. */
const ADDRESS = /\.stores\[\d+\]\.(?:name|street|city)$/;

/** Text alone: no tags, no addresses. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replaceAll(NAME, '')
    .replace(/^\/\S*$/, '');

describe.each(TRANSLATIONS)('in $locale', (translation) => {
  const { language, locale, host, alike, says, wrong } = translation;
  const spoken = { 'x-language': language };
  const storefront = () => store.deps.catalogue.storefrontOf(host);

  /** The files behind the pages of the shop, in this language or in English. */
  const written = (each: string): ContentPage[] => [...storefront().inLanguage(each).pages.values()];

  /** What is English in an answer beside what surrounds every page. */
  const englishOf = (translated: unknown, english: unknown): string[] => {
    const first = new Map(textsOf(english));
    return textsOf(translated).flatMap(([place, text]) => {
      if (ADDRESS.test(place) || alike.has(text)) return [];
      const isSame = isProse(text) && first.get(place) === text;
      const inFigures = englishIn({ text: plain(text) }, translation).length > 0;
      return isSame || ENGLISH_WORD.test(plain(text)) || inFigures ? [`${place}: ${text}`] : [];
    });
  };

  describe('the written pages', () => {
    it('are all there, with the layout of the English', () => {
      const layout = (page: ContentPage) => {
        const { path, template, date, picture, scene, canonical, brands, countries, kinds } = page;
        return { path, template, date, picture, scene, canonical, brands, countries, kinds };
      };
      expect(written('en').length).toBeGreaterThan(30);
      expect(written(language).map(layout)).toEqual(written('en').map(layout));
    });

    it('have no English left, in their text and in what the catalogue adds to it', async () => {
      const found = [];
      for (const path of storefront().pages.keys()) {
        const { status, view } = await viewOf(host, path, spoken);
        expect(status, path).toBe(200);
        const { storefront: _around, html, ...texts } = view;
        const { view: english } = await viewOf(host, path, {});
        found.push(...englishOf({ ...texts, written: html }, { ...english, written: english.html }));
      }
      expect(found).toEqual([]);
    });

    it('say our promises, and their links stay in the language', async () => {
      const { view } = await viewOf(host, '/p/returns', spoken);
      expect(view).toMatchObject({ title: says.returnsTitle, path: '/p/returns' });
      expect(view.html).toContain(says.returnsPromise);
      expect(view.html).toContain(`<a href="/${language}/p/support">`);
      expect((await viewOf(host, '/p/returns', { 'x-language': locale })).view.title).toBe(view.title);
      expect((await viewOf(host, '/p/delivery', spoken)).view.html).toContain(says.whiteGlovePrice);
    });

    it('lead only to what can be read in the language', () => {
      const { listings } = storefront().brand.content;
      const links = written(language)
        .flatMap(({ lead = '', markdown }) => [...`${lead}\n${markdown}`.matchAll(/\]\(([^)?]+)[^)]*\)/g)])
        .map(([, link = '']) => link);
      expect(links.length).toBeGreaterThan(50);
      const isThere = (link: string) =>
        storefront().inLanguage(language).pages.has(link) ||
        Object.hasOwn(listings, link.slice(1)) ||
        // Pages of the shop's own, whose words are tried with all texts of the shop.
        ['/forget-me', '/privacy-choices'].includes(link);
      expect(links.filter((link) => !isThere(link))).toEqual([]);
    });

    it('have their signs as the language sets them', () => {
      const pages = shippedCatalogue().pages.filter((page) => page.language === language);
      const lines = pages.flatMap(({ title, description, lead = '', markdown }) =>
        [title, description, lead, ...markdown.split(/\n|(?<=[.?!])\s/)].map((line) => line.trim()),
      );
      expect(lines.filter((line) => wrong.inPages.test(line))).toEqual([]);
    });
  });

  it('the links around every page lead to written pages that are there, as many as in English', async () => {
    const linksOf = async (headers: Record<string, string>): Promise<string[]> => {
      const answer = await store.shopper(host).fetch('/api/pages/chrome', { headers });
      const { footer } = (await answer.json()).result.storefront;
      return footer.flatMap(({ links }: { links: { url: string }[] }) => links.map(({ url }) => url));
    };
    const own = await linksOf(spoken);
    expect(own.length).toBeGreaterThan(25);
    expect(own).toEqual(await linksOf({}));
    const { listings } = storefront().brand.content;
    const pages = own
      .filter((url) => !Object.hasOwn(listings, url.slice(1)))
      .filter((url) => /^\/(?:p\/|posts|faq|compare|white|cloverlane)/.test(url));
    expect(pages.filter((url) => !storefront().inLanguage(language).pages.has(url))).toEqual([]);
  });

  describe('search engines', () => {
    it('are told of every page in both languages, each with the other', async () => {
      const pages = await sitemapOf(host);
      const pathsBelow = (wanted: string) =>
        pages.flatMap(({ base, path }: { base: string; path: string }) => (base === wanted ? [path] : []));
      expect(pathsBelow(`/${language}`)).toEqual(pathsBelow(''));
      expect(pathsBelow(`/${language}`)).toEqual(
        expect.arrayContaining(['/', '/mattress', '/p/care', '/sale']),
      );
      const country = locale.slice(3);
      for (const { path, alternates } of pages) {
        const languages = alternates.map(({ hrefLang }: { hrefLang: string }) => hrefLang);
        expect([path, languages]).toEqual([path, expect.arrayContaining([`en-${country}`, locale])]);
      }
    });

    it('find the other language in the head of every kind of page', async () => {
      const kinds = ['home', 'listings/mattresses', 'products/mattress', 'content?path=/p/care', 'bundles'];
      for (const kind of kinds) {
        const answer = await store.shopper(host).fetch(`/api/pages/${kind}`, { headers: spoken });
        const { storefront: around } = (await answer.json()).result;
        const url = expect.stringMatching(new RegExp(`:3000/${language}/$`));
        expect(around.alternates, kind).toContainEqual({ hrefLang: locale, url });
      }
    });
  });
});

test('a country without a language is told of no page in it, and a page of one country of no other', async () => {
  const bases = async (host: string) =>
    new Set((await sitemapOf(host)).map(({ base }: { base: string }) => base));
  expect(await bases('halcyon.localhost')).toEqual(new Set(['', '/es']));
  expect(await bases('halcyon-ca.localhost')).toEqual(new Set(['', '/fr']));
  expect(await bases('halcyon-uk.localhost')).toEqual(new Set(['']));
  const american = '/fsa-hsa-mattress-and-eligible-products';
  const languagesOf = async (wanted: string) =>
    (await sitemapOf('halcyon.localhost'))
      .find(({ path }: { path: string }) => path === wanted)
      ?.alternates.map(({ hrefLang }: { hrefLang: string }) => hrefLang);
  expect(await languagesOf('/p/care')).toContain('fr-CA');
  expect(await languagesOf(american)).toEqual(['en-US', 'es-US', 'x-default']);
  expect((await viewOf('halcyon-ca.localhost', american, { 'x-language': 'fr' })).status).toBe(404);
});
