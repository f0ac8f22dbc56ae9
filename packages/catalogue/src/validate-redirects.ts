import type { Brand } from './brand.ts';

/** A product's folder: what stands below it is a product, a set, or nothing. */
const FOLDERS =
  /^\/(?:mattress|mattresses|bed-frames|bedding|furniture|kids|bedroom-sets|mattress-bundles)\//;

/** Redirects that go on to another redirect, hide a page, or lead to a product or a list that there is not. */
export const validateRedirects = (brand: Brand): string[] => {
  const pages = pagesOf(brand);
  const sources = brand.redirects.map(({ from }) => from);
  return [
    ...sources
      .filter((from, index) => sources.indexOf(from) !== index)
      .map((from) => `redirect ${from} is there twice`),
    ...sources.filter((from) => pages.has(from)).map((from) => `redirect ${from} hides a page`),
    ...brand.redirects
      .filter(({ to }) => sources.includes(to))
      .map(({ from, to }) => `redirect ${from} leads to ${to}, which is a redirect too`),
    ...brand.redirects
      .filter(({ to }) => FOLDERS.test(to) && !pages.has(to))
      .map(({ from, to }) => `redirect ${from} leads to ${to}, which is no page`),
  ];
};

const pagesOf = ({ products, bundles, collections, content, pages }: Brand): ReadonlySet<string> =>
  new Set([
    '/',
    '/mattress-bundles',
    ...Object.keys(content.listings).map((name) => `/${name}`),
    ...products.map(({ url }) => url),
    ...[...bundles, ...collections].flatMap(({ url }) => url ?? []),
    ...pages.map(({ path }) => path),
  ]);
