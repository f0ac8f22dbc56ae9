/** A thing that a step is about: whole cents for all of its units, without tax. */
export interface ToldItem {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly cents: number;
  /** The list that shows it, by its name in the catalogue, or where it was chosen: `recommended`. Null where that is not known. */
  readonly list: string | null;
}

/**
 * What a step is about. Only a refund may come to more than its things: one of an amount names none, and money that goes back two
 * ways names them once.
 */
export interface Goods {
  readonly currency: 'USD' | 'CAD' | 'GBP';
  /** What its things come to, without tax and delivery. Null for a list, which comes to nothing. */
  readonly cents: number | null;
  readonly items: readonly ToldItem[];
}

/** What was paid beside the things, or goes back beside them, in whole cents, and the code that took something off a purchase. */
export interface ToldCharges {
  readonly taxCents: number;
  readonly shippingCents: number;
  readonly coupon: string | null;
}

/** A step of a visit, by its name among GA4's e-commerce events. */
export interface ToldEvent {
  readonly name: string;
  /** ISO time at which it happened. */
  readonly at: string;
  /** The page, without its query; null where it is of none. */
  readonly url: string | null;
  /** Null for a page of several products that is no list. */
  readonly goods: Goods | null;
  /** The number of the order, by which a purchase that is told twice is one; null for what is no purchase and no refund. */
  readonly transaction: string | null;
  /** Null for what is no purchase and no refund. */
  readonly charges: ToldCharges | null;
}

/** Steps of one visit, which allowed that they are told. No person is in it. */
export interface ToldVisit {
  /** A random number, the same for all steps of the visit. */
  readonly visit: string;
  /** Whether the visit also agreed to marketing: the company whose ad brought it may hear of it then. */
  readonly allowsMarketing: boolean;
  readonly events: readonly ToldEvent[];
}

/** Hears what is done in the shop, and passes it on as its operator has set up there. @throws AnalyticsFailed */
export interface AnalyticsService {
  readonly id: string;
  tell(told: ToldVisit): Promise<void>;
}

/** The service did not take it, or we cannot know. */
export class AnalyticsFailed extends Error {
  override readonly name = 'AnalyticsFailed';
  /** It may have been taken: the same call again would be counted twice, but for a purchase. */
  readonly isInDoubt: boolean;

  constructor(
    message: string,
    { isInDoubt, cause }: { readonly isInDoubt: boolean; readonly cause?: unknown },
  ) {
    super(message, { cause });
    this.isInDoubt = isInDoubt;
  }
}
