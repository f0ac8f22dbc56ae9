import { and, eq, or } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { enqueue, type Topics } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { applyOutcome } from './apply-outcome.ts';
import { isActive, type Payment, recordEvent } from './store.ts';
import { payments } from './tables.ts';

/** Longer than a shopper takes to place an order, and than an order waits for its payment. */
const UNUSED_AFTER_MS = 60 * 60_000;

type Unused = Topics['payment.release_unused'];

/** Remembers, once per event, that a provider holds money which no order has asked for yet. */
export const rememberUnclaimed = (
  { database, clock }: OrderDeps,
  { provider, reference }: Unused,
  event: { readonly eventId: string; readonly type: string },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    if (!(await recordEvent(tx, { provider, ...event }))) return false;
    await enqueue(tx, clock, 'payment.release_unused', { provider, reference }, UNUSED_AFTER_MS);
    return true;
  });

/**
 * What a shopper approved before there was an order, and then left or paid otherwise, is let go. One that an attempt
 * still waits on is looked at again later; one that paid is left alone.
 */
export const releaseUnused = async (deps: OrderDeps, unused: Unused): Promise<void> => {
  const { database, clock, providers } = deps;
  const attempts = await attemptsWith(database.db, unused);
  if (attempts.some(({ status }) => status === 'succeeded')) return;
  if (attempts.some(isActive))
    return enqueue(database.db, clock, 'payment.release_unused', unused, UNUSED_AFTER_MS);
  const provider = providers.get(unused.provider);
  if (!provider) throw new Error(`${unused.provider} is no provider here`);
  const outcome = await provider.cancel(unused.reference, `unused-${unused.reference}`);
  // It may have been taken for an order after all.
  if (outcome) await applyOutcome(deps, { provider: unused.provider, outcome });
};

const attemptsWith = (db: Queries, { provider, reference }: Unused): Promise<Payment[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        or(eq(payments.token, reference), eq(payments.reference, reference)),
      ),
    );
