import { isNoticeDue } from '@counterpane/rules/mailings/decide-notice';
import { and, eq, gt } from 'drizzle-orm';
import { isoNow } from '../../clock.ts';
import { inBatches } from '../../database/in-batches.ts';
import { enqueueAll } from '../../outbox/store.ts';
import type { ShopDeps } from '../deps.ts';
import { findOptionNow } from './option-now.ts';
import { takeDue, waitedFor } from './store.ts';
import { productNotices } from './tables.ts';

/** Finds what can be told now of what people asked to be told of, and has each of them told, once. */
export const findDueNotices = async (deps: ShopDeps): Promise<void> => {
  for (const waited of await waitedFor(deps.database.db)) await tellOf(deps, waited);
};

const tellOf = async (
  { database, catalogue, clock }: ShopDeps,
  { storefront: key, product, sku, kind }: Awaited<ReturnType<typeof waitedFor>>[number],
): Promise<void> => {
  const storefront = catalogue.findStorefront(key);
  const now = storefront && findOptionNow(storefront, product, sku);
  // Any price is lower than the highest: each request is compared by the database.
  if (!now || !isNoticeDue({ kind, askedAt: Number.POSITIVE_INFINITY }, now)) return;
  const isMeant = and(
    ...[eq(productNotices.storefront, key), eq(productNotices.sku, sku), eq(productNotices.kind, kind)],
    kind === 'price_drop' ? gt(productNotices.askedCents, now.price) : undefined,
  );
  await inBatches(() =>
    database.transaction(async (tx) => {
      const taken = await takeDue(tx, isMeant, { dueAt: isoNow(clock), toldCents: now.price });
      const messages = taken.map((noticeId) => ({ topic: 'notice.due', payload: { noticeId } }) as const);
      if (messages.length > 0) await enqueueAll(tx, clock, messages);
      return taken.length;
    }),
  );
};
