import type { AvailableExtraBody } from '@counterpane/contract/cart/carts';
import { offersWhiteGlove, type WhiteGloveTariff } from '@counterpane/rules/delivery/delivery-methods';
import { whiteGloveFee } from '@counterpane/rules/delivery/white-glove-fee';
import { money } from '@counterpane/rules/money/money';
import { chosenSize } from '@counterpane/rules/options/chosen-size';
import type { FindProduct, Product } from '@counterpane/rules/options/product';
import type { DraftLine } from '@counterpane/rules/pricing/draft';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import type { Buyer } from '@counterpane/rules/promotions/condition-type';
import { isInScope, promotionReach } from '@counterpane/rules/promotions/promotion';
import { isAddOn } from '@counterpane/rules/upsells/goes-with';
import { LRUCache } from 'lru-cache';
import { rememberByStorefront } from '../../catalogue/remembered/remember-by-storefront.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { addedPrice, goodsPrice, type PricedGoods, pricedGoods } from '../pricing/goods-price.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { planCandidates, upgradeCandidates } from './extra-candidates.ts';

/** What the extras of a cart depend on beside the line. */
interface ExtrasContext {
  readonly storefront: Storefront;
  readonly findProduct: FindProduct;
  /** White glove service where the order goes; null where there is none, or where it is chosen already. */
  readonly tariff: WhiteGloveTariff | null;
  /** Who buys: promotions may depend on it. */
  readonly buyer: Buyer;
  readonly now: string;
}

/** A priced cart as its extras need it, made once for all of its lines. */
export interface ExtrasFacts extends ExtrasContext {
  readonly priced: PricedCart;
  /** What was chosen, and what its goods cost. */
  readonly before: PricedGoods;
  /** Cache key: equal for carts in which extras cost the same. */
  readonly key: string;
  /** What white glove service would cost the whole cart, in cents; null where it is not offered. */
  readonly whiteGlove: number | null;
}

export const extrasFacts = (priced: PricedCart, context: ExtrasContext): ExtrasFacts => {
  const chosen = priced.lines.filter(({ isGift }) => !isGift);
  const lines = chosen.map(({ id, product, variant, quantity, forItem }) => ({
    id,
    productId: product.id,
    properties: variant.chosen,
    quantity,
    forItem,
  }));
  const places = new Map(lines.map(({ id }, index) => [id, index]));
  const contents = chosen.map(
    ({ variant, quantity, forItem }) => `${variant.sku} ${quantity} ${places.get(forItem ?? '') ?? ''}`,
  );
  return {
    ...context,
    priced,
    before: { lines, goods: goodsPrice(priced) },
    key: `${context.now.slice(0, 16)} ${JSON.stringify([priced.coupon?.coupon, context.buyer])} ${contents.join()}`,
    whiteGlove: context.tariff && whiteGloveFee(priced.lines, context.tariff, priced.sets).amount,
  };
};

/**
 * What can be added for a line of a cart: the plans that cover it, the upsells that go with it and white
 * glove service [C5, S2]. What belongs to another line has none of its own, but
 * for the plans of a large thing, which becomes a line of its own with one [D85].
 */
export const availableExtras = (line: DraftLine, facts: ExtrasFacts): AvailableExtraBody[] => {
  if (line.isGift || (line.forItem !== null && isAddOn(line.product)) || line.product.plan) return [];
  const place = facts.before.lines.findIndex(({ id }) => id === line.id);
  const own = remember(facts, `${place} ${facts.key}`, () => extraLines(line, facts));
  return line.forItem === null ? [...own, ...whiteGlove(line, facts)] : [...own];
};

const extraLines = (line: DraftLine, facts: ExtrasFacts): AvailableExtraBody[] => {
  const { storefront, findProduct, priced, before, buyer, now } = facts;
  const children = priced.lines.filter(({ forItem, isGift }) => forItem === line.id && !isGift);
  const context = { coupon: priced.coupon?.coupon ?? null, buyer, now, findProduct, withGifts: false };
  const own = before.lines.filter(({ id, forItem }) => id === line.id || forItem === line.id);
  const group = pricedGoods(storefront, own, context);
  return [
    ...planCandidates(line, children, storefront),
    ...(line.forItem === null
      ? upgradeCandidates(line, [...children, ...neighboursOf(line, priced.lines)], facts)
      : []),
  ].map(({ kind, product, variant, quantity, text }) => {
    const boughtWith = dependsOnCart(product, facts) ? before : group;
    const added = { id: 'extra', productId: product.id, properties: variant.chosen, quantity };
    const lines = [...boughtWith.lines, { ...added, forItem: line.id }];
    const price = addedPrice(priceLines(storefront, { ...context, lines }), boughtWith);
    return {
      kind,
      product: productView(product, storefront),
      text,
      sku: variant.sku,
      properties: variant.chosen.map(({ name, value }) => ({ name, value })),
      quantity,
      isAddOn: isAddOn(product),
      price: money(price, storefront.definition.currency),
    };
  });
};

/** Large things in the same size that are in the cart already: they need not be offered once more. */
const neighboursOf = (line: DraftLine, lines: readonly DraftLine[]): DraftLine[] =>
  lines.filter(
    (other) =>
      other.forItem === null && !isAddOn(other.product) && [null, sizeOf(line)].includes(sizeOf(other)),
  );

const sizeOf = ({ variant }: DraftLine): string | null => chosenSize(variant.chosen);

/**
 * Only sets and some promotions, with a code or without, reach beyond a line and what belongs to it; small carts are priced
 * much faster.
 */
const dependsOnCart = (product: Product, { priced, storefront }: ExtrasFacts): boolean =>
  [...storefront.promotions, ...(priced.coupon ? [priced.coupon.coupon] : [])].some(
    (terms) => promotionReach(terms) === 'cart' && isInScope(terms, { product, isGift: false }),
  ) ||
  storefront.bundles.some(
    ({ groups, extras }) =>
      groups.some(({ productIds }) => productIds.includes(product.id)) ||
      extras.some(({ productId }) => productId === product.id),
  );

const MOST_REMEMBERED = 1_000;
const rememberExtras = rememberByStorefront<readonly AvailableExtraBody[]>(
  () => new LRUCache({ max: MOST_REMEMBERED }),
);

/** Carts are read far more often than they change: what goes with a line is worked out once a minute. */
const remember = (
  { storefront, findProduct }: ExtrasContext,
  key: string,
  make: () => readonly AvailableExtraBody[],
): readonly AvailableExtraBody[] =>
  // Stock held for this cart alone must not be cached for others.
  findProduct === storefront.findProduct ? rememberExtras(storefront, key, make) : make();

const whiteGlove = (
  line: DraftLine,
  { storefront, whiteGlove: amount }: ExtrasFacts,
): AvailableExtraBody[] => {
  const service = storefront.entries.find(({ product }) => product.kind === 'service')?.product;
  if (!service || amount === null || !offersWhiteGlove(line.product)) return [];
  return [
    {
      kind: 'white-glove',
      product: productView(service, storefront),
      text: service.title,
      sku: service.inventoryKey,
      properties: [],
      quantity: 1,
      isAddOn: isAddOn(service),
      price: money(amount, storefront.definition.currency),
    },
  ];
};

const productView = (
  { id, name, title }: Product,
  { findEntry }: Storefront,
): AvailableExtraBody['product'] => ({
  id,
  name,
  title,
  url: findEntry(name)?.data.url ?? '/',
});
