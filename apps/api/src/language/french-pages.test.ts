import type { ContentPage } from '@counterpane/catalogue/content/page-schema';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Storefront } from '../catalogue/storefront.ts';
import { useTestStore } from '../testing/use-test-store.ts';
import { CANADA, englishIn } from './testing/marked-shop.ts';
import { isProse, textsOf } from './testing/texts-of.ts';

const store = useTestStore();
let storefront: Storefront;
beforeAll(async () => {
  storefront = store.deps.catalogue.storefrontOf(CANADA);
});

const FRENCH = { 'x-language': 'fr' };

const viewOf = async (path: string, headers: Record<string, string> = FRENCH) => {
  const answer = await store.shopper(CANADA).fetch(`/api/pages/content?path=${path}`, { headers });
  return { status: answer.status, view: (await answer.json()).result };
};

/** The files behind the Canadian pages in French, and in English. */
const written = (language: string): ContentPage[] => [...storefront.inLanguage(language).pages.values()];

/** Words that French has not, and every English text has. */
const ENGLISH_WORD = /\b(?:the|and|with|your|you|is|are|of|for|from|that)\b/i;
/** The name of a standard. */
const NAME = 'WCAG 2.2';
/** Titles that are the same word in both languages. */
const ALIKE: ReadonlySet<string> = new Set(['Journal', 'Alberta', 'Manitoba', 'Nunavut', 'Ontario']);
const ALIKE_TOO: ReadonlySet<string> = new Set(['Saskatchewan', 'Yukon', 'Halcyon']);

/** Text alone: no tags, no addresses. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replaceAll(NAME, '')
    .replace(/^\/\S*$/, '');

/** What is English in an answer beside what surrounds every page. */
const englishOf = (french: unknown, english: unknown): string[] => {
  const first = new Map(textsOf(english));
  return textsOf(french).flatMap(([place, text]) => {
    const isSame = isProse(text) && first.get(place) === text && !ALIKE.has(text) && !ALIKE_TOO.has(text);
    const isEnglish = isSame || ENGLISH_WORD.test(plain(text)) || englishIn({ text: plain(text) }).length > 0;
    return isEnglish ? [`${place}: ${text}`] : [];
  });
};

describe('the written pages of the Canadian shop', () => {
  it('are all there in French, with the layout of the English', () => {
    const layout = ({
      path,
      template,
      date,
      picture,
      scene,
      canonical,
      brands,
      countries,
      kinds,
    }: ContentPage) => ({
      ...{ path, template, date, picture, scene, canonical, brands, countries, kinds },
    });
    expect(written('en').length).toBeGreaterThan(30);
    expect(written('fr').map(layout)).toEqual(written('en').map(layout));
  });

  it('have no English left, in their text and in what the catalogue adds to it', async () => {
    const found = [];
    for (const path of storefront.pages.keys()) {
      const { status, view } = await viewOf(path);
      expect(status, path).toBe(200);
      const { storefront: _around, html, ...texts } = view;
      const { view: english } = await viewOf(path, {});
      found.push(...englishOf({ ...texts, written: html }, { ...english, written: english.html }));
    }
    expect(found).toEqual([]);
  });

  it('say our promises in French, and their links stay in French', async () => {
    const { view } = await viewOf('/p/returns');
    expect(view).toMatchObject({ title: 'Retours et remboursements | Halcyon', path: '/p/returns' });
    expect(view.html).toContain('30 jours pour le retourner');
    expect(view.html).toContain('<a href="/fr/p/support">');
    expect((await viewOf('/p/returns', { 'x-language': 'fr-CA' })).view.title).toBe(view.title);
    expect((await viewOf('/p/delivery')).view.html).toContain('<td>199\u00a0$</td>');
  });

  it('lead only to what can be read in French', () => {
    const { listings } = storefront.brand.content;
    const links = written('fr')
      .flatMap(({ lead = '', markdown }) => [...`${lead}\n${markdown}`.matchAll(/\]\(([^)?]+)[^)]*\)/g)])
      .map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(50);
    const isThere = (link: string) =>
      storefront.inLanguage('fr').pages.has(link) ||
      Object.hasOwn(listings, link.slice(1)) ||
      // A page of the shop's own, whose French is tried with all texts of the shop.
      link === '/forget-me';
    expect(links.filter((link) => !isThere(link))).toEqual([]);
  });

  it('have the signs of two parts behind a space that does not break', () => {
    const french = shippedCatalogue().pages.filter(({ language }) => language === 'fr');
    const texts = french.flatMap((page) => [page.title, page.description, page.lead ?? '', page.markdown]);
    const wrong = texts.flatMap((text) => text.match(/.{0,20}[^|\s] [:;!?»%](?!-).{0,5}/g) ?? []);
    expect(wrong).toEqual([]);
  });
});

