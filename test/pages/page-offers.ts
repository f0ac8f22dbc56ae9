import type { Brand } from '@counterpane/catalogue/brand';
import { localBrand } from '@counterpane/catalogue/local-brand';
import { type Client, createClient } from '@counterpane/contract/client';
import type { BundlePage, CollectionPage } from '@counterpane/contract/pages/set-pages';
import type { ProductView } from '@counterpane/contract/products/products';
import type { QuoteEntry } from '@counterpane/contract/products/quotes';
import { bundleFetcher } from '../../apps/storefront/app/shop/sets/bundle-fetcher.ts';
import { resultOf } from '../support/visitor.ts';
import { getFrom } from './store-host.ts';

/** What one thing costs and whether it can be had, as search engines write it. */
export interface Offer {
  readonly price: string;
  readonly availability: string;
}

/** What pages of a storefront have to tell search engines, by the API that other programs use. */
export interface Offers {
  readonly currency: string;
  /** The variants that the page of a product is about, by its path. */
  readonly products: ReadonlyMap<string, ReadonlyMap<string, Offer>>;
  /** A set by its path; without a number where it has none. */
  readonly sets: ReadonlyMap<string, { readonly sku: string | null; readonly offer: Offer }>;
  /** The paths of lists. */
  readonly lists: ReadonlySet<string>;
}

type Storefront = Brand['brand']['storefronts'][number];

/** Asks the API for everything that a storefront sells, by itself and in sets. */
export const readOffers = async (brand: Brand, storefront: Storefront): Promise<Offers> => {
  const client = createClient(async (path) => {
    const { status, text } = await getFrom(storefront.key, path);
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  });
  // A service has a written page, where nothing is put into a cart.
  const names = localBrand(brand, storefront)
    .products.filter(({ kind }) => kind !== 'service' && kind !== 'protection-plan')
    .map(({ name }) => name);
  const products = await inParts(names, 30, async (part) => (await resultOf(client.products(part))).data);
  return {
    currency: storefront.currency,
    products: new Map(products.map((product) => [product.metadata.url, offersOf(product)])),
    sets: await setsOf(client),
    lists: new Set([...Object.keys(brand.content.listings).map((name) => `/${name}`), '/mattress-bundles']),
  };
};

const offersOf = ({ pricing, availability }: ProductView): ReadonlyMap<string, Offer> =>
  new Map(
    pricing.map(({ sku, discountedPrice }) => [
      sku,
      { price: dollars(discountedPrice), availability: wordOf(availability[sku]) },
    ]),
  );

const wordOf = (stock: ProductView['availability'][string] | undefined): string => {
  if (stock?.isActive && stock.isInStock) return 'https://schema.org/InStock';
  return `https://schema.org/${stock?.isActive && stock.isBackOrderAllowed ? 'BackOrder' : 'OutOfStock'}`;
};

/** Every set with a page, at the price of a cart that has in it what the page would add. */
const setsOf = async (client: Client): Promise<Offers['sets']> => {
  const { cards, builders, adjustable, rooms } = await resultOf(client.bundleListing());
  const bundles = await inParts(
    [...cards, ...builders, ...adjustable].map(({ url }) => url),
    4,
    (urls) => Promise.all(urls.map((url) => resultOf(bundleFetcher(client, url)({})))),
  );
  const collections = await inParts(rooms, 4, (some) =>
    Promise.all(some.map(({ url }) => resultOf(client.setPage(url.split('/')[2] ?? '')))),
  );
  const pages: readonly (BundlePage | CollectionPage)[] = [...bundles, ...collections];
  const quotes = await inParts(pages, 8, (some) =>
    resultOf(client.cartQuotes(some.map(({ items }) => ({ couponCode: 'no-coupon', items: [...items] })))),
  );
  return new Map(
    pages.map((page, index) => [
      page.path,
      { sku: 'sku' in page ? page.sku : null, offer: offerOf(quotes[index]) },
    ]),
  );
};

const offerOf = (quote: QuoteEntry | undefined): Offer => {
  if (!quote || !('totals' in quote) || typeof quote.totals !== 'object')
    return { price: '', availability: '' };
  const { items, totals } = quote as Extract<QuoteEntry, { readonly totals: unknown }>;
  // What ships later has a day, and no handling to count from.
  const isLater = items.some(
    ({ isGift, delivery }) => !isGift && delivery.from !== null && delivery.handling === null,
  );
  return {
    price: dollars(totals.totalPrice.amount),
    availability: `https://schema.org/${isLater ? 'BackOrder' : 'InStock'}`,
  };
};

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** Something for every few of a list, one after the other. */
const inParts = async <Item, Answer>(
  items: readonly Item[],
  size: number,
  ask: (part: readonly Item[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let from = 0; from < items.length; from += size)
    answers.push(...(await ask(items.slice(from, from + size))));
  return answers;
};
