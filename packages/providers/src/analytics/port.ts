/** A thing that was bought or given back: whole cents for all of its units. */
interface SoldItem {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly cents: number;
}

/** What is told of money with a purchase or a refund. */
export interface Sale {
  /** The number of the order, by which a purchase that is told twice is one. */
  readonly transaction: string;
  readonly currency: 'USD' | 'CAD' | 'GBP';
  readonly cents: number;
  readonly items: readonly SoldItem[];
}

/** A step of a visit, by its name among GA4's e-commerce events. */
export interface ToldEvent {
  readonly name: string;
  /** ISO time at which it happened. */
  readonly at: string;
  /** The page, without its query; null where it is of none. */
  readonly url: string | null;
  readonly sale: Sale | null;
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
