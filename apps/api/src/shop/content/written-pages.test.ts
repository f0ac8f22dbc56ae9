import { findLinks } from '@counterpane/catalogue/content/find-links';
import type { ContentPage } from '@counterpane/catalogue/content/page-schema';
import { findFigures } from '@counterpane/catalogue/find-figures';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import type { ContentPageView } from '@counterpane/contract/pages/content-page';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Storefront } from '../../catalogue/storefront.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { contentPage } from '../pages/content-page.ts';

const catalogue = shippedCatalogue();
const keys = catalogue.brands.flatMap(({ brand }) => brand.storefronts.map(({ key }) => key));

const store = useTestStore();
let storefronts: readonly Storefront[];
beforeAll(async () => {
  storefronts = keys.map((key) => store.deps.catalogue.getStorefront(key));
});

const NOW = '2026-11-20T12:00:00.000Z';
const fileOf = ({ language, path }: ContentPage): string => `${language}${path}.md`;
const seen = (page: ContentPage, storefront: Storefront): Promise<ContentPageView> =>
  contentPage(page, storefront, { path: page.path }, NOW);

/** Every place of a storefront that a text may link to. */
const placesOf = ({ brand, entries, flags, pages }: Storefront): ReadonlySet<string> =>
  new Set([
    '/',
    '/checkout/cart',
    '/forget-me',
    '/privacy-choices',
    ...(flags.accounts ? ['/my-account'] : []),
    ...Object.keys(brand.content.listings).map((name) => `/${name}`),
    ...entries.map(({ data }) => data.url),
    ...[...brand.bundles, ...brand.collections].flatMap(({ url }) => url ?? []),
    ...pages.keys(),
  ]);

/** The links of a page as this storefront shows it: a line that is left out leads nowhere. */
const linksOf = async (page: ContentPage, storefront: Storefront): Promise<string[]> => {
  const { html, lead, parts } = await seen(page, storefront);
  const answers = parts?.kind === 'faq' ? parts.groups.flatMap(({ questions }) => questions) : [];
  const shown = [lead ?? '', html, ...answers.map((answer) => answer.html)].join('\n');
  return Array.from(shown.matchAll(/href="([^"]+)"/g), ([, href = '']) => href);
};

/** The link as it is written: below the path of a second language every link begins with it. */
const withoutLanguage = (link: string, { language }: ContentPage): string =>
  link.startsWith(`/${language}/`) ? link.slice(language.length + 1) : link;

describe('the written pages of every storefront', () => {
  it('can all be shown, with nothing missing in their titles', async () => {
    for (const storefront of storefronts)
      for (const page of storefront.pages.values()) {
        const view = await seen(page, storefront);
        const texts = [view.title, view.description, view.heading, view.lead ?? 'none'];
        expect(
          texts.filter((text) => text.trim() === ''),
          `${storefront.key}: ${fileOf(page)}`,
        ).toEqual([]);
        expect(view.html.length + (view.parts ? 1 : 0), `${storefront.key}: ${fileOf(page)}`).toBeGreaterThan(
          0,
        );
      }
  });

  it('lead somewhere with every link', async () => {
    const broken: string[] = [];
    for (const storefront of storefronts) {
      const places = placesOf(storefront);
      for (const page of storefront.pages.values())
        for (const link of await linksOf(page, storefront))
          if (link.startsWith('/') ? !places.has(link.split(/[?#]/)[0] ?? '') : !/^(?:#|https:)/.test(link))
            broken.push(`${storefront.key}: ${fileOf(page)} -> ${link}`);
    }
    expect(broken).toEqual([]);
  });

  it('name a page that is there as the one that they repeat', () => {
    const lost = storefronts.flatMap(({ key, pages }) =>
      [...pages.values()]
        .filter(({ canonical }) => canonical !== undefined && !pages.has(canonical))
        .map((page) => `${key}: ${fileOf(page)} -> ${page.canonical}`),
    );
    expect(lost).toEqual([]);
  });

  it('have titles and descriptions of their own', () => {
    for (const { key, pages } of storefronts)
      for (const field of ['title', 'description'] as const) {
        const texts = [...pages.values()].map((page) => page[field]);
        const twice = texts.filter((text, index) => texts.indexOf(text) !== index);
        expect(twice, `${key}: ${field}`).toEqual([]);
      }
  });

  it('have every link of their Markdown checked on at least one storefront', async () => {
    for (const page of catalogue.pages) {
      const shown = new Set<string>();
      for (const storefront of storefronts)
        if (storefront.inLanguage(page.language).pages.get(page.path)?.markdown === page.markdown)
          for (const link of await linksOf(page, storefront)) shown.add(withoutLanguage(link, page));
      const written = findLinks(page.markdown.replaceAll(/\{\w+\}/g, ''));
      expect(
        written.filter((link) => !shown.has(link)),
        fileOf(page),
      ).toEqual([]);
    }
  });
});

describe('the figures of written pages', () => {
  /** What is promised: nights, years of warranty, percents off, stores, pounds that a frame holds. */
  const PROMISED = /nights?|%|warrant|partner|stores?$|free shipping/i;

  it('are values of the catalogue, claims, or what a coupon gives: none is typed by hand', () => {
    const phrases = [
      ...catalogue.claims.flatMap((claim) => claim.phrases),
      ...catalogue.coupons.map(({ title }) => title),
    ];
    const pages = [...catalogue.pages, ...catalogue.brands.flatMap((brand) => brand.pages)];
    const typed = pages.flatMap((page) =>
      [page.title, page.description, page.lead ?? '', page.markdown].flatMap((text) =>
        findFigures(text, phrases)
          .filter((figure) => PROMISED.test(figure))
          .map((figure) => `${fileOf(page)}: ${figure}`),
      ),
    );
    expect(typed).toEqual([]);
  });
});
