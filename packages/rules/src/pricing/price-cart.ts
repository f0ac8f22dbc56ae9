import { sum } from '../money/sum.ts';
import type { EvaluatedPromotion } from '../promotions/promotion.ts';
import { addGifts } from './add-gifts.ts';
import { applyCoupon } from './apply-coupon.ts';
import { automaticPromotions } from './automatic-promotions.ts';
import { basePrice } from './base-price.ts';
import { bundleSavings } from './bundle-savings.ts';
import type {
  Draft,
  DraftExtra,
  DraftLine,
  FoundSets,
  PricingFacts,
  PricingStep,
  ReceiptLine,
} from './draft.ts';
import { fees } from './fees.ts';
import { priceDelivery } from './price-delivery.ts';
import { priceOptions } from './price-options.ts';
import { splitKingHalf } from './split-king-half.ts';
import { tax } from './tax.ts';
import { upgradeSavings } from './upgrade-savings.ts';

/** The price of a cart, in the order in which it is made [R010]. */
const STEPS: readonly PricingStep[] = [
  basePrice,
  priceOptions,
  splitKingHalf,
  upgradeSavings,
  bundleSavings,
  addGifts,
  automaticPromotions,
  applyCoupon,
  priceDelivery,
  fees,
  tax,
];

/** The finished price: what page, cart, checkout, order, email and refund all read. Cents. */
export interface PricedCart {
  readonly lines: readonly DraftLine[];
  readonly extras: readonly DraftExtra[];
  readonly coupon: Draft['coupon'];
  /** The promotions, and what those lack that do not count. */
  readonly promotions: readonly EvaluatedPromotion[];
  /** The complete sets among the lines. */
  readonly sets: readonly FoundSets[];
  readonly receipt: { readonly lines: readonly ReceiptLine[]; readonly total: number };
  /** Units of what was chosen; gifts do not count. */
  readonly itemsCount: number;
  readonly totalPrice: number;
  /** The advertised value of everything, gifts included. */
  readonly totalValue: number;
  readonly totalSavings: number;
  /** What came off the list prices. */
  readonly totalDiscount: number;
}

/**
 * Prices a cart from its choices alone: the same choices in any order give the same total [L25].
 * Lines whose product or variant is gone are left out; the cart feature says so.
 */
export const priceCart = (facts: PricingFacts): PricedCart => {
  const start: Draft = { lines: [], extras: [], receipt: [], coupon: null };
  return total(STEPS.reduce((draft, step) => step(draft, facts), start));
};

const total = ({ lines, extras, receipt, coupon, promotions = [], sets = [] }: Draft): PricedCart => {
  const goods = sum(lines.map((line) => line.running));
  const list = sum(lines.filter(({ isGift }) => !isGift).map((line) => line.variant.list * line.quantity));
  const totalValue = sum(lines.map((line) => line.variant.value * line.quantity));
  const totalPrice = goods + sum(extras.map(({ amount }) => amount));
  return {
    lines,
    extras,
    coupon,
    promotions,
    sets,
    receipt: { lines: receipt, total: totalPrice },
    itemsCount: sum(lines.filter(({ isGift }) => !isGift).map(({ quantity }) => quantity)),
    totalPrice,
    totalValue,
    totalSavings: totalValue - goods,
    totalDiscount: list - goods,
  };
};
