import type { SetSummaryBody } from '@counterpane/contract/pages/set-pages';
import type { ItemToAdd } from '@counterpane/rules/cart/add-items';
import { money } from '@counterpane/rules/money/money';
import { optionTitle } from '@counterpane/rules/options/option-title';
import type { DraftLine } from '@counterpane/rules/pricing/draft';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import { isBackOrdered } from '@counterpane/rules/stock/availability';
import { deliveryEstimate, groundFacts } from '../../cart/delivery/delivery-estimate.ts';
import { slowest } from '../../cart/delivery/slowest.ts';
import { receiptView } from '../../cart/view/line-view.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { setLineId } from '../pages/price-items.ts';
import { returnDays } from '../products/return-days.ts';
import { type DeliveredSet, whiteGloveAmount } from './price-delivered.ts';

/** What the items of a set cost, told part by part. `priced` is the cart that they would make. */
export const setSummary = (
  items: readonly ItemToAdd[],
  { priced, whiteGlove }: DeliveredSet,
  storefront: Storefront,
  now: string,
): SetSummaryBody => {
  const { definition } = storefront;
  const cash = (amount: number) => money(amount, definition.currency);
  const lines = items.flatMap((_, index) => priced.lines.find(({ id }) => id === setLineId(index)) ?? []);
  return {
    parts: lines.map((line) => ({
      title: line.product.title,
      choice: choiceText(line),
      quantity: line.quantity,
      price: cash(line.running + savedOn(priced, line.id)),
      listPrice: cash(line.variant.list * line.quantity),
    })),
    saving: cash(lines.reduce((sum, { id }) => sum + savedOn(priced, id), 0)),
    total: cash(priced.totalPrice),
    listTotal: cash(
      whiteGloveAmount(priced) +
        lines.reduce((sum, { variant, quantity }) => sum + variant.list * quantity, 0),
    ),
    receipt: receiptView(priced.receipt),
    gifts: priced.lines.filter(({ isGift }) => isGift).map((gift) => giftView(gift, cash)),
    later: laterOf(lines),
    returnDays: returnDaysOf(lines, storefront, now),
    delivery: laterOf(lines) === null ? deliveryDays(lines, now) : null,
    whiteGlove,
  };
};

/** A set is whole when its last part is there. */
const laterOf = (lines: readonly Pick<DraftLine, 'variant'>[]): SetSummaryBody['later'] => {
  const later = lines.filter(({ variant }) => isBackOrdered(variant.availability));
  if (later.length === 0) return null;
  const days = later.map(({ variant }) => variant.availability.shippingFrom);
  const known = days.filter((day) => day !== null).toSorted();
  // Where the day of one part is not known, that of the set is not.
  return { from: known.length === days.length ? (known.at(-1) ?? null) : null };
};

/** A set goes back as long as each of its parts may. */
const returnDaysOf = (
  lines: readonly Pick<DraftLine, 'product'>[],
  storefront: Storefront,
  now: string,
): number | null => {
  const days = lines.map(({ product }) => returnDays(storefront, product, now));
  const known = days.filter((count) => count !== null);
  return known.length === days.length && known.length > 0 ? Math.min(...known) : null;
};

/** A set is there with its slowest part. */
const deliveryDays = (
  lines: readonly Pick<DraftLine, 'product' | 'variant'>[],
  now: string,
): SetSummaryBody['delivery'] => {
  const promises = lines.map((line) => deliveryEstimate(line, groundFacts(now)));
  const handling = slowest(promises.map((promise) => promise?.handling ?? null));
  const transit = slowest(promises.map((promise) => promise?.transit ?? null));
  return handling && transit && { handling, transit };
};

/** What sets take off a line, in cents. */
const savedOn = ({ receipt }: Pick<PricedCart, 'receipt'>, lineId: string): number =>
  receipt.lines
    .filter(({ step, itemIdentifier }) => step === 'bundles' && itemIdentifier === lineId)
    .reduce((sum, { amount }) => sum - amount, 0);

/** @example "Queen, White" */
export const choiceText = ({ product, variant }: Pick<DraftLine, 'product' | 'variant'>): string =>
  variant.chosen.map((choice) => optionTitle(product, choice)).join(', ');

const giftView = (
  { product, variant, quantity }: DraftLine,
  cash: (amount: number) => SetSummaryBody['total'],
): SetSummaryBody['gifts'][number] => {
  const size = variant.chosen.find(({ name }) => name === 'Size');
  return {
    title: product.title,
    quantity,
    size: size ? optionTitle(product, size) : null,
    value: cash(variant.value * quantity),
  };
};
