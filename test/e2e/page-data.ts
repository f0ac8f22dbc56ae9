import type { CrawledPage } from './crawl.ts';
import { getFrom } from './store-host.ts';

/** What the API says of a storefront's variants, as search engines write it. */
interface Offers {
  readonly currency: string;
  readonly bySku: ReadonlyMap<string, { readonly price: string; readonly availability: string }>;
}

/** Prices and stock of everything that a storefront sells, from the same call that other programs use. */
export const readOffers = async (key: string, currency: string): Promise<Offers> => {
  const { text: feed } = await getFrom(key, '/feeds/products.xml');
  const names = new Set(
    [...feed.matchAll(/<g:image_link>[^<]*\/media\/([^/]+)\//g)].map(([, name = '']) => name),
  );
  const bySku = new Map<string, { price: string; availability: string }>();
  const { text } = await getFrom(key, `/api/products?name=${[...names].join(',')}`);
  const products: Product[] = JSON.parse(text).result.data;
  for (const { pricing, availability } of products)
    for (const { sku, discountedPrice } of pricing) {
      const stock = availability[sku];
      if (stock) bySku.set(sku, { price: (discountedPrice / 100).toFixed(2), availability: wordOf(stock) });
    }
  return { currency, bySku };
};

interface Stock {
  readonly isActive: boolean;
  readonly isInStock: boolean;
  readonly isBackOrderAllowed: boolean;
}

interface Product {
  readonly pricing: readonly { readonly sku: string; readonly discountedPrice: number }[];
  readonly availability: Readonly<Record<string, Stock>>;
}

const wordOf = ({ isActive, isInStock, isBackOrderAllowed }: Stock): string => {
  if (isActive && isInStock) return 'https://schema.org/InStock';
  return `https://schema.org/${isActive && isBackOrderAllowed ? 'BackOrder' : 'OutOfStock'}`;
};

/** Data of a page that cannot be read, or that says something else than the API. */
export const faultsOfData = ({ url, html }: CrawledPage, { currency, bySku }: Offers): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => {
      const data = parse(json);
      if (data === null) return [`${url}: data that cannot be read`];
      return thingsIn(data).flatMap(({ sku, offers }) => {
        if (sku === undefined || offers === undefined) return [];
        const known = bySku.get(sku);
        const isTrue =
          offers.priceCurrency === currency &&
          (known === undefined ||
            (offers.price === known.price && offers.availability === known.availability));
        return isTrue
          ? []
          : [`${url}: ${sku} ${JSON.stringify(offers)}, but ${JSON.stringify(known)} ${currency}`];
      });
    },
  );

interface Thing {
  readonly sku?: string;
  readonly offers?: Readonly<Record<'price' | 'priceCurrency' | 'availability', string>>;
  readonly '@graph'?: readonly Thing[];
  readonly hasVariant?: readonly Thing[];
}

const thingsIn = (thing: Thing): Thing[] => [
  thing,
  ...[...(thing['@graph'] ?? []), ...(thing.hasVariant ?? [])].flatMap(thingsIn),
];

const parse = (json: string): Thing | null => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};
