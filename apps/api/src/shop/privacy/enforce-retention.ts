import { and, eq, exists, inArray, isNotNull, isNull, lt, ne, not, or } from 'drizzle-orm';
import { staffActs } from '../../audit/tables.ts';
import { carts } from '../../cart/carts/tables.ts';
import { EMPTY_HISTORY } from '../../cart/history/empty-history.ts';
import { BATCH, inBatches } from '../../database/in-batches.ts';
import type { Database, Queries } from '../../database/open.ts';
import { idempotencyKeys } from '../../http/tables.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { deleteOldChoices } from '../../order/mailings/store.ts';
import { orders } from '../../order/orders/tables.ts';
import { payments } from '../../order/payments/tables.ts';
import { deletePhotos, isUnused } from '../../order/photos/store.ts';
import { photos } from '../../order/photos/tables.ts';
import { deleteEndedSubscriptions } from '../../order/text-messages/store.ts';
import { outbox } from '../../outbox/tables.ts';
import { purgeDeletedAddresses } from '../accounts/saved-addresses.ts';
import { deleteUnusedAccounts } from '../accounts/store.ts';
import { contactRequests } from '../contact/tables.ts';
import { deleteOldEvents } from '../events/store.ts';
import { experimentExposures } from '../experiments/tables.ts';
import { productNotices } from '../notices/tables.ts';
import { privacyChoices } from '../privacy-choices/tables.ts';
import { productQuestions } from '../questions/tables.ts';
import { anonymizeOrders } from './anonymize-orders.ts';
import { hasLedgerEntries } from './has-ledger-entries.ts';
import { retainedUntil } from './retention.ts';

type Transacting = Pick<Database, 'db' | 'transaction'>;

/** Deletes or anonymizes data about people that is older than `RETENTION_DAYS` allows. Each step is independent. */
export const enforceRetention = async ({
  database,
  clock,
}: Pick<OrderDeps, 'database' | 'clock'>): Promise<void> => {
  const { db } = database;
  const now = clock.now();
  await anonymizeOldOrders(database, clock);
  await deleteOldCarts(db, retainedUntil('cart', now));
  await deleteAddressKeys(db, retainedUntil('addressKey', now));
  await deleteEndedSubscriptions(db, retainedUntil('endedTexts', now));
  await db.delete(productNotices).where(lt(productNotices.createdAt, retainedUntil('notice', now)));
  await deleteOldChoices(db, retainedUntil('mailingChoice', now));
  await db.delete(privacyChoices).where(lt(privacyChoices.at, retainedUntil('privacyChoice', now)));
  await deleteOldEvents(db, retainedUntil('event', now));
  await deleteUnusedAccounts(db, retainedUntil('account', now));
  await purgeDeletedAddresses(db, retainedUntil('deletedAddress', now));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, retainedUntil('answer', now)));
  await db.delete(contactRequests).where(lt(contactRequests.createdAt, retainedUntil('message', now)));
  await deleteOldQuestions(db, retainedUntil('message', now));
  await deleteOldPhotos(database, clock);
  await db.delete(outbox).where(lt(outbox.doneAt, retainedUntil('sentMessage', now)));
  // Nothing is known of a visitor whose cookie has ended.
  await db.delete(experimentExposures).where(lt(experimentExposures.seenAt, retainedUntil('visitor', now)));
  await db.delete(staffActs).where(lt(staffActs.at, retainedUntil('staffAct', now)));
};

const anonymizeOldOrders = ({ db, transaction }: Transacting, clock: OrderDeps['clock']): Promise<void> =>
  inBatches(async () => {
    const now = clock.now();
    const isPaid = or(eq(orders.status, 'paid'), and(eq(orders.status, 'cancelled'), hasLedgerEntries(db)));
    const cameToNothing = and(eq(orders.status, 'cancelled'), not(hasLedgerEntries(db)));
    const old = await db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          isNull(orders.emptiedAt),
          or(
            and(cameToNothing, lt(orders.createdAt, retainedUntil('endedOrder', now))),
            and(isPaid, lt(orders.createdAt, retainedUntil('paidOrder', now))),
          ),
        ),
      )
      .limit(BATCH);
    const ids = old.map(({ id }) => id);
    await transaction((tx) => anonymizeOrders(tx, clock, ids));
    return ids.length;
  });

const deleteOldPhotos = ({ transaction }: Transacting, clock: OrderDeps['clock']): Promise<void> => {
  const now = clock.now();
  // Those of a review stand as long as it does.
  const isOld = and(isNull(photos.reviewId), lt(photos.createdAt, retainedUntil('photo', now)));
  const isLeft = and(isUnused, lt(photos.createdAt, retainedUntil('unusedPhoto', now)));
  return transaction((tx) => deletePhotos(tx, clock, or(isOld, isLeft)));
};

/** What was asked goes with its answer: nobody is left who asked. */
const deleteOldQuestions = async (db: Queries, before: string): Promise<void> => {
  await db.delete(productQuestions).where(lt(productQuestions.createdAt, before));
};

/** A cart with an order stays for the order's sake, without an owner. */
const deleteOldCarts = async (db: Queries, before: string): Promise<void> => {
  const isOld = and(eq(carts.status, 'open'), lt(carts.updatedAt, before));
  const hasOrder = exists(db.select({ id: orders.id }).from(orders).where(eq(orders.cartId, carts.id)));
  await inBatches(async () => {
    const old = db
      .select({ id: carts.id })
      .from(carts)
      .where(and(isOld, not(hasOrder)))
      .limit(BATCH);
    const gone = await db.delete(carts).where(inArray(carts.id, old)).returning({ id: carts.id });
    return gone.length;
  });
  await db
    .update(carts)
    .set({ ...EMPTY_HISTORY, lines: [], checkout: {}, remoteControl: null, couponCode: null })
    .where(and(isOld, hasOrder, or(ne(carts.lines, []), ne(carts.history, []))));
};

const deleteAddressKeys = async (db: Queries, before: string): Promise<void> => {
  await db
    .update(orders)
    .set({ addressKey: null })
    .where(and(isNotNull(orders.addressKey), lt(orders.createdAt, before)));
  await db
    .update(payments)
    .set({ addressKey: null, networkKey: null, visitorKey: null })
    .where(
      and(or(isNotNull(payments.addressKey), isNotNull(payments.visitorKey)), lt(payments.createdAt, before)),
    );
};
