import type { FunnelEvent } from '@counterpane/contract/events/events';
import type { Goods, ToldItem } from '@counterpane/providers/analytics/port';
import { includedTax } from '@counterpane/rules/money/included-tax';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import type { FastifyRequest } from 'fastify';
import { loadCart } from '../../cart/carts/load-cart.ts';
import type { MovedItem } from '../../cart/carts/moved-items.ts';
import { storefrontForCart } from '../../cart/pricing/storefront-for-cart.ts';
import { unitPrice } from '../../cart/pricing/unit-price.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { isoNow } from '../../clock.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { listedIn } from '../pages/listed-products.ts';

/** What the service takes of a name. */
const LONGEST_NAME = 100;
/** So many things are taken with one event. */
const MOST_ITEMS = 200;
/** So many things of a list are told, the first of it: a message may tell of twenty lists. */
const MOST_LISTED = 20;

/** What the addresses of pages in another language begin with; a message about them names none. */
const LANGUAGE = /^\/[a-z]{2}(?=\/)/;

/** The parameter of a page's address by which a product was recommended there. */
const LIST = 'list';
const RECOMMENDED = 'recommended';

/** A thing of a step, as the service knows it. */
export const itemOf = (
  product: { readonly id: string; readonly title: string },
  { quantity, cents }: Pick<ToldItem, 'quantity' | 'cents'>,
  list: ToldItem['list'] = null,
): ToldItem => ({
  ...{ id: product.id, name: product.title.slice(0, LONGEST_NAME) },
  ...{ quantity, cents, list },
});

/** Things, and what they come to together. */
export const goodsOf = (items: readonly ToldItem[], currency: Goods['currency']): Goods => ({
  currency,
  cents: items.reduce((sum, { cents }) => sum + cents, 0),
  items: items.slice(0, MOST_ITEMS),
});

/** What a page shows: one product at its lowest price, or the things of a list. Null for a page of something else. */
export const goodsOfPage = (name: FunnelEvent, path: string, storefront: Storefront): Goods | null => {
  const own = path.replace(LANGUAGE, '');
  if (name === 'view_item') return goodsOfProduct(own, storefront);
  return name === 'view_item_list' ? goodsOfList(own.slice(1), storefront) : null;
};

const goodsOfProduct = (path: string, storefront: Storefront): Goods | null => {
  const entry = storefront.entries.find(({ data }) => data.url === path);
  if (!entry?.data.reportToAnalytics) return null;
  const { product } = entry;
  const prices = Object.values(product.variants)
    .filter(({ availability }) => isPurchasable(availability))
    .map((variant) => netOf(storefront, unitPrice(product, variant, storefront)));
  if (prices.length === 0) return null;
  return goodsOf(
    [itemOf(product, { quantity: 1, cents: Math.min(...prices) })],
    storefront.definition.currency,
  );
};

/** The list as the shopkeeper orders it, each thing at the price that stands there. Nothing of it is bought yet: it comes to no sum. */
const goodsOfList = (name: string, storefront: Storefront): Goods | null => {
  const { listings } = storefront.brand.content;
  const listing = Object.hasOwn(listings, name) ? listings[name] : undefined;
  if (!listing) return null;
  const items = listedIn(listing, storefront, listing.size === null ? {} : { size: [listing.size] })
    .filter(({ entry }) => entry.data.reportToAnalytics)
    .slice(0, MOST_LISTED)
    .map(({ entry, price }) => itemOf(entry.product, { quantity: 1, cents: netOf(storefront, price) }, name));
  return { currency: storefront.definition.currency, cents: null, items };
};

/** What is in the visitor's cart, at the prices of its lines. Null for an empty one. */
export const goodsOfCart = async (deps: OrderDeps, request: FastifyRequest): Promise<Goods | null> => {
  const storefront = storefrontForCart(deps, request);
  const visitor = { visitorId: request.visitorId, storefront };
  const reads = { db: deps.database.db, orders: deps.orders };
  const context = await loadCart(reads, visitor, { now: isoNow(deps.clock) });
  const isReported = reportedIn(storefront);
  const items = context
    .price()
    .lines.filter(({ product }) => isReported(product.id))
    .map(({ product, quantity, running }) =>
      itemOf(product, { quantity, cents: netOf(storefront, running) }),
    );
  return items.length === 0 ? null : goodsOf(items, storefront.definition.currency);
};

/** What a call put into the cart, or took out of it. Null where the catalogue wants none of it told. */
export const goodsOfMove = (request: FastifyRequest, moved: readonly MovedItem[]): Goods | null => {
  const { entries, definition } = request.storefront;
  const isReported = reportedIn(request.storefront);
  const recommended = findRecommendedPath(request);
  const items = moved
    .filter(({ product }) => isReported(product.id))
    .map(({ product, quantity, cents }) => {
      const url = entries.find((entry) => entry.product.id === product.id)?.data.url;
      const isRecommended = recommended !== null && url !== undefined && recommended.endsWith(url);
      const units = { quantity, cents: netOf(request.storefront, cents) };
      return itemOf(product, units, isRecommended ? RECOMMENDED : null);
    });
  return items.length === 0 ? null : goodsOf(items, definition.currency);
};

/** A price without the tax that it includes, as GA4 counts. */
const netOf = (storefront: Storefront, cents: number): number => {
  const rates = storefront.findRates(null, storefront.pricesAt);
  return rates ? cents - includedTax(cents, rates.taxBasisPoints) : cents;
};

/** Steps that are about all that is in the cart. */
export const isOfCart = (name: FunnelEvent): boolean =>
  ['view_cart', 'begin_checkout', 'add_shipping_info', 'add_payment_info'].includes(name);

/** Whether the catalogue lets analytics hear of a product [C3]. */
const reportedIn = ({ entries }: Storefront): ((productId: string) => boolean) => {
  const silent = new Set(entries.filter(isSilent).map(({ product }) => product.id));
  return (productId) => !silent.has(productId);
};

const isSilent = ({ data }: CatalogueEntry): boolean => !data.reportToAnalytics;

/** The path of the page that a call came from, where its address says that what it shows was recommended. */
const findRecommendedPath = ({ headers: { referer = '' } }: FastifyRequest): string | null => {
  if (!URL.canParse(referer)) return null;
  const { pathname, searchParams } = new URL(referer);
  return searchParams.get(LIST) === RECOMMENDED ? pathname : null;
};

/** The address of what is recommended: pages ignore what it adds, and what is added there is known by it. */
export const asRecommended = (url: string): string => `${url}&${LIST}=${RECOMMENDED}`;
