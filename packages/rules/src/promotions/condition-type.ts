import type { ProductKind } from '../options/product.ts';
import type { Fields } from './field.ts';

/** A line of a cart as far as promotions look at it [L23]. `running` is what is left to pay for all its units, in cents. */
export interface PromotedLine {
  readonly product: { readonly kind: ProductKind };
  readonly variant: { readonly list: number; readonly price: number };
  readonly quantity: number;
  readonly isGift: boolean;
  readonly running: number;
}

/** What is known of the person who buys. Null is what is not known yet: on a page of a product all but the storefront. */
export interface Buyer {
  readonly storefront: string;
  /** The state or province of the destination, e.g. `NY`. */
  readonly state: string | null;
  /** The id of a payment method, e.g. `paypal`. */
  readonly paymentMethod: string | null;
  /** What stands behind the @ of the email address, in small letters. */
  readonly emailDomain: string | null;
  /** Whether there is an earlier order of the same person. */
  readonly isReturning: boolean | null;
}

/** What a condition decides by. */
export interface PromotionBasis {
  /** What was chosen and is in the scope of the promotion; no gifts. */
  readonly lines: readonly PromotedLine[];
  readonly buyer: Buyer;
  /** ISO time. */
  readonly now: string;
}

/** What has to be so for a promotion to count. */
export interface ConditionType<Values> {
  /** What an operator fills in: the catalogue's schema and the docs are made of it. */
  readonly fields: Fields<Values>;
  /** For the docs: "counts …". */
  readonly says: string;
  /** Null when it is met; else what is missing, as data. */
  readonly missing: (values: Values, basis: PromotionBasis) => Missing | null;
  /** When it may change by itself after `now`, as ISO times: pages are kept until then. */
  readonly changesAt?: (values: Values, now: string) => readonly string[];
  /** False for values that contradict each other, so that it is never met. */
  readonly isPossible?: (values: Values) => boolean;
  /** Whether more of the same may meet it: prices of several units are then worked out one by one. */
  readonly countsUnits: boolean;
}

/** What is missing that a shopper can bring: so many units more, so many cents more, or one of these. */
export type InReach =
  | { readonly code: 'units'; readonly units: number }
  /** `least` is what all of it has to cost, in cents. */
  | { readonly code: 'amount'; readonly cents: number; readonly least: number }
  | { readonly code: 'payment-method'; readonly methods: readonly string[] }
  | { readonly code: 'delivery-state'; readonly states: readonly string[] }
  | { readonly code: 'email'; readonly domains: readonly string[] };

/** What a condition lacks: something in reach, or what a shopper cannot bring by adding, choosing or entering something. */
export type Missing =
  | InReach
  /** It begins at an ISO time. */
  | { readonly code: 'not-begun'; readonly startsAt: string }
  | { readonly code: 'ended' }
  | { readonly code: 'other-hours'; readonly hours: OpenHours }
  | { readonly code: 'other-storefront' }
  /** Nobody knows yet whether the person has ordered before. */
  | { readonly code: 'email-unknown' }
  /** The person has ordered before. */
  | { readonly code: 'not-first-order' };

/** Some days of the week, between two hours of the day. */
export interface OpenHours {
  /** 0 for Sunday to 6. */
  readonly days: readonly number[];
  /** Whole hours of the day; `until` is exclusive and may be 24. */
  readonly from: number;
  readonly until: number;
  /** In which the hours are read, e.g. `America/New_York`. */
  readonly timeZone: string;
}
