import { randomUUID } from 'node:crypto';
import { writeDecimal } from '../machinery/decimal-amount.ts';
import type { Charge } from './charge.ts';
import type { SandboxContext } from './context.ts';

interface SettlementRow {
  readonly at: string;
  readonly id: string;
  readonly type: 'Capture' | 'Refund' | 'Chargeback' | 'Transfer';
  readonly permissionId: string;
  readonly currency: string;
  /** Less than zero where it was debited. */
  readonly cents: number;
}

const DAY_MS = 86_400_000;

const COLUMNS = [
  ...['TransactionPostedDate', 'SettlementId', 'AmazonTransactionId', 'SellerReferenceId', 'TransactionType'],
  ...['AmazonOrderReferenceId', 'SellerOrderId', 'StoreName', 'CurrencyCode', 'TransactionDescription'],
  ...['TransactionAmount', 'TransactionPercentageFee', 'TransactionFixedFee', 'TotalTransactionFee'],
  'NetTransactionAmount',
] as const;

/**
 * Settles what was moved of a charge whose chargeback was lost, and reports it. Amazon settles once a day, and everything; a
 * store reads of it the chargebacks alone.
 */
export const settleChargeback = (
  { state, options, now }: SandboxContext,
  charge: Charge,
  dispute: { readonly id: string; readonly cents: number },
): void => {
  const createdAt = now().toISOString();
  const { permissionId, currency } = charge;
  const own = { permissionId, currency, at: createdAt };
  const rows: readonly SettlementRow[] = [
    { ...own, id: charge.id, type: 'Capture', cents: charge.capturedCents, at: charge.createdAt },
    ...state
      .list('refund')
      .filter(({ chargeId, state: is }) => chargeId === charge.id && is === 'Refunded')
      .map(({ id, cents }): SettlementRow => ({ ...own, id, type: 'Refund', cents: -cents })),
    { ...own, id: dispute.id, type: 'Chargeback', cents: -dispute.cents },
    { ...own, id: '', type: 'Transfer', permissionId: '', cents: 0 },
  ];
  const startTime = new Date(Date.parse(createdAt) - DAY_MS).toISOString();
  const id = String(state.list('report').length + 1);
  state.save('report', id, {
    ...{ id, documentId: `amzn1.tortuga.3.${randomUUID()}`, startTime, endTime: createdAt, createdAt },
    text: [
      lineOf(['SellerId', options.merchantId]),
      lineOf(['SettlementId', id]),
      lineOf(['SettlementStartDate', startTime]),
      lineOf(['SettlementEndDate', createdAt]),
      '',
      lineOf(COLUMNS),
      ...rows.map((row) => lineOf(valuesOf(row, id))),
    ].join('\r\n'),
  });
};

const valuesOf = ({ at, id, type, permissionId, currency, cents }: SettlementRow, settlement: string) => {
  const amount = `${cents < 0 ? '-' : ''}${writeDecimal(Math.abs(cents))}`;
  const fees = ['0.00', '0.00', '0.00'];
  // The name of a shop may have a comma or a quotation mark in it.
  const shop = 'Halcyon, "beds"';
  return [at, settlement, id, '', type, permissionId, '', shop, currency, type, amount, ...fees, amount];
};

const lineOf = (values: readonly string[]): string =>
  values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',');
