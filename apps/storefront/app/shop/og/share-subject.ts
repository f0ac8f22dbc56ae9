import type { Answer, Client } from '@counterpane/contract/client';
import type { ProductPage, StorefrontView } from '@counterpane/contract/pages/pages';
import type { BundlePage, CollectionPage } from '@counterpane/contract/pages/set-pages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { requireResult } from '../../api.ts';
import { NightSky } from '../../design/drawings/night-sky.tsx';
import { findShownPhotos } from '../product/photos/shown-photos.ts';
import { bundleFetcher } from '../sets/bundle-fetcher.ts';
import { readPhotograph } from './read-photograph.ts';

/** What the shared picture of a page shows. */
interface ShareSubject {
  readonly storefront: StorefrontView;
  readonly title: string;
  /** An SVG element. */
  readonly picture: string;
  readonly tags: readonly string[];
}

type Find = (client: Client, path: string) => Promise<ShareSubject>;

/** Which of our pages a path is, by the shape of the path: the first row that fits. */
const KINDS: readonly (readonly [RegExp, Find])[] = [
  [/^\/$/, (client) => ofHome(client)],
  [/^\/mattress-bundles$/, (client) => ofBundles(client)],
  [
    /^\/(?:mattress-bundles|bundle-builder)\/[^/]+$|\/adjustable-bundle$|^\/kids\/kids-bed-bundle$/,
    (client, path) => ofBundle(client, path),
  ],
  [/^\/(?:bedroom-sets|furniture|kids)\/[^/]+$/, (client, path) => ofPieceOrSet(client, path)],
  [
    /^\/mattress(?:\/[^/]+\/[^/]+)?$|^\/(?:mattresses|bed-frames|bedding)\/[^/]+$/,
    (client, path) => ofProduct(client, path),
  ],
  [/^\/[^/]+$/, (client, path) => ofListOrText(client, path)],
  [/^\//, (client, path) => ofText(client, path)],
];

/**
 * What is shown of the page at a path, read by the same calls as the page.
 * @throws the error page's data where there is no such page
 */
export const requireShareSubject: Find = (client, path) => {
  const find = KINDS.find(([shape]) => shape.test(path))?.[1] ?? ofText;
  return find(client, path);
};

const ofHome = async (client: Client): Promise<ShareSubject> => {
  const { storefront, hero } = requireResult(await client.homePage());
  return withPhotograph({ storefront, title: hero.heading, tags: ['page:home'] }, hero.picture?.url);
};

const ofProduct = async (client: Client, path: string): Promise<ShareSubject> => {
  const [, folder = '', ...rest] = path.split('/');
  // A brand may have a family there: /mattress/hybrid/soft is mattress-hybrid-soft [D53].
  const name = folder === 'mattress' ? [folder, ...rest].join('-') : (rest[0] ?? '');
  return productSubject(requireResult(await client.productPage(name)));
};

const productSubject = (page: ProductPage): Promise<ShareSubject> => {
  const { storefront, product } = page;
  const tags = [`product:${product.name}`];
  return withPhotograph({ storefront, title: product.title, tags }, findShownPhotos(page)?.photos[0]?.url);
};

/** Among the nightstands and the beds of kids there are sets with a page of their own. */
const ofPieceOrSet = async (client: Client, path: string): Promise<ShareSubject> => {
  const name = path.split('/')[2] ?? '';
  const product = await client.productPage(name);
  if (product.ok) return productSubject(product.result);
  return setSubject(await client.setPage(name), ({ pieces }) => pieces[0]?.picture.url);
};

const ofBundle = async (client: Client, path: string): Promise<ShareSubject> =>
  setSubject(await bundleFetcher(client, path)({}), ({ groups }) => {
    const products = groups[0]?.products ?? [];
    return (products.find(({ isChosen }) => isChosen) ?? products[0])?.picture.url;
  });

const setSubject = <Page extends BundlePage | CollectionPage>(
  answer: Answer<Page>,
  firstPart: (page: Page) => string | undefined,
): Promise<ShareSubject> => {
  const page = requireResult(answer);
  const { storefront, heading: title, name } = page;
  return withPhotograph({ storefront, title, tags: [`set:${name}`] }, page.picture?.url ?? firstPart(page));
};

const ofBundles = async (client: Client): Promise<ShareSubject> => {
  const { storefront, heading: title, cards } = requireResult(await client.bundleListing());
  return withPhotograph({ storefront, title, tags: ['listing:mattress-bundles'] }, cards[0]?.picture.url);
};

const ofListOrText = async (client: Client, path: string): Promise<ShareSubject> => {
  const answer = await client.listingPage(path.slice(1));
  if (!answer.ok) return ofText(client, path);
  const { storefront, heading: title, cards, name } = answer.result;
  return withPhotograph({ storefront, title, tags: [`listing:${name}`] }, cards[0]?.picture.url);
};

const ofText = async (client: Client, path: string): Promise<ShareSubject> => {
  const { storefront, heading: title, picture } = requireResult(await client.contentPage(path));
  return withPhotograph({ storefront, title, tags: [`content:${path}`] }, picture?.url);
};

/** With the picture of an address as it was photographed, else a night sky. */
const withPhotograph = async (
  words: Omit<ShareSubject, 'picture'>,
  url: string | undefined,
): Promise<ShareSubject> => ({
  ...words,
  picture: (await readPhotograph(url ?? '')) ?? renderToStaticMarkup(createElement(NightSky)),
});
