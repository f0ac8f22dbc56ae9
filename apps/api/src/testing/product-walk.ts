import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import type { ProductPage, VariantView } from '@counterpane/contract/pages/pages';
import { stopsOf } from './price-walk.ts';
import { result, type Shopper } from './shopper.ts';
import type { TestStore } from './test-store.ts';

/** What is looked at on a page, in its turn; answers what is wrong with it. */
export type Visit = (page: ProductPage, turn: number, shopper: () => Shopper) => Promise<string[]>;

/** Visits every page of every brand (see `stopsOf`); answers what is wrong with their prices. */
export const walkPages = async (store: TestStore, visit: Visit): Promise<string[]> => {
  const faults: string[] = [];
  const stops = await stopsOf(
    (key) => pagesOf(store, key),
    ({ product }) => product.name,
  );
  for (const { storefront, page, turn } of stops)
    faults.push(...(await visit(page, turn, () => store.shopper(`${storefront}.localhost`))));
  return faults;
};

/**
 * Every page of a storefront that sells something by itself: plans are bought with what they cover. All stores that tests
 * walk through begin with the same pages, so they are read once.
 */
export const pagesOf = (store: TestStore, key: string): Promise<ProductPage[]> => {
  const known = read.get(key) ?? readPages(store, key);
  read.set(key, known);
  return known;
};

/** Storefront -> its pages. */
const read = new Map<string, Promise<ProductPage[]>>();

const readPages = async (store: TestStore, key: string): Promise<ProductPage[]> => {
  const { client } = store.shopper(`${key}.localhost`);
  const { entries } = store.deps.catalogue.getStorefront(key);
  const names = entries.filter(({ product }) => product.plan === null).map(({ data }) => data.name);
  const pages = await Promise.all(names.map(async (name) => result(await client.productPage(name, ''))));
  return pages.filter(({ isStandalone }) => isStandalone);
};

export type Choice = PageUpsell['choices'][number];

export const isInSize = ({ properties }: Pick<VariantView, 'properties'>, size: string | null): boolean =>
  size === null || properties.some(({ name, value }) => name === 'Size' && value === size);

export const nameOf = ({ properties }: Pick<Choice, 'properties'>): string =>
  properties.map(({ value }) => value).join(' ');
