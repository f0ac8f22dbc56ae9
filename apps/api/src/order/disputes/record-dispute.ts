import { type Money, money, sameMoney } from '@counterpane/rules/money/money';
import {
  type Dispute,
  type DisputeMovement,
  type DisputeStage,
  decideDispute,
  isContinued,
} from '@counterpane/rules/orders/decide-dispute';
import { findMethod } from '@counterpane/rules/payments/methods';
import { recordAct } from '../../audit/record-act.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import { enqueue } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder, type Order } from '../orders/store.ts';
import { postLedgerEntry } from '../payments/ledger.ts';
import { findPaymentByReference, type Payment } from '../payments/store.ts';
import {
  DISPUTE_FEES_ACCOUNT,
  DISPUTES_ACCOUNT,
  disputesOfPayment,
  knownOf,
  type StoredDispute,
  saveDispute,
} from './store.ts';

/** What is told of a dispute, when the company said so, and by whose ways to pay it may have been paid. */
interface DisputeReport {
  readonly providers: readonly string[];
  readonly dispute: Dispute;
  /** An ISO time: before the company was asked. */
  readonly heardAt: string;
}

/** `unknown` is a dispute of no payment of ours; `repeated` says nothing new. */
export type RecordedDispute = 'applied' | 'repeated' | 'unknown';

/**
 * Records a company's report of a dispute: ledger entries for what it withdrew or reinstated, an audit record, and an alert for
 * staff. A report that is repeated or out of order changes nothing.
 */
export const recordDispute = (deps: OrderDeps, report: DisputeReport): Promise<RecordedDispute> =>
  deps.database.transaction(async (tx) => {
    const payment = await findPaymentByReference(tx, report.dispute.payment, report.providers);
    const order = payment && (await lockOrder(tx, payment.orderId));
    if (!order) return 'unknown';
    const told = await applyDispute(tx, deps, { ...report, order, payment });
    if (!told) return 'repeated';
    await recordAct(tx, actorFor(payment, isoNow(deps.clock)), {
      action: 'hear-of-dispute',
      object: { kind: 'order', id: order.id },
      storefront: order.storefront,
      outcome: 'done',
      detail: { stage: told.stage, cents: told.amountCents, currency: told.currency, reason: told.reason },
    });
    return 'applied';
  });

/** The company acts, and no member of staff. */
const actorFor = ({ provider }: Payment, at: string) => ({
  memberId: null,
  address: findMethod(provider)?.integration ?? provider,
  at,
});

interface AppliedDispute extends Pick<DisputeReport, 'dispute' | 'heardAt'> {
  /** Locked. */
  readonly order: Order;
  readonly payment: Payment;
}

/** The same inside the order's lock; null where nothing is new. */
export const applyDispute = async (
  tx: Queries,
  { clock }: Pick<OrderDeps, 'clock'>,
  { dispute: told, heardAt, order, payment }: AppliedDispute,
): Promise<StoredDispute | null> => {
  const stored = await disputesOfPayment(tx, payment.id);
  const before = stored.find(({ reference }) => reference === told.reference) ?? null;
  const others = stored.filter((one) => one !== before);
  const dispute = { ...told, withdrawn: countedOf(told, others) };
  const decision = decideDispute(before && knownOf(before), dispute, heardAt);
  if (decision.kind === 'outdated') return null;
  const now = isoNow(clock);
  const movements = decision.kind === 'changed' ? decision.movements : [];
  const news = decision.kind === 'changed' ? decision.news : null;
  const after: StoredDispute = {
    id: before?.id ?? newId(),
    orderId: order.id,
    paymentId: payment.id,
    reference: dispute.reference,
    amountCents: dispute.amount.amount,
    currency: dispute.amount.currency,
    reason: dispute.reason,
    stage: dispute.stage,
    isInquiry: dispute.isInquiry,
    dueBy: dispute.dueBy,
    withdrawnCents: dispute.withdrawn.amount,
    feeCents: dispute.fee.amount,
    feeCurrency: dispute.fee.currency,
    movements: (before?.movements ?? 0) + movements.length,
    openedAt: before?.openedAt ?? now,
    heardAt,
    decidedAt: decidedAtOf(dispute.stage, news, before, now),
  };
  await saveDispute(tx, after);
  for (const [index, movement] of movements.entries())
    await postMovement(tx, after, payment, movement, (before?.movements ?? 0) + index + 1);
  for (const other of others) await recount(tx, payment, other, dispute);
  if (decision.kind === 'same') return null;
  await enqueue(tx, clock, 'payment.disputed', {
    orderId: order.id,
    disputeId: after.id,
    news: news ?? 'changed',
  });
  return after;
};

/** What was held for a question is the dispute's own from then on. */
const recount = async (
  tx: Queries,
  payment: Payment,
  other: StoredDispute,
  dispute: Dispute,
): Promise<void> => {
  const { withdrawn } = knownOf(other);
  const counted = countedOf({ ...other, withdrawn }, [dispute]);
  if (sameMoney(counted, withdrawn)) return;
  const after = { ...other, withdrawnCents: counted.amount, movements: other.movements + 1 };
  await saveDispute(tx, after);
  const back = money(counted.amount - withdrawn.amount, withdrawn.currency);
  await postMovement(tx, after, payment, { of: 'dispute', amount: back }, after.movements);
};

/** What was withdrawn for a dispute, and counts with no other of its payment. */
const countedOf = (
  dispute: Pick<Dispute, 'isInquiry' | 'withdrawn'>,
  others: readonly Pick<Dispute, 'isInquiry'>[],
): Money => (isContinued(dispute, others) ? money(0, dispute.withdrawn.currency) : dispute.withdrawn);

const decidedAtOf = (
  stage: DisputeStage,
  news: DisputeStage | null,
  before: StoredDispute | null,
  now: string,
): string | null => {
  if (stage === 'opened') return null;
  return news === null ? (before?.decidedAt ?? now) : now;
};

/** Money that was put back goes the other way. */
const postMovement = (
  tx: Queries,
  { id, orderId }: StoredDispute,
  { provider }: Payment,
  { of, amount }: DisputeMovement,
  count: number,
): Promise<void> => {
  const company = `provider:${provider}`;
  const account = of === 'fee' ? DISPUTE_FEES_ACCOUNT : DISPUTES_ACCOUNT;
  const booking = `${of === 'fee' ? 'dispute-fee' : 'dispute'}:${id}:${count}`;
  const [from, to] = amount.amount > 0 ? [company, account] : [account, company];
  return postLedgerEntry(tx, { booking, orderId, from, to, amount: sizeOf(amount) });
};

const sizeOf = ({ amount, currency }: Money): Money => money(Math.abs(amount), currency);
