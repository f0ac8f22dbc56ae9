/** What happened to a cart, in the specification's words (checkout section 3). */
export interface HistoryEntry {
  readonly type:
    | 'cartCreated'
    | 'cartOrdered'
    | 'remoteControlled'
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
  };
}
