import type { ReviewQuery, ReviewSort } from '@counterpane/providers/reviews/port';
import { REVIEW_SCORES } from '@counterpane/rules/reviews/review-counts';
import { SHOWN_STATES } from '@counterpane/rules/reviews/review-states';
import { and, asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { reviews } from './tables.ts';

export type Review = typeof reviews.$inferSelect;

const publishedOf = (keys: readonly string[], scores: readonly number[] = []): SQL | undefined =>
  and(
    inArray(reviews.inventoryKey, [...keys]),
    inArray(reviews.status, SHOWN_STATES),
    scores.length === 0 ? undefined : inArray(reviews.score, [...scores]),
  );

/** How many published reviews of these products gave one star, two, and so on. */
export const countScores = async (db: Queries, keys: readonly string[]): Promise<number[]> => {
  const rows = await db
    .select({ score: reviews.score, total: count() })
    .from(reviews)
    .where(publishedOf(keys))
    .groupBy(reviews.score);
  return REVIEW_SCORES.map((score) => rows.find((row) => row.score === score)?.total ?? 0);
};

/** Published reviews of these products, those in a language first. */
export const listPublished = (
  db: Queries,
  keys: readonly string[],
  { scores, sort, page, perPage }: ReviewQuery,
  language: string,
): Promise<Review[]> =>
  db
    .select()
    .from(reviews)
    .where(publishedOf(keys, scores))
    .orderBy(
      ...ORDERS[sort],
      desc(sql`${reviews.language} = ${language}`),
      desc(reviews.createdAt),
      asc(reviews.id),
    )
    .limit(perPage)
    .offset((page - 1) * perPage);

export const countPublished = (
  db: Queries,
  keys: readonly string[],
  scores: readonly number[],
): Promise<number> => db.$count(reviews, publishedOf(keys, scores));

/** Photographs of published reviews of these products, the newest first: a page of them, and how many there are on all pages. */
export const listPhotographs = async (
  db: Queries,
  keys: readonly string[],
  { page, perPage }: Pick<ReviewQuery, 'page' | 'perPage'>,
): Promise<{ readonly photographs: readonly Photograph[]; readonly total: number }> => {
  const each = sql`jsonb_array_elements_text(${reviews.photos}) with ordinality as photo(id, place)`;
  const photographs = await db
    .select({ id: sql<string>`photo.id`, title: reviews.title, author: reviews.author })
    .from(reviews)
    .crossJoinLateral(each)
    .where(publishedOf(keys))
    .orderBy(desc(reviews.createdAt), asc(reviews.id), sql`photo.place`)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db
    .select({ total: sql<string>`coalesce(sum(jsonb_array_length(${reviews.photos})), 0)` })
    .from(reviews)
    .where(publishedOf(keys));
  return { photographs, total: Number(counted?.total ?? 0) };
};

/** A photograph, with what its review says. */
interface Photograph extends Pick<Review, 'title' | 'author'> {
  readonly id: string;
}

const ORDERS: Readonly<Record<ReviewSort, readonly SQL[]>> = {
  newest: [],
  highest: [desc(reviews.score)],
  lowest: [asc(reviews.score)],
  helpful: [desc(reviews.votes)],
};