describe('the links around every page in French', () => {
  it('lead to written pages that are there, as many as in English', async () => {
    const linksOf = async (headers: Record<string, string>) => {
      const answer = await store.shopper(CANADA).fetch('/api/pages/chrome', { headers });
      const { footer } = (await answer.json()).result.storefront;
      return footer.flatMap(({ links }: { links: { url: string }[] }) => links.map(({ url }) => url));
    };
    const french = await linksOf(FRENCH);
    expect(french.length).toBeGreaterThan(25);
    expect(french).toEqual(await linksOf({}));
    const { listings } = storefront.brand.content;
    const others = french.filter((url: string) => !Object.hasOwn(listings, url.slice(1)));
    const pages = others.filter((url: string) => /^\/(?:p|posts|faq|compare|white|cloverlane)/.test(url));
    expect(pages.filter((url: string) => !storefront.inLanguage('fr').pages.has(url))).toEqual([]);
  });
});

describe('search engines', () => {
  const sitemap = async (host: string) =>
    (await (await store.shopper(host).fetch('/api/pages/sitemap')).json()).result.pages;

  it('are told of every Canadian page in both languages, each with the other', async () => {
    const pages = await sitemap(CANADA);
    const pathsBelow = (wanted: string) =>
      pages.flatMap(({ base, path }: { base: string; path: string }) => (base === wanted ? [path] : []));
    expect(pathsBelow('/fr')).toEqual(pathsBelow(''));
    expect(pathsBelow('/fr')).toEqual(expect.arrayContaining(['/', '/mattress', '/p/care', '/sale']));
    for (const { path, alternates } of pages) {
      const languages = alternates.map(({ hrefLang }: { hrefLang: string }) => hrefLang);
      expect([path, languages]).toEqual([path, expect.arrayContaining(['en-CA', 'fr-CA'])]);
    }
    expect(pages[0].alternates).toContainEqual({
      hrefLang: 'fr-CA',
      url: 'http://halcyon-ca.localhost:3000/fr/',
    });
  });

  it('hear of no French where there is none', async () => {
    const pages = await sitemap('halcyon.localhost');
    expect(pages.every(({ base }: { base: string }) => base === '')).toBe(true);
    const languagesOf = (wanted: string) =>
      pages
        .find(({ path }: { path: string }) => path === wanted)
        ?.alternates.map(({ hrefLang }: { hrefLang: string }) => hrefLang);
    expect(languagesOf('/p/care')).toContain('fr-CA');
    const american = '/fsa-hsa-mattress-and-eligible-products';
    expect(languagesOf(american)).not.toContain('fr-CA');
    expect((await viewOf(american)).status).toBe(404);
  });

  it('find the other language in the head of every kind of page', async () => {
    const kinds = ['home', 'listings/mattresses', 'products/mattress', 'content?path=/p/care', 'bundles'];
    for (const kind of kinds) {
      const answer = await store.shopper(CANADA).fetch(`/api/pages/${kind}`, { headers: FRENCH });
      const { storefront: around } = (await answer.json()).result;
      expect(around.alternates, kind).toContainEqual({
        hrefLang: 'fr-CA',
        url: 'http://halcyon-ca.localhost:3000/fr/',
      });
    }
  });
});
