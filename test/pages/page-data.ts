import type { CrawledPage } from './crawl.ts';
import type { Offer, Offers } from './page-offers.ts';

/** What a page fails to tell search engines, or tells them otherwise than the API does. */
export const faultsOfData = ({ url, path, html }: CrawledPage, offers: Offers): string[] => {
  const things: Thing[] = [];
  for (const [, json = ''] of html.matchAll(SCRIPT)) {
    const data = parse(json);
    if (data === null) return [`${url}: data that cannot be read`];
    things.push(...thingsIn(data));
  }
  const place = path.replace(/^\/[a-z]{2}(?=\/)/, '');
  return [
    ...(offers.lists.has(place) ? faultsOfList(things) : []),
    ...faultsOfOffers(things, wantedAt(place, offers), offers),
  ].map((fault) => `${url}: ${fault}`);
};

const SCRIPT = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

interface Thing {
  readonly '@type'?: string;
  readonly sku?: string;
  readonly offers?: Readonly<Record<'price' | 'priceCurrency' | 'availability', string>> & {
    readonly shippingDetails?: object;
    readonly hasMerchantReturnPolicy?: object;
  };
  readonly '@graph'?: readonly Thing[];
  readonly hasVariant?: readonly Thing[];
}

const NO_NUMBER = 'the set';

/** What the page at a path is about: nothing, the variants of a product, or a set. */
const wantedAt = (path: string, { products, sets }: Offers): ReadonlyMap<string, Offer> => {
  const set = sets.get(path);
  return set ? new Map([[set.sku ?? NO_NUMBER, set.offer]]) : (products.get(path) ?? new Map());
};

const faultsOfList = (things: readonly Thing[]): string[] =>
  things.some((thing) => thing['@type'] === 'BreadcrumbList') ? [] : ['does not say where it stands'];

const faultsOfOffers = (
  things: readonly Thing[],
  wanted: ReadonlyMap<string, Offer>,
  { currency, products }: Offers,
): string[] => {
  const told = things
    .filter((thing) => thing['@type'] === 'Product')
    .map(({ sku = NO_NUMBER, offers }) => ({ sku, offers }));
  return [
    ...[...wanted.keys()]
      .filter((sku) => !told.some((one) => one.sku === sku))
      .map((sku) => `says nothing of ${sku}`),
    ...told.flatMap(({ sku, offers }) => {
      // The address of a product with choices in it tells of the same variants.
      const known = wanted.get(sku) ?? [...products.values()].find((all) => all.has(sku))?.get(sku);
      if (known === undefined) return [`${sku} is nothing that is sold`];
      const isTrue =
        offers?.priceCurrency === currency &&
        offers.price === known.price &&
        offers.availability === known.availability;
      if (offers?.shippingDetails === undefined || offers.hasMerchantReturnPolicy === undefined)
        return [`${sku} says nothing of its delivery or its way back`];
      return isTrue ? [] : [`${sku} ${JSON.stringify(offers)}, but ${JSON.stringify(known)} ${currency}`];
    }),
  ];
};

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
