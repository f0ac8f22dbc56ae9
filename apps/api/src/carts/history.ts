/** What happened to a cart, in the specification's words (checkout section 3). */
export interface HistoryEntry {
  readonly type: 'cartCreated' | 'cartOrdered';
  /** ISO time. */
  readonly at: string;
  readonly metadata?: { readonly channel?: string; readonly orderId?: string };
}
