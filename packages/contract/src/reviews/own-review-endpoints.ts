import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { textSchema } from '../envelope.ts';
import { orderReviewsAnswerSchema, reviewWrittenAnswerSchema, writeReviewSchema } from './own-reviews.ts';

const params = z.object({ id: z.string().max(64) });
const one = {
  who: 'visitor',
  query: z.object({ token: z.string().max(200).optional() }),
} as const;
const change = {
  ...one,
  params: params.extend({ itemIdentifier: textSchema(64) }),
  answer: reviewWrittenAnswerSchema,
  counts: ['changeOrder'],
} as const;

/** What customers write about what was delivered to them: one review of each line of an order. */
export const ownReviewEndpoints = {
  orderReviews: endpoint({
    ...one,
    at: 'GET /orders/:id/reviews',
    summary: 'What of an order can be reviewed, and what was written',
    params,
    answer: orderReviewsAnswerSchema,
    refusals: ['order_not_found'],
  }),
  writeReview: endpoint({
    ...change,
    at: 'PUT /orders/:id/reviews/:itemIdentifier',
    summary: 'Writes the review of a line, or changes it. It is shown once staff have looked at it',
    body: writeReviewSchema,
    refusals: ['order_not_found', 'review_not_here', 'review_not_yet', 'photo_unknown'],
    example: {
      body: {
        score: 5,
        title: 'Sleeps quiet',
        text: 'Nothing creaks.',
        author: 'Ada L.',
        sleeps: 3,
        photos: [],
      },
    },
  }),
  withdrawReview: endpoint({
    ...change,
    at: 'DELETE /orders/:id/reviews/:itemIdentifier',
    summary: 'Withdraws a review: its words and photographs are deleted',
    refusals: ['order_not_found', 'review_not_found'],
  }),
} as const;
