import { writeDecimal } from '../machinery/decimal-amount.ts';
import type { XmlValue } from './xml.ts';

/** A dispute as the sandbox keeps it. Amounts are cents, days are ISO. */
export interface Dispute {
  readonly id: string;
  readonly transactionId: string;
  readonly kind: 'chargeback' | 'retrieval';
  readonly status: 'open' | 'won' | 'lost';
  readonly cents: number;
  readonly currency: string;
  readonly receivedDate: string;
  readonly replyByDate: string;
}

/** As Braintree writes it, as far as the store reads it. */
export const presentDispute = (dispute: Dispute): XmlValue => ({
  id: dispute.id,
  amount: writeDecimal(dispute.cents),
  amountDisputed: writeDecimal(dispute.cents),
  amountWon: writeDecimal(dispute.status === 'won' ? dispute.cents : 0),
  currencyIsoCode: dispute.currency,
  kind: dispute.kind,
  status: dispute.status,
  reason: 'fraud',
  reasonCode: '83',
  receivedDate: dispute.receivedDate,
  replyByDate: dispute.replyByDate,
  transaction: { id: dispute.transactionId, amount: writeDecimal(dispute.cents) },
});
