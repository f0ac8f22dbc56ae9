import { DECLINE_LIMITS, mayJoin, waitAfterDeclines } from '@counterpane/rules/payments/decline-wait';
import type { PaymentRefusalCode } from '@counterpane/rules/refusal-groups';
import type { RefusalOf, Refused } from '@counterpane/rules/refusals';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { carts } from '../../cart/carts/tables.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import {
  type Counter,
  type CounterKey,
  countCalls,
  readCounters,
  takeBackCalls,
} from '../../http/limit-counters.ts';
import { callerOf, countLimited, limitKey } from '../../http/limiter.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { type Payer, payerOf } from './payer.ts';
import type { Payment } from './store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** So long a cart has to be there until the declines of others at its address do not make it wait. */
const SETTLED_AFTER_MS = 10 * MINUTE_MS;

/** Payments under way are decided within seconds. */
const JOIN_AGAIN_S = 5;

type WithinLimits<Result> = { readonly ok: true; readonly value: Result } | Refused<PaymentRefusalCode>;

/**
 * Pays, unless there were too many payments or it must wait after declined ones. Payments under way are counted as if
 * they were declined, or any number that begin at the same moment would pass the wait.
 */
export const payWithinLimits = async <Result>(
  deps: OrderDeps,
  request: FastifyRequest,
  order: Order,
  pay: (payer: Payer) => Promise<Result>,
): Promise<WithinLimits<Result>> => {
  const payer = payerOf(deps, request);
  if (order.status !== 'awaiting_payment' && order.status !== 'payment_failed')
    return { ok: true, value: await pay(payer) };
  const keys = keysOf(deps, order.id, payer);
  const underWay = await beginAttempt(deps, keys);
  try {
    const refusal = await findPaymentLimit(deps, request, order, { keys, underWay });
    return refusal ? { ok: false, refusal } : { ok: true, value: await pay(payer) };
  } finally {
    await takeBackCalls(deps.database.db, underWay);
  }
};

/** Counts what a provider has declined, in the transaction that books it. */
export const countDecline = async (
  tx: Queries,
  deps: OrderDeps,
  payment: Pick<Payment, 'orderId'> & Payer,
): Promise<void> => {
  const keys = keysOf(deps, payment.orderId, payment).map(({ by, key }) => ({
    by,
    ...declinesBy({ by, key }),
  }));
  const now = isoNow(deps.clock);
  // Longer than the longest wait, and from the last decline on: waiting it out does not end the counting.
  const own = keys.filter(({ by }) => !isShared(by));
  await countCalls(tx, ending(own, deps.clock.now() + 2 * HOUR_MS), { now, prolongs: true });
  // An address that many people share would never be free of declines: it begins again every hour.
  const shared = keys.filter(({ by }) => isShared(by));
  if (shared.length > 0) await countCalls(tx, ending(shared, deps.clock.now() + HOUR_MS), { now });
};

type DeclinedBy = keyof typeof DECLINE_LIMITS;

interface PayerKey {
  readonly by: DeclinedBy;
  readonly key: string;
}

interface Attempt {
  readonly keys: readonly PayerKey[];
  /** Payments under way, including this one. */
  readonly underWay: readonly Counter[];
}

const isShared = (by: DeclinedBy): boolean => by === 'address' || by === 'network';

const keysOf = (deps: OrderDeps, orderId: string, payer: Payer): PayerKey[] => {
  const all = {
    order: limitKey(deps, 'order', orderId),
    visitor: payer.visitorKey,
    address: payer.addressKey,
    network: payer.networkKey,
  };
  return (Object.keys(DECLINE_LIMITS) as DeclinedBy[]).flatMap((by) => {
    const key = all[by];
    return key === null ? [] : [{ by, key }];
  });
};

const declinesBy = ({ by, key }: PayerKey): CounterKey => ({ name: `decline:${by}`, key });
const underWayBy = ({ by, key }: PayerKey): CounterKey => ({ name: `paying:${by}`, key });

const ending = (keys: readonly CounterKey[], at: number) => {
  const endsAt = new Date(at).toISOString();
  return keys.map(({ name, key }) => ({ name, key, endsAt }));
};

/** Longer than the provider's timeout, so that the attempts of a process that died expire. */
const beginAttempt = ({ database, clock }: OrderDeps, keys: readonly PayerKey[]): Promise<Counter[]> =>
  countCalls(database.db, ending(keys.map(underWayBy), clock.now() + MINUTE_MS), { now: isoNow(clock) });

const findPaymentLimit = async (
  deps: OrderDeps,
  request: FastifyRequest,
  order: Order,
  attempt: Attempt,
): Promise<RefusalOf<PaymentRefusalCode> | null> => {
  const wait = await findDeclineWait(deps, order, attempt);
  // The second of two clicks: the first one may be paying, and nothing more was declined.
  if (wait === JOIN_AGAIN_S && othersUnderWay(attempt, 'order') > 0)
    return { code: 'payment_in_progress', orderId: order.id };
  if (wait !== null) return { code: 'payment_wait', retryAfter: wait };
  const caller = { ...callerOf(deps, request), order: order.id };
  const retryAfter = await countLimited(deps, 'beginPayment', caller);
  return retryAfter === null ? null : { code: 'too_many_requests', retryAfter };
};

const findDeclineWait = async (deps: OrderDeps, order: Order, attempt: Attempt): Promise<number | null> => {
  const { keys } = attempt;
  const { db } = deps.database;
  const declined = await readCounters(db, keys.map(declinesBy), isoNow(deps.clock));
  const waits = keys.map(({ by }) => ({
    by,
    seconds: waitOf(
      by,
      declined.find(({ name }) => name === `decline:${by}`),
      othersUnderWay(attempt, by),
      deps.clock.now(),
    ),
  }));
  const own = longestOf(waits.filter(({ by }) => !isShared(by)));
  if (own !== null) return own;
  const ofAddress = longestOf(waits.filter(({ by }) => isShared(by)));
  if (ofAddress === null) return null;
  const hasDeclines = declined.some(({ name }) => name === 'decline:order' || name === 'decline:visitor');
  return hasDeclines || (await isNew(deps, order)) ? ofAddress : null;
};

const othersUnderWay = ({ underWay }: Attempt, by: DeclinedBy): number =>
  (underWay.find(({ name }) => name === `paying:${by}`)?.calls ?? 1) - 1;

const waitOf = (by: DeclinedBy, declined: Counter | undefined, others: number, now: number): number => {
  const limit = DECLINE_LIMITS[by];
  const calls = declined?.calls ?? 0;
  const allowedAt = declined
    ? Math.min(
        Date.parse(declined.lastAt) + waitAfterDeclines(calls, limit) * 1_000,
        Date.parse(declined.endsAt),
      )
    : now;
  if (allowedAt > now) return Math.ceil((allowedAt - now) / 1_000);
  return mayJoin(others, calls, limit) ? 0 : JOIN_AGAIN_S;
};

const longestOf = (waits: readonly { readonly seconds: number }[]): number | null => {
  const longest = Math.max(0, ...waits.map(({ seconds }) => seconds));
  return longest > 0 ? longest : null;
};

/** Visitors who try out cards are made for it; the cart of a shopper is there for a while before it is paid. */
const isNew = async ({ database, clock }: OrderDeps, { cartId, createdAt }: Order): Promise<boolean> => {
  const [cart] = await database.db
    .select({ createdAt: carts.createdAt })
    .from(carts)
    .where(eq(carts.id, cartId));
  return clock.now() < Date.parse(cart?.createdAt ?? createdAt) + SETTLED_AFTER_MS;
};
