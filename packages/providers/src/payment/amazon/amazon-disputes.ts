import { money } from '@counterpane/rules/money/money';
import type { Dispute } from '@counterpane/rules/orders/decide-dispute';
import { z } from 'zod';
import type { EntriesRequest, ProviderEntry } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { moneyOf } from './amazon-amount.ts';
import type { AmazonClient } from './amazon-client.ts';
import { isChargeId, isOfAnotherShop } from './charges.ts';
import type { SettledRow } from './parse-settlement.ts';
import { type ReportSettings, readChargebacks } from './settlement-reports.ts';

/** What we read of a dispute: https://developer.amazon.com/docs/amazon-pay-api-v2/dispute.html */
const disputeSchema = z.object({
  disputeId: z.string().min(1),
  chargeId: z.string().min(1),
  disputeAmount: z.object({ amount: z.string(), currencyCode: z.string() }),
  filingReason: z.string(),
  statusDetails: z.object({ state: z.string(), resolution: z.string().nullish() }),
  merchantResponseDeadline: z.string().nullish(),
});

type AmazonDispute = z.output<typeof disputeSchema>;

/** Null when Amazon knows none. */
export const findAmazonDispute = async (call: AmazonClient, id: string): Promise<Dispute | null> => {
  const path = `disputes/${encodeURIComponent(id)}`;
  const answer = await call({ method: 'GET', path, answer: disputeSchema });
  if (answer.ok) return disputeOf(answer.value);
  if (answer.status === 404) return null;
  throw new ProviderUnavailable(`Amazon does not tell of a dispute: ${answer.message}`);
};

/** Disputes are `S01-1234567-1234567-B123456` or `P…`. */
const isDisputeId = (reference: string): boolean => /^[SP]\d\d-[\d-]+-B\d+$/.test(reference);

/**
 * Disputes that are known, by their ids; and since a time those that settlement reports tell of: Amazon lists disputes nowhere
 * else. A chargeback whose row names no dispute, or one that Amazon does not know, is one that staff look up, unless another
 * shop of the account was paid.
 */
export const listAmazonDisputes = async (
  call: AmazonClient,
  reports: ReportSettings,
  { since, known }: EntriesRequest,
): Promise<ProviderEntry[]> => {
  const chargebacks = since === null ? [] : await readChargebacks(call, reports, since);
  const named = new Map(chargebacks.filter(({ id }) => isDisputeId(id)).map((row) => [row.id, row]));
  // What staff typed may be no id of Amazon's, which answers with a refusal then.
  const asked = new Set([
    ...known.flatMap(({ disputes = [] }) => disputes).filter(isDisputeId),
    ...named.keys(),
  ]);
  const untold = chargebacks.filter(({ id }) => !isDisputeId(id));
  const entries: ProviderEntry[] = [];
  for (const id of asked) {
    const dispute = await findAmazonDispute(call, id);
    const row = named.get(id);
    if (dispute) entries.push(entryOf(dispute));
    else if (row) untold.push(row);
  }
  for (const row of untold)
    if (row.permission === '' || !(await isOfAnotherShop(call, row.permission)))
      entries.push(entryOfUntold(row));
  return entries;
};

const entryOf = ({ reference, payment, withdrawn: amount }: Dispute): ProviderEntry => ({
  kind: 'dispute',
  reference,
  payment,
  amount,
  state: 'succeeded',
  orderId: null,
});

/** Of one that the report knows by its charge, by nothing but the charge permission, or by an id that Amazon does not know. */
const entryOfUntold = ({ id, permission, amount, currencyCode }: SettledRow): ProviderEntry => {
  const payment = isChargeId(id) ? id : permission;
  return {
    kind: 'dispute',
    reference: id === '' ? permission : id,
    payment,
    amount: moneyOf({ amount: amount.replace('-', ''), currencyCode }),
    state: 'succeeded',
    orderId: null,
    disputed: 'open',
  };
};

/** Nothing says that Amazon takes money before the buyer has won, and its fee is none of a dispute's fields. */
const disputeOf = (dispute: AmazonDispute): Dispute => {
  const amount = moneyOf(dispute.disputeAmount);
  const stage = stageOf(dispute.statusDetails);
  const isDue = dispute.statusDetails.state === 'ActionRequired';
  const none = money(0, amount.currency);
  return {
    reference: dispute.disputeId,
    payment: dispute.chargeId,
    amount,
    reason: dispute.filingReason,
    stage,
    isInquiry: false,
    dueBy: isDue && dispute.merchantResponseDeadline ? parseTime(dispute.merchantResponseDeadline) : null,
    withdrawn: stage === 'lost' ? amount : none,
    fee: none,
  };
};

/** `NoFault` is paid by Amazon. A decision that is not told yet, or is new to us, leaves it open for a person to look at. */
const stageOf = ({ state, resolution }: AmazonDispute['statusDetails']): Dispute['stage'] => {
  if (state !== 'Resolved' && state !== 'Closed') return 'opened';
  if (resolution === 'BuyerWon') return 'lost';
  return resolution === 'MerchantWon' || resolution === 'NoFault' ? 'won' : 'opened';
};

/** Amazon writes times without dashes and colons. @example parseTime('20261210T120000Z') // "2026-12-10T12:00:00.000Z" */
const parseTime = (text: string): string | null => {
  const dashed = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const at = Date.parse(dashed);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};
