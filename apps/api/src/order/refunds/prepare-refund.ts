import type { RefundRequest } from '@counterpane/contract/orders/refunds';
import { type Money, money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import type { RefundedLine } from '@counterpane/rules/refunds/line-worth';
import { splitRefund } from '@counterpane/rules/refunds/split-refund';
import type { RefundRefusalCode } from '@counterpane/rules/refusal-groups';
import { accept, type Decision, type Refused, refuse } from '@counterpane/rules/refusals';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import { enqueue } from '../../outbox/store.ts';
import { letGo } from '../captures/let-go.ts';
import { givesCredit } from '../credit/gives-credit.ts';
import { type CreditOwner, creditAccount, openCreditAccount } from '../credit/store.ts';
import type { OrderDeps } from '../deps.ts';
import { isRefundBlocked } from '../disputes/store.ts';
import { repricedOf } from '../new-address/store.ts';
import type { Order } from '../orders/store.ts';
import { postLedgerEntry } from '../payments/ledger.ts';
import type { Payment } from '../payments/store.ts';
import { isOwedFor, promisedBy, type Return, returnsOf } from '../returns/store.ts';
import { decideRefund } from './decide-refund.ts';
import { findOtherParts, type OtherPart } from './other-parts.ts';
import {
  findRetainedPayment,
  insertRefund,
  type NewRefund,
  REFUNDS_ACCOUNT,
  type Refund,
  refundBalance,
  refundsOf,
} from './store.ts';

interface PreparedRefund {
  readonly refund: Refund;
  readonly amount: Money;
}

/** Who gives back how much of an order, and why. Without an amount it is all that is left. */
interface RefundOrder {
  readonly requested: Pick<RefundRequest, 'amount' | 'reason' | 'credit'>;
  /** The member of staff: the name as it is today, and the id that stays. */
  readonly madeBy: { readonly id: string; readonly name: string };
}

/**
 * Decides a refund of an amount inside the order's lock and stores it with the message that carries it out: the provider is only
 * called after the commit [R005].
 */
export const prepareRefund = async (
  tx: Queries,
  deps: Pick<OrderDeps, 'clock' | 'providers' | 'catalogue'>,
  order: Order,
  { requested, madeBy }: RefundOrder,
): Promise<Decision<PreparedRefund, RefundRefusalCode>> => {
  const found = await findRefundable(tx, deps, order, await returnsOf(tx, order.id));
  if (!found.ok) return found;
  const decision = decideRefund(found.refundable.left, requested.amount);
  if (!decision.ok) return decision;
  const amount = decision.change;
  const credit = decideCredit(deps.catalogue.getStorefront(order.storefront), requested.credit, amount);
  if (!credit.ok) return credit;
  const decided = { amount, lines: [], reason: requested.reason, madeBy, credit: credit.change };
  return accept({ refund: await storeRefund(tx, deps, found.refundable, decided), amount });
};

/** Cents of a refund that are wanted as store credit. */
export const decideCredit = (
  storefront: Parameters<typeof givesCredit>[0],
  credit: RefundRequest['credit'] = 0,
  { amount }: Money,
): Decision<number, 'credit_not_here'> => {
  if (credit !== 0 && !givesCredit(storefront)) return refuse({ code: 'credit_not_here' });
  return accept(credit === 'all' ? amount : credit);
};

interface CreditTo {
  readonly accountId: string | null;
  readonly owner: CreditOwner;
}

/** The payment of an order whose money can go back, and how much of it. */
export interface Refundable {
  readonly payment: Payment;
  /** What is promised for returns is not among it. */
  readonly left: Money;
  /** The part of it that is held: nothing of it has to be given back. */
  readonly held: Money;
  /** The part of it that can go back to what it was paid with. */
  readonly charged: Money;
  /** The parts that go back to what other orders were paid with, beside the order's own. */
  readonly others: readonly OtherPart[];
  /** Whose store credit the rest is: the account that paid it, else that of the order's email. */
  readonly credit: CreditTo;
  /** For units that are on their way back. */
  readonly promised: readonly RefundedLine[];
  /** What lines cost more where they go now [R062]. */
  readonly repriced: readonly RefundedLine[];
  /** All that was given back, or was tried to, the oldest first. */
  readonly made: readonly Refund[];
}

type FoundRefundable = { readonly ok: true; readonly refundable: Refundable } | Refused<RefundRefusalCode>;

/** What can go back of an order, or why nothing can. */
export const findRefundable = async (
  db: Queries,
  { providers }: Pick<OrderDeps, 'providers'>,
  order: Order,
  returns: readonly Return[],
): Promise<FoundRefundable> => {
  const made = await refundsOf(db, order.id);
  const { left, held, charged } = await refundBalance(db, order, made);
  const payment = await findRetainedPayment(db, order.id);
  if (!payment) return { ok: false, refusal: { code: 'refund_unpaid' } };
  if (await isOwedFor(db, order)) return { ok: false, refusal: { code: 'exchange_not_back' } };
  const others = await findOtherParts(db, order, made);
  for (const one of [payment, ...others.map((part) => part.payment)]) {
    if (await isRefundBlocked(db, one.id)) return { ok: false, refusal: { code: 'refund_disputed' } };
    if (one.kind !== 'none' && !providers.has(one.provider))
      return { ok: false, refusal: { code: 'payment_provider_not_found' } };
  }
  const promised = promisedBy(returns);
  const free = money(Math.max(0, left.amount - promised.cents), left.currency);
  return {
    ok: true,
    refundable: {
      ...{ payment, left: free, held, charged, others, promised: promised.lines, made },
      repriced: await repricedOf(db, order),
      credit: {
        accountId: order.creditAccountId,
        owner: { storefront: order.storefront, currency: left.currency, email: order.email },
      },
    },
  };
};

/** A refund that is decided. */
interface DecidedRefund {
  readonly amount: Money;
  readonly lines: readonly RefundedLine[];
  readonly reason: string;
  /** Null id for the shopper. */
  readonly madeBy: { readonly id: string | null; readonly name: string };
  /** Cents of it that are wanted as store credit; none where nothing is said. */
  readonly credit?: number;
}

/**
 * Stores it with its messages. What is held is let go first, and only the rest is given back; where nothing is held any more,
 * the hold is ended at its company [R048]. What goes another way, to the payment of another order [R050, R062] or to store credit
 * [R051], is a refund of its own beside the one that names the lines: that one is answered.
 */
export const storeRefund = async (
  tx: Queries,
  { clock }: Pick<OrderDeps, 'clock'>,
  { payment, held, charged, others, credit: creditTo }: Refundable,
  { amount, lines, reason, madeBy, credit = 0 }: DecidedRefund,
): Promise<Refund> => {
  const now = isoNow(clock);
  const fromOthers = Math.min(sum(others.map(({ cents }) => cents)), charged.amount);
  const { fromHold, toPayment, toOthers, toCredit } = splitRefund(amount.amount, {
    ...{ held: held.amount, charged: charged.amount - fromOthers, others: fromOthers, wanted: credit },
  });
  const both = {
    ...{ orderId: payment.orderId, paymentId: payment.id, currency: amount.currency, reason },
    ...{ madeBy: madeBy.name, madeById: madeBy.id, createdAt: now, askedAt: now },
  };
  const insertGiven = (cents: number, own: Pick<NewRefund, 'lines' | 'besideId'>) =>
    giveCredit(tx, clock, creditTo, { ...both, ...own, id: newId(), amountCents: cents });
  if (toCredit === amount.amount) return insertGiven(toCredit, { lines: [...lines] });
  const ways = [
    { paymentId: payment.id, cents: fromHold + toPayment, fromHold },
    ...waysTo(others, toOthers),
  ].filter(({ cents }) => cents > 0);
  let first: Refund | null = null;
  for (const way of ways) {
    const own = first === null ? { lines: [...lines] } : { lines: [], besideId: first.id };
    const refund = await insertMoneyRefund(tx, clock, { ...both, ...own }, way);
    first ??= refund;
  }
  if (first === null) throw new Error(`a refund of order ${payment.orderId} goes no way`);
  if (fromHold > 0)
    await letGo(tx, clock, { payment, booking: `hold-released:${first.id}`, cents: fromHold, held });
  if (toCredit > 0) await insertGiven(toCredit, { lines: [], besideId: first.id });
  return first;
};

/** What goes to other orders' payments, the first one first. */
const waysTo = (others: readonly OtherPart[], cents: number): MoneyWay[] => {
  let left = cents;
  return others.map((part) => {
    const way = { paymentId: part.payment.id, cents: Math.min(left, part.cents), fromHold: 0 };
    left -= way.cents;
    return way;
  });
};

interface MoneyWay {
  readonly paymentId: string;
  readonly cents: number;
  /** What of it is only taken no more. */
  readonly fromHold: number;
}

/** One that goes back to a payment, with the message that carries it out. */
const insertMoneyRefund = async (
  tx: Queries,
  clock: OrderDeps['clock'],
  made: Omit<NewRefund, 'id' | 'amountCents' | 'fromHoldCents' | 'status' | 'settledAt'>,
  { paymentId, cents, fromHold }: MoneyWay,
): Promise<Refund> => {
  const isAllHeld = fromHold === cents;
  const refund = await insertRefund(tx, {
    ...{ ...made, id: newId(), paymentId, amountCents: cents, fromHoldCents: fromHold },
    status: isAllHeld ? 'succeeded' : 'pending',
    settledAt: isAllHeld ? made.createdAt : null,
  });
  await enqueue(tx, clock, isAllHeld ? 'order.refunded' : 'payment.refund', { refundId: refund.id });
  return refund;
};

/** The refund that is store credit from now on, and its entry. */
const giveCredit = async (
  tx: Queries,
  clock: OrderDeps['clock'],
  { accountId, owner }: CreditTo,
  given: Omit<NewRefund, 'status' | 'toCredit'>,
): Promise<Refund> => {
  const refund = await insertRefund(tx, {
    ...given,
    ...{ status: 'succeeded', settledAt: given.createdAt, toCredit: true },
  });
  const account = accountId ?? (await openCreditAccount(tx, owner));
  await postLedgerEntry(tx, {
    ...{ booking: `credit-given:${refund.id}`, orderId: refund.orderId },
    ...{ from: creditAccount(account), to: REFUNDS_ACCOUNT },
    amount: money(refund.amountCents, refund.currency),
  });
  await enqueue(tx, clock, 'order.refunded', { refundId: refund.id });
  return refund;
};
