import { money } from '@counterpane/rules/money/money';
import type { Dispute } from '@counterpane/rules/orders/decide-dispute';
import { z } from 'zod';
import type { EntriesRequest, ProviderEntry } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { moneyOf } from './amazon-amount.ts';
import type { AmazonClient } from './amazon-client.ts';

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

/** Amazon lists nothing: only disputes that are known are told of. */
export const listAmazonDisputes = async (
  call: AmazonClient,
  { known }: EntriesRequest,
): Promise<ProviderEntry[]> => {
  const entries: ProviderEntry[] = [];
  for (const id of known.flatMap(({ disputes = [] }) => disputes)) {
    const dispute = await findAmazonDispute(call, id);
    if (!dispute) continue;
    const { reference, payment, withdrawn } = dispute;
    const amount = withdrawn;
    entries.push({ kind: 'dispute', reference, payment, amount, state: 'succeeded', orderId: null });
  }
  return entries;
};

/** Nothing says that Amazon takes money before the buyer has won; its fee stands in reports only. */
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
