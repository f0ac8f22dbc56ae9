import type { Bundle } from '../bundles/bundle.ts';
import type { CartLine } from '../cart/line.ts';
import type { Coupon } from '../coupons/coupon.ts';
import type { CouponReason } from '../coupons/coupon-ineligibility.ts';
import type { DeliveryChoice } from '../delivery/delivery-choice.ts';
import type { Flags } from '../flags.ts';
import type { Currency } from '../money/money.ts';
import type { FindProduct, Product, Variant } from '../options/product.ts';
import type { Buyer } from '../promotions/condition-type.ts';
import type { EvaluatedPromotion, Promotion } from '../promotions/promotion.ts';
import type { FixedSaving } from '../upsells/fixed-saving.ts';
import type { ExtraTitle, ReceiptText } from './receipt-text.ts';

/** Everything that a price depends on. No clock and no store: `now` comes in as an ISO time. */
export interface PricingFacts {
  readonly currency: Currency;
  readonly lines: readonly CartLine[];
  readonly findProduct: FindProduct;
  readonly promotions: readonly Promotion[];
  /** What is known of who buys, for the conditions of promotions. */
  readonly buyer: Buyer;
  readonly coupon: Coupon | null;
  readonly bundles: readonly Bundle[];
  /** What upsells take off when they go with a mattress. */
  readonly fixedSavings: readonly FixedSaving[];
  /** The product that a mattress brings while `giftFromExtrasSwitcher` is off; null when the brand has none. */
  readonly giftBundleId: string | null;
  readonly flags: Flags;
  readonly delivery: DeliveryChoice;
  /** The rates where the order goes, or null while they depend on a region that is not known yet. */
  readonly region: RegionRates | null;
  readonly now: string;
}

/** Tax and fees of one region. Rates are basis points: 887.5 is 8.875 %. */
export interface RegionRates {
  readonly name: string;
  readonly taxBasisPoints: number;
  /** A state's mattress recycling fee in cents per mattress or foundation; 0 where there is none. */
  readonly recyclingFee: number;
  /** UK: prices include tax, which is shown and not added [D32]. */
  readonly taxIncluded: boolean;
}

/** A line while it is priced. Amounts are integer cents of the whole line unless they say `unit`. */
export interface DraftLine {
  readonly id: string;
  readonly product: Product;
  readonly variant: Variant;
  readonly quantity: number;
  readonly forItem: string | null;
  readonly isGift: boolean;
  /** What the line costs after the steps so far. */
  readonly running: number;
  readonly couponDiscount: number;
}

export interface DraftExtra {
  readonly sku: 'taxes' | 'disposal' | 'shipping' | 'wgs' | 'removal';
  readonly title: ExtraTitle;
  readonly amount: number;
  /** Tax already in the prices (UK), shown beside an amount of 0. */
  readonly included: number;
}

/** One line of the receipt: which step and rule did what to which line, in cents. */
export interface ReceiptLine {
  readonly step: string;
  readonly rule: string;
  readonly itemIdentifier: string | null;
  readonly text: ReceiptText;
  readonly amount: number;
}

/** Whether a coupon took effect, and if not, why and what would make it [L23]. */
export interface CouponOutcome {
  readonly coupon: Coupon;
  readonly applied: boolean;
  readonly discount: number;
  readonly reason: CouponReason | null;
}

/** A price in the making; each step answers a new one. */
export interface Draft {
  readonly lines: readonly DraftLine[];
  readonly extras: readonly DraftExtra[];
  readonly receipt: readonly ReceiptLine[];
  readonly coupon: CouponOutcome | null;
  /** The promotions, each as it was evaluated when its lane was priced. */
  readonly promotions?: readonly EvaluatedPromotion[];
  /** The complete sets among the lines, once they were looked for. */
  readonly sets?: readonly FoundSets[];
}

export type PricingStep = (draft: Draft, facts: PricingFacts) => Draft;

/** So many equal sets of a bundle. */
export interface FoundSets {
  readonly bundle: Bundle;
  /** Null when nothing in the set has a size. */
  readonly size: string | null;
  readonly count: number;
  /** What each of the sets takes off, in cents. */
  readonly saving: number;
  /** The units of all of them, line by line. */
  readonly members: readonly LooseUnits[];
}

/** Units of one line that are in no set yet, and what they cost together in cents. */
export interface LooseUnits {
  readonly line: DraftLine;
  readonly units: number;
  readonly value: number;
}
