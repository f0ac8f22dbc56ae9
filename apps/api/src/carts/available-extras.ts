import type { AvailableExtra } from '@counterpane/contract/carts';
import { type CartLine, MAX_QUANTITY } from '@counterpane/rules/cart/line';
import { offersWhiteGlove, whiteGloveFee } from '@counterpane/rules/delivery/white-glove';
import type { WhiteGloveTariff } from '@counterpane/rules/delivery/white-glove-tariff';
import { money } from '@counterpane/rules/money/money';
import { optionTitle } from '@counterpane/rules/options/option-title';
import type { Product, Variant } from '@counterpane/rules/options/product';
import type { DraftLine } from '@counterpane/rules/pricing/draft';
import { coverageText } from '@counterpane/rules/protection/coverage-text';
import { plansFor } from '@counterpane/rules/protection/plans-for';
import { brandUpsells } from '@counterpane/rules/upsells/brand-upsells';
import { giftsReplaced, REPLACES_GIFTS } from '@counterpane/rules/upsells/replaces-gifts';
import { upsellChoice } from '@counterpane/rules/upsells/upsell-choice';
import type { Storefront } from '../catalogue/snapshot.ts';
import { priceLines } from './price-lines.ts';

/** What the extras of a cart depend on beside the line. */
export interface ExtrasFacts {
  readonly storefront: Storefront;
  readonly lines: readonly DraftLine[];
  /** White glove service where the order goes; null where there is none, or where it is chosen already. */
  readonly tariff: WhiteGloveTariff | null;
  readonly now: string;
}

/** An extra that is a line of its own once it is added. */
interface Candidate {
  readonly kind: 'protection' | 'upgrade';
  readonly product: Product;
  readonly variant: Variant;
  readonly quantity: number;
  readonly text: string;
}

/**
 * What can be added for a line of a cart: the plans that cover it, the upsells that go with it and white
 * glove service (catalogue section 5; shapes, "Cart"). What belongs to another line has none of its own.
 */
export const availableExtras = (line: DraftLine, facts: ExtrasFacts): AvailableExtra[] => {
  if (line.isGift || line.forItem !== null || line.product.kind === 'protection-plan') return [];
  const children = facts.lines.filter(({ forItem, isGift }) => forItem === line.id && !isGift);
  const key = [line, ...children].map(({ variant, quantity }) => `${variant.sku} ${quantity}`).join();
  const own = remember(facts.storefront, `${facts.now.slice(0, 16)} ${key}`, () =>
    extraLines(line, children, facts),
  );
  return [...own, ...whiteGlove(line, facts)];
};

const extraLines = (
  line: DraftLine,
  children: readonly DraftLine[],
  facts: ExtrasFacts,
): AvailableExtra[] => {
  const candidates = [...plans(line, children, facts), ...upgrades(line, children, facts)];
  const prices = pricesBeside(line, candidates, facts);
  const { currency } = facts.storefront.definition;
  return candidates.map(({ kind, product, variant, quantity, text }, index) => ({
    kind,
    product: productView(product, facts.storefront),
    text,
    sku: variant.sku,
    properties: variant.chosen.map((choice) => ({ ...choice, title: optionTitle(product, choice) })),
    quantity,
    price: money(prices[index] ?? 0, currency),
  }));
};

const MOST_REMEMBERED = 1_000;
const remembered = new WeakMap<Storefront, Map<string, readonly AvailableExtra[]>>();

/** Carts are read far more often than catalogues change: what goes with a line is worked out once a minute. */
const remember = (
  storefront: Storefront,
  key: string,
  make: () => readonly AvailableExtra[],
): readonly AvailableExtra[] => {
  const known = remembered.get(storefront) ?? new Map<string, readonly AvailableExtra[]>();
  remembered.set(storefront, known);
  const found = known.get(key);
  if (found) return found;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const made = make();
  known.set(key, made);
  return made;
};

