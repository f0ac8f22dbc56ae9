import type { GoneLine } from '@counterpane/rules/cart/split-lines';
import type { AddSource } from '@counterpane/rules/upsells/popup-sources';

/** What one merge brought. */
export interface MergeMetadata {
  readonly mergeId: string;
  /** Whether it was a cart of the same storefront, by its link. */
  readonly isShared: boolean;
  /** The shopper's own cart of another device, which joined at their sign-in. */
  readonly isOwn?: boolean;
  /** The name of the shop that the other cart is of. */
  readonly from: string;
  /** Of each line of the other cart: where it is now, and how many came. */
  readonly lines: readonly {
    readonly from: string;
    readonly itemIdentifier: string;
    readonly quantity: number;
  }[];
  /** A code that came along. */
  readonly coupon?: string;
  /** Titles of what could not come along. */
  readonly left: readonly string[];
  /** Their ids, in the same order; absent from older logs. */
  readonly leftProducts?: readonly string[];
}

/** The quantities of one line before and after a change. Equal quantities mean that its options changed. */
export interface ItemChange {
  readonly itemIdentifier: string;
  readonly title: string;
  readonly before: number;
  readonly after: number;
}

/** What sold out, by its title in the log's language; older logs do not name the product. */
export type LoggedGone = Pick<GoneLine, 'title' | 'isWithParent'> & Partial<Pick<GoneLine, 'productId'>>;

/** An entry in a cart's log. Types are those of the specification [K3] and a few more. */
export interface HistoryEntry {
  readonly type:
    | 'cartCreated'
    | 'cartOrdered'
    | 'cartMerged'
    | 'mergeUndone'
    | 'remoteControlled'
    | 'remoteEnded'
    | 'couponSet'
    | 'deliveryChosen'
    | 'whiteGloveDropped'
    | 'cartCleared'
    | 'clearUndone'
    | 'itemsAdded'
    | 'itemChanged'
    | 'itemRemoved'
    | 'itemsSoldOut'
    | 'couponExpired'
    | 'couponRemoved'
    | 'couponReplaced'
    | 'dataUsagePermission';
  /** ISO time. */
  readonly at: string;
  readonly metadata?: {
    readonly channel?: string;
    readonly orderId?: string;
    readonly couponCode?: string;
    /**
     * Who did it: a member of staff by name, null for the shopper, absent for automatic changes. Of a code that was
     * replaced: the code that replaced it.
     */
    readonly by?: string | null;
    /** ISO time until which staff may be in the cart. */
    readonly until?: string;
    /** What came with the cart of a link. */
    readonly merge?: MergeMetadata;
    /** Which merge was undone. */
    readonly mergeId?: string;
    readonly items?: readonly ItemChange[];
    /** What sold out. */
    readonly gone?: readonly LoggedGone[];
    /** From where on a page it was done [C4]. */
    readonly source?: AddSource;
    /** Whether a shopper allows to be written to by this channel, where they live, and what they agreed to. */
    readonly granted?: boolean;
    readonly region?: string;
    readonly texts?: readonly string[];
  };
}

/** A longer log drops its oldest entries, except how the cart began. */
const MOST_ENTRIES = 200;

/**
 * The log with one more entry.
 * @example withEntry(cart.history, { type: 'itemRemoved', at })
 */
export const withEntry = (history: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry[] => {
  const all = [...history, entry];
  return all.length > MOST_ENTRIES ? all.toSpliced(1, 1) : all;
};

const BY_ITSELF: ReadonlySet<HistoryEntry['type']> = new Set([
  'itemsSoldOut',
  'whiteGloveDropped',
  'couponSet',
  'couponExpired',
  'couponRemoved',
  'dataUsagePermission',
]);

/** Automatic changes, which no person made. */
const isByItself = ({ type, metadata }: HistoryEntry): boolean =>
  type === 'couponReplaced' || (BY_ITSELF.has(type) && metadata?.by === undefined);

/** The last entry that a person caused. */
export const lastAct = (history: readonly HistoryEntry[]): HistoryEntry | undefined =>
  history.findLast((entry) => !isByItself(entry));

/** What has sold out since, by the names that shoppers know. */
export const soldOutSince = (history: readonly HistoryEntry[]) =>
  history
    .slice(history.findLastIndex((entry) => !isByItself(entry)) + 1)
    .flatMap(({ metadata }) => metadata?.gone ?? []);
