import type { AddSource } from '@counterpane/rules/upsells/popup-sources';

/** What happened to a cart, in the specification's words (checkout section 3) and some of our own. */
export interface HistoryEntry {
  readonly type:
    | 'cartCreated'
    | 'cartOrdered'
    | 'remoteControlled'
    | 'itemsAdded'
    | 'itemChanged'
    | 'itemRemoved'
    | 'couponExpired'
    | 'couponRemoved'
    | 'couponReplaced';
  /** ISO time. */
  readonly at: string;
  readonly metadata?: {
    readonly channel?: string;
    readonly orderId?: string;
    readonly couponCode?: string;
    readonly by?: string | null;
    /** From where on a page it was done (catalogue section 4). */
    readonly source?: AddSource;
  };
}

/** A log longer than this forgets its middle: how a cart began is kept. */
const MOST_ENTRIES = 200;

/** The log with one more entry. @example withEntry(cart.history, { type: 'itemRemoved', at }) */
export const withEntry = (history: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry[] => {
  const [first, ...rest] = [...history, entry];
  return first ? [first, ...rest.slice(-(MOST_ENTRIES - 1))] : [];
};
