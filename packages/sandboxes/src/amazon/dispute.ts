/** A chargeback as the sandbox keeps it. Amounts are cents. */
export interface Dispute {
  readonly id: string;
  readonly chargeId: string;
  readonly cents: number;
  readonly currency: string;
  readonly state: 'ActionRequired' | 'Resolved';
  readonly resolution: 'BuyerWon' | 'MerchantWon' | null;
  readonly createdAt: string;
}
