import { REVIEW_SCORES, REVIEWS_PER_PAGE } from '@counterpane/rules/reviews/review-counts';
import { z } from 'zod';
import { idSchema, okSchema, textSchema } from '../envelope.ts';

const REVIEW_SORTS = ['newest', 'highest', 'lowest', 'helpful'] as const;

/** A list is no deeper than this many pages: nobody reads on, and each deeper page costs more. */
const MOST_PAGES = 500;
/** How many products a summary is asked for at once. */
const MOST_KEYS = 100;

const pageSchema = z.coerce.number().int().min(1).max(MOST_PAGES).default(1);
const perPageSchema = z.coerce.number().int().min(1).max(REVIEWS_PER_PAGE).default(REVIEWS_PER_PAGE);
const scoreSchema = z.coerce
  .number()
  .int()
  .min(REVIEW_SCORES[0])
  .max(REVIEW_SCORES[REVIEW_SCORES.length - 1] ?? 1);

/** Empty names no product, which is refused in the specification's words, not for its shape [C8]. */
export const inventoryKeySchema = textSchema(100);

export const summaryQuerySchema = z.object({
  inventoryKeys: textSchema(4_000)
    .default('')
    .describe(`Separated by commas, at most ${MOST_KEYS}.`)
    .transform((text) => text.split(',').slice(0, MOST_KEYS)),
});

/** The shape that the specification gives to what it reads of a summary. */
const summarySchema = z.object({ total_reviews: z.int(), average_score: z.number() });

const bottomlineSchema = summarySchema.extend({
  distribution: z
    .array(z.int())
    .nullable()
    .describe('How many gave one star to five; null where only the average is known.'),
});

export const reviewListQuerySchema = z.object({
  page: pageSchema,
  per_page: perPageSchema,
  sort: z.enum(REVIEW_SORTS).default('newest'),
  scores: textSchema(20)
    .regex(/^[1-5](,[1-5]){0,4}$/)
    .optional()
    .describe('Separated by commas; all where it is left out.')
    .transform((text) => (text === undefined ? [] : text.split(',').map(Number))),
});

export const filterReviewsSchema = z.object({
  scores: z.array(scoreSchema).max(5).default([]),
  page: pageSchema,
  per_page: perPageSchema,
  sort: z.enum(REVIEW_SORTS).default('newest'),
  inventoryKey: inventoryKeySchema.optional(),
});

export const albumQuerySchema = z.object({ page: pageSchema, per_page: perPageSchema });

const imageSchema = z.object({ id: z.string(), url: z.string(), thumbUrl: z.string() });

export const shownReviewSchema = z.object({
  id: z.string(),
  score: z.int(),
  title: z.string(),
  text: z.string(),
  language: z.string().nullable().describe('Null where it is not known.'),
  author: z.string(),
  isVerified: z.boolean().describe('Its writer bought the product.'),
  isSample: z.boolean().describe('Written by the store to show a demo with reviews: no customer’s.'),
  votes: z.int().describe('How many found it helpful.'),
  takesVotes: z.boolean().describe('Visitors can say here that it was helpful.'),
  fits: z.int().nullable().describe('From 1, too small, by 3, as expected, to 5, too large.'),
  sleeps: z.int().nullable().describe('From 1, too soft, by 3, as expected, to 5, too firm.'),
  answer: z.object({ text: z.string(), at: z.string() }).nullable().describe('What the brand says to it.'),
  images: z.array(imageSchema),
  createdAt: z.string(),
  inventoryKey: z.string().nullable(),
});

/** What was asked about a product, with the answer. */
export const shownQuestionSchema = z.object({
  id: idSchema,
  author: z.string(),
  text: z.string(),
  language: z.string(),
  answer: z.string(),
});

const paginationSchema = z.object({ page: z.int(), per_page: z.int(), total: z.int() });

const reviewListSchema = z.object({ reviews: z.array(shownReviewSchema), pagination: paginationSchema });

const albumSchema = z.object({
  images: z.array(
    imageSchema.extend({ caption: z.string(), author: z.string(), videoUrl: z.string().nullable() }),
  ),
  pagination: paginationSchema,
});

/** Stars beside a product: as many as it has reviews for. */
export const starsSchema = z.object({
  total: z.int(),
  average: z.number().describe('From 1 to 5; 0 without any review.'),
  isSample: z.boolean().describe('Of samples that the store wrote to show a demo with reviews.'),
});

/** What the reviews of a product, or of all of them, come to. */
export const reviewFiguresSchema = starsSchema.extend({
  distribution: z.array(z.int()).nullable(),
  fits: z.number().nullable(),
  sleeps: z.number().nullable(),
  isVerified: z.boolean().describe('All of them are of customers who have it: search engines may be told.'),
});

export type Stars = z.infer<typeof starsSchema>;
export type ShownQuestion = z.infer<typeof shownQuestionSchema>;
export type ReviewFigures = z.infer<typeof reviewFiguresSchema>;
export type ShownReview = z.infer<typeof shownReviewSchema>;
export type ReviewSort = ReviewListQuery['sort'];
export type ReviewListQuery = z.output<typeof reviewListQuerySchema>;

export const reviewAnswerSchemas = {
  summary: okSchema(z.record(z.string(), summarySchema)),
  bottomline: okSchema(bottomlineSchema),
  list: okSchema(reviewListSchema),
  album: okSchema(albumSchema),
  votes: okSchema(z.object({ votes: z.int().describe('How many find it helpful now.') })),
};
