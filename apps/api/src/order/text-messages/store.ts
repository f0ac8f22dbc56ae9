import type { StoppedTexts } from '@counterpane/providers/text-messages/port';
import { foldEmail } from '@counterpane/rules/customers/fold-email';
import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { type Clock, isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueueAll } from '../../outbox/store.ts';
import { textSubscriptions } from './tables.ts';

type TextSubscription = typeof textSubscriptions.$inferSelect;

/**
 * Subscribes a number, and has the service told; nothing where it is subscribed already. False where the consent was taken back
 * after it was given, such as by `STOP` while a cart stood open.
 */
export const subscribe = async (
  tx: Queries,
  clock: Clock,
  subscription: Omit<TextSubscription, 'withdrawnAt'>,
): Promise<boolean> => {
  const { email, clientUserId, consentText, consentVersion, region, givenAt } = subscription;
  const changed = await tx
    .insert(textSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({
      target: [textSubscriptions.storefront, textSubscriptions.phone],
      set: { email, clientUserId, consentText, consentVersion, region, givenAt, withdrawnAt: null },
      setWhere: or(
        lte(textSubscriptions.withdrawnAt, givenAt),
        and(
          isNull(textSubscriptions.withdrawnAt),
          or(
            sql`${textSubscriptions.email} <> excluded.email`,
            sql`${textSubscriptions.clientUserId} is distinct from excluded.client_user_id`,
          ),
        ),
      ),
    })
    .returning({ id: textSubscriptions.id });
  await tell(tx, clock, changed);
  if (changed.length > 0) return true;
  const { storefront, phone, withdrawnAt } = textSubscriptions;
  const isThis = and(eq(storefront, subscription.storefront), eq(phone, subscription.phone));
  return (await tx.$count(textSubscriptions, and(isThis, gt(withdrawnAt, givenAt)))) === 0;
};

/** Ends every subscription that was made with an email, and has the service told. */
export const unsubscribe = async (tx: Queries, clock: Clock, email: string): Promise<void> => {
  const ended = await tx
    .update(textSubscriptions)
    .set({ withdrawnAt: isoNow(clock) })
    .where(and(hasEmail(email), isNull(textSubscriptions.withdrawnAt)))
    .returning({ id: textSubscriptions.id });
  await tell(tx, clock, ended);
};

/** The same for a person who is erased: the number alone is left, until the service has been told and a month is over. */
export const forgetSubscriber = async (tx: Queries, clock: Clock, email: string): Promise<void> => {
  await unsubscribe(tx, clock, email);
  await tx.update(textSubscriptions).set({ email: '', clientUserId: null }).where(hasEmail(email));
};

/**
 * Ends the subscriptions of a number that its owner has ended at the service, which therefore is not told. Not one that was agreed
 * to after that. Answers the emails that they were made with.
 */
export const stopTexts = async (tx: Queries, { phone, at }: StoppedTexts): Promise<string[]> => {
  const ended = await tx
    .update(textSubscriptions)
    .set({ withdrawnAt: at })
    .where(
      and(
        eq(textSubscriptions.phone, phone),
        isNull(textSubscriptions.withdrawnAt),
        lte(textSubscriptions.givenAt, at),
      ),
    )
    .returning({ email: textSubscriptions.email });
  return ended.map(({ email }) => email);
};

export const subscriptionsOf = (db: Queries, email: string): Promise<TextSubscription[]> =>
  db.select().from(textSubscriptions).where(hasEmail(email)).orderBy(textSubscriptions.storefront);

export const findSubscription = async (db: Queries, id: string): Promise<TextSubscription | null> => {
  const [found] = await db.select().from(textSubscriptions).where(eq(textSubscriptions.id, id));
  return found ?? null;
};

export const deleteEndedSubscriptions = async (db: Queries, before: string): Promise<void> => {
  await db.delete(textSubscriptions).where(lt(textSubscriptions.withdrawnAt, before));
};

const tell = async (
  tx: Queries,
  clock: Clock,
  changed: readonly { readonly id: string }[],
): Promise<void> => {
  if (changed.length === 0) return;
  await enqueueAll(
    tx,
    clock,
    changed.map(({ id }) => ({ topic: 'texts.changed', payload: { subscriptionId: id } })),
  );
};

const hasEmail = (email: string) =>
  and(sql`${email} <> ''`, eq(sql`lower(${textSubscriptions.email})`, foldEmail(email)));
