import type { ShownQuestion } from '@counterpane/contract/reviews/reviews';
import { and, asc, desc, eq, getTableColumns, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { productQuestions } from './tables.ts';

export type Question = typeof productQuestions.$inferSelect;

/** As many as a page shows. */
const MOST = 50;

/** Keeps a question; false for one that we have. */
export const insertQuestion = async (
  tx: Queries,
  asked: typeof productQuestions.$inferInsert,
): Promise<boolean> => {
  const made = await tx
    .insert(productQuestions)
    .values(asked)
    .onConflictDoNothing({ target: productQuestions.fingerprint })
    .returning({ id: productQuestions.id });
  return made.length > 0;
};

export const findQuestion = async (db: Queries, id: string): Promise<Question | null> => {
  const [found] = await db.select().from(productQuestions).where(eq(productQuestions.id, id));
  return found ?? null;
};

export const updateQuestion = async (
  tx: Queries,
  id: string,
  change: Partial<Pick<Question, 'status' | 'answer' | 'answeredAt'>>,
): Promise<void> => {
  await tx.update(productQuestions).set(change).where(eq(productQuestions.id, id));
};

/** What is answered about a product, the latest answer first. */
export const answeredQuestions = (db: Queries, inventoryKey: string): Promise<Question[]> =>
  db
    .select()
    .from(productQuestions)
    .where(and(eq(productQuestions.inventoryKey, inventoryKey), eq(productQuestions.status, 'answered')))
    .orderBy(desc(productQuestions.answeredAt), asc(productQuestions.id))
    .limit(MOST);

/** What was answered last about each product: so many at most, the latest first. */
export const latestAnswers = async (db: Queries, most: number): Promise<Question[]> => {
  const { inventoryKey, status, answeredAt, id } = productQuestions;
  const place = sql<number>`row_number() over (partition by ${inventoryKey} order by ${answeredAt} desc, ${id})`;
  const ranked = db
    .select({ ...getTableColumns(productQuestions), place: place.as('place') })
    .from(productQuestions)
    .where(eq(status, 'answered'))
    .as('ranked');
  return db.select().from(ranked).where(lte(ranked.place, most)).orderBy(asc(ranked.place));
};

/** Those that wait, the oldest first, and then the latest of the others, within what a member of staff sees. */
export const questionsForStaff = async (db: Queries, own: SQL | undefined): Promise<Question[]> => {
  const { status, createdAt, id } = productQuestions;
  const of = () => db.select().from(productQuestions);
  const waiting = await of()
    .where(and(eq(status, 'waiting'), own))
    .orderBy(asc(createdAt), asc(id))
    .limit(MOST);
  const others = await of()
    .where(and(ne(status, 'waiting'), own))
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST);
  return [...waiting, ...others];
};

/** Without the email, which no page shows. */
export const shownQuestion = ({ id, author, words, language, answer }: Question): ShownQuestion => ({
  ...{ id, author, text: words, language, answer },
});