const plans = (
  { product, variant, quantity }: DraftLine,
  children: readonly DraftLine[],
  { storefront }: ExtrasFacts,
): Candidate[] =>
  plansFor(
    { product, chosen: variant.chosen },
    children.flatMap((child) => child.product.plan ?? []),
    storefront.entries.map((entry) => entry.product),
    storefront.flags,
  ).map((offer) => ({
    ...offer,
    kind: 'protection',
    quantity,
    text: offer.product.plan ? coverageText(offer.product.plan) : offer.product.title,
  }));

const upgrades = (
  line: DraftLine,
  children: readonly DraftLine[],
  { storefront }: ExtrasFacts,
): Candidate[] => {
  const { upsells, flags, findProduct } = storefront;
  const size = line.variant.chosen.find(({ name }) => name === 'Size')?.value ?? null;
  const hasOtherGifts = giftsReplaced(line, children) === line.quantity;
  return brandUpsells(upsells, line.product, flags, findProduct).flatMap((upsell): Candidate[] => {
    const product = findProduct(upsell.productId);
    const isThere = children.some((child) => child.product.id === upsell.productId);
    if (!product || isThere || (hasOtherGifts && product.markers.includes(REPLACES_GIFTS))) return [];
    const choice = upsellChoice(upsell, product, size, flags);
    if (!choice) return [];
    const quantity = Math.min(MAX_QUANTITY, choice.quantity * line.quantity);
    return [{ kind: 'upgrade', product, variant: choice.variant, quantity, text: upsell.shortTitle }];
  });
};

/**
 * What each costs beside the line, priced in one go. Sleep bundles have a copy of the line each, as two of
 * them for one mattress would share their saving.
 */
const pricesBeside = (
  line: DraftLine,
  candidates: readonly Candidate[],
  { storefront, now }: ExtrasFacts,
): number[] => {
  const base = { productId: line.product.id, properties: line.variant.chosen, quantity: line.quantity };
  const lines = candidates.flatMap(({ product, variant, quantity }, index): CartLine[] => {
    const isAlone = product.markers.includes(REPLACES_GIFTS);
    const forItem = isAlone ? `base-${index}` : 'base';
    const extra = { id: `extra-${index}`, productId: product.id, properties: variant.chosen };
    return [...(isAlone ? [{ ...base, id: forItem, forItem: null }] : []), { ...extra, quantity, forItem }];
  });
  const priced = priceLines(withoutGiftsAndSets(storefront), {
    lines: [{ ...base, id: 'base', forItem: null }, ...lines],
    coupon: null,
    now,
  });
  const running = new Map(priced.lines.map((each) => [each.id, each.running]));
  return candidates.map((_, index) => running.get(`extra-${index}`) ?? 0);
};

/** Neither changes what an extra costs by itself, and both take their time. */
const withoutGiftsAndSets = (storefront: Storefront): Storefront => ({
  ...storefront,
  bundles: [],
  giftBundleId: null,
  flags: { ...storefront.flags, giftFromExtrasSwitcher: false },
});

const whiteGlove = (line: DraftLine, { storefront, lines, tariff }: ExtrasFacts): AvailableExtra[] => {
  const service = storefront.entries.find(({ product }) => product.kind === 'service')?.product;
  if (!service || !tariff || !offersWhiteGlove(line.product)) return [];
  const { amount } = whiteGloveFee(lines, tariff, storefront.bundles);
  return [
    {
      kind: 'white-glove',
      product: productView(service, storefront),
      text: service.title,
      sku: service.inventoryKey,
      properties: [],
      quantity: 1,
      price: money(amount, storefront.definition.currency),
    },
  ];
};

const productView = (
  { id, name, title, inventoryKey }: Product,
  { findEntry }: Storefront,
): AvailableExtra['product'] => ({ id, name, title, inventoryKey, url: findEntry(name)?.data.url ?? '/' });
