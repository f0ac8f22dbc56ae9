import { DECLINE_LIMITS, waitAfterDeclines } from '@counterpane/rules/payments/decline-wait';
import type { Refusal } from '@counterpane/rules/refusals';
import type { FastifyRequest } from 'fastify';
import { isoNow } from '../clock.ts';
import type { Queries } from '../database/open.ts';
import type { ApiDeps } from '../deps.ts';
import { type CounterKey, countCalls, readCounters } from '../http/limit-counters.ts';
import { callerOf, countLimited, limitKey } from '../http/limiter.ts';
import type { Order } from '../orders/store.ts';
import type { Payment } from './store.ts';

const HOUR_MS = 3_600_000;

/** Whose declines are counted together; the address as it is kept with a payment. */
interface Payer {
  readonly orderId: string;
  readonly visitorId: string;
  readonly addressKey: string | null;
}

/** Why a payment may not begin now: too many of them, or the wait after declined ones. Null when it may. */
export const findPaymentLimit = async (
  deps: ApiDeps,
  request: FastifyRequest,
  order: Order,
): Promise<Refusal | null> => {
  if (order.status !== 'awaiting_payment' && order.status !== 'payment_failed') return null;
  const payer = { orderId: order.id, visitorId: order.visitorId, addressKey: addressKeyOf(deps, request) };
  const wait = await findDeclineWait(deps, payer);
  if (wait !== null) return { code: 'payment_wait', retryAfter: wait };
  const { address } = callerOf(deps, request);
  const retryAfter = await countLimited(deps, 'beginPayment', { visitor: order.visitorId, address });
  return retryAfter === null ? null : { code: 'too_many_requests', retryAfter };
};

/** What is kept of the address of a request; null where addresses are not counted. */
export const addressKeyOf = (deps: ApiDeps, request: FastifyRequest): string | null => {
  const { address } = callerOf(deps, request);
  return address === null ? null : limitKey(deps, 'address', address);
};

/** Counts what a provider has declined, in the transaction that books it. */
export const countDecline = async (
  tx: Queries,
  deps: ApiDeps,
  { visitorId }: Order,
  { orderId, addressKey }: Payment,
): Promise<void> => {
  const { order, visitor, address } = declineKeys(deps, { orderId, visitorId, addressKey });
  const now = isoNow(deps.clock);
  // Longer than the longest wait, and from the last decline on: waiting it out does not end the counting.
  const endsAt = new Date(deps.clock.now() + 2 * HOUR_MS).toISOString();
  const own = [order, visitor].map((key) => ({ ...key, endsAt }));
  await countCalls(tx, own, { now, prolongs: true });
  // An address that many people share would never be free of declines: it begins again every hour.
  const hourEnds = new Date(deps.clock.now() + HOUR_MS).toISOString();
  if (address) await countCalls(tx, [{ ...address, endsAt: hourEnds }], { now });
};

const findDeclineWait = async (deps: ApiDeps, payer: Payer): Promise<number | null> => {
  const { order, visitor, address } = declineKeys(deps, payer);
  const keys = [order, visitor, ...(address ? [address] : [])];
  const counters = await readCounters(deps.database.db, keys, isoNow(deps.clock));
  const waits = counters.map(({ name, calls, lastAt, endsAt }) => {
    const allowedAt = Date.parse(lastAt) + waitAfterDeclines(calls, LIMIT_OF[name] ?? NEVER) * 1_000;
    return Math.min(allowedAt, Date.parse(endsAt)) - deps.clock.now();
  });
  const longest = Math.max(0, ...waits);
  return longest > 0 ? Math.ceil(longest / 1_000) : null;
};

const NEVER = { from: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY };

const LIMIT_OF: Readonly<Record<string, { from: number; most: number }>> = {
  'decline:order': DECLINE_LIMITS.order,
  'decline:visitor': DECLINE_LIMITS.visitor,
  'decline:address': DECLINE_LIMITS.address,
};

const declineKeys = (deps: ApiDeps, { orderId, visitorId, addressKey }: Payer) => ({
  order: { name: 'decline:order', key: limitKey(deps, 'order', orderId) } satisfies CounterKey,
  visitor: { name: 'decline:visitor', key: limitKey(deps, 'visitor', visitorId) } satisfies CounterKey,
  address: addressKey === null ? null : { name: 'decline:address', key: addressKey },
});
