import { REVIEW_FAULTS } from '@counterpane/rules/reviews/review-faults';
import type { ReviewScale } from '@counterpane/rules/reviews/review-scales';
import { REVIEW_STATES } from '@counterpane/rules/reviews/review-states';
import { z } from 'zod';
import { okSchema, textSchema } from '../envelope.ts';
import { photoIdsSchema, photoSchema } from '../orders/photos.ts';
import { REVIEW_LIMITS } from './review-limits.ts';

const SCALES = ['fits', 'sleeps'] as const satisfies readonly ReviewScale[];

const stepSchema = z.int().min(1).max(5).nullable().default(null);

/** What a customer writes about a line that was delivered. */
export const writeReviewSchema = z.object({
  score: z.int().min(1).max(5),
  title: textSchema(REVIEW_LIMITS.title).trim().min(1),
  text: textSchema(REVIEW_LIMITS.text).trim().min(1),
  author: textSchema(REVIEW_LIMITS.author).trim().min(1).describe('As it is shown.'),
  fits: stepSchema.describe('From 1, too small, by 3, as expected, to 5, too large.'),
  sleeps: stepSchema.describe('From 1, too soft, by 3, as expected, to 5, too firm.'),
  photos: photoIdsSchema.describe(
    'All that it shows: those that were sent for the order and belong to nothing yet, and those of the review that stay.',
  ),
});

export const reviewStateSchema = z.enum(REVIEW_STATES);
export const reviewFaultSchema = z.enum(REVIEW_FAULTS);

const ownReviewSchema = z.object({
  status: reviewStateSchema,
  score: z.int(),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  fits: z.int().nullable(),
  sleeps: z.int().nullable(),
  photos: z.array(photoSchema),
  fault: reviewFaultSchema.nullable().describe('Why staff did not publish what was written last.'),
  told: z.string().describe('What staff wrote beside it.'),
});

const reviewableLineSchema = z.object({
  itemIdentifier: z.string(),
  title: z.string(),
  options: z.string(),
  scales: z.array(z.enum(SCALES)).describe('What is asked of its kind of product beside the score.'),
  review: ownReviewSchema.nullable().describe('As its writer wrote it last; null where there is none.'),
});

const orderReviewsSchema = z.object({
  author: z
    .string()
    .describe('First name and initial: what a review is signed with where nothing else is chosen.'),
  lines: z.array(reviewableLineSchema).describe('What was delivered.'),
});

export type OrderReviews = z.infer<typeof orderReviewsSchema>;
export type ReviewableLine = OrderReviews['lines'][number];
export type OwnReview = z.infer<typeof ownReviewSchema>;
export type WriteReview = z.output<typeof writeReviewSchema>;

export const orderReviewsAnswerSchema = okSchema(orderReviewsSchema);
export const reviewWrittenAnswerSchema = okSchema(z.null());
