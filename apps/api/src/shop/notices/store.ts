import { foldEmail } from '@counterpane/rules/customers/fold-email';
import { and, desc, eq, inArray, isNull, notExists, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { BATCH } from '../../database/in-batches.ts';
import type { Queries } from '../../database/open.ts';
import { productNotices } from './tables.ts';

type Notice = typeof productNotices.$inferSelect;

/** Stores a request. Asked again it stays one, about the price of now and by the question of now. */
export const insertNotice = async (db: Queries, asked: typeof productNotices.$inferInsert): Promise<void> => {
  const { storefront, sku, kind, email } = productNotices;
  await db
    .insert(productNotices)
    .values(asked)
    .onConflictDoUpdate({
      target: [storefront, sku, kind, email],
      targetWhere: isNull(productNotices.dueAt),
      set: {
        askedCents: asked.askedCents,
        question: asked.question,
        version: asked.version,
        language: asked.language,
        createdAt: asked.createdAt,
      },
    });
};

export const findNotice = async (db: Queries, id: string): Promise<Notice | null> => {
  const [found] = await db.select().from(productNotices).where(eq(productNotices.id, id));
  return found ?? null;
};

/** The options that people wait for. */
export const waitedFor = (db: Queries): Promise<Pick<Notice, 'storefront' | 'product' | 'sku' | 'kind'>[]> =>
  db
    .selectDistinct({
      storefront: productNotices.storefront,
      product: productNotices.product,
      sku: productNotices.sku,
      kind: productNotices.kind,
    })
    .from(productNotices)
    .where(isNull(productNotices.dueAt));

/** Takes a batch of the requests that are due now, each once, and answers their ids. */
export const takeDue = async (
  tx: Queries,
  isMeant: SQL | undefined,
  told: { readonly dueAt: string; readonly toldCents: number },
): Promise<string[]> => {
  const batch = tx
    .select({ id: productNotices.id })
    .from(productNotices)
    .where(and(isNull(productNotices.dueAt), isMeant))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const taken = await tx
    .update(productNotices)
    .set(told)
    .where(inArray(productNotices.id, batch))
    .returning({ id: productNotices.id });
  return taken.map(({ id }) => id);
};

/** What was to be told of is over before it was: it waits on, unless its person has asked anew since. */
export const waitAgain = async (
  db: Queries,
  { id, storefront, sku, kind, email }: Pick<Notice, 'id' | 'storefront' | 'sku' | 'kind' | 'email'>,
): Promise<void> => {
  const newer = alias(productNotices, 'newer');
  const askedAnew = db
    .select({ id: newer.id })
    .from(newer)
    .where(
      and(
        ...[
          eq(newer.storefront, storefront),
          eq(newer.sku, sku),
          eq(newer.kind, kind),
          eq(newer.email, email),
        ],
        isNull(newer.dueAt),
      ),
    );
  await db
    .update(productNotices)
    .set({ dueAt: null, toldCents: null })
    .where(and(eq(productNotices.id, id), notExists(askedAnew)));
};

/** Everything that a person asked to be told of, the newest first. */
export const noticesOf = (db: Queries, email: string) =>
  db
    .select({
      kind: productNotices.kind,
      storefront: productNotices.storefront,
      sku: productNotices.sku,
      askedCents: productNotices.askedCents,
      question: productNotices.question,
      createdAt: productNotices.createdAt,
      dueAt: productNotices.dueAt,
    })
    .from(productNotices)
    .where(eq(productNotices.email, foldEmail(email)))
    .orderBy(desc(productNotices.createdAt));

export const eraseNotices = async (tx: Queries, email: string): Promise<void> => {
  await tx.delete(productNotices).where(eq(productNotices.email, foldEmail(email)));
};
