/** One refund as the sandbox keeps it. Amounts are cents. */
export interface Refund {
  readonly id: string;
  readonly chargeId: string;
  readonly cents: number;
  readonly currency: string;
  readonly state: 'RefundInitiated' | 'Refunded' | 'Declined';
  /** What a slow one comes to, and when; null once it has. */
  readonly later: { readonly state: 'Refunded' | 'Declined'; readonly at: string } | null;
}
