import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  answerReviewSchema,
  moveReviewSchema,
  reviewMovedAnswerSchema,
  staffReviewsAnswerSchema,
} from './staff-reviews.ts';

const one = {
  who: { staff: 'moderate-reviews' },
  params: z.object({ id: z.string().max(64), reviewId: z.string().max(64) }),
  answer: reviewMovedAnswerSchema,
  refusals: ['order_not_found', 'review_cannot_move'],
} as const;

/** Staff read what customers write before others do. */
export const staffReviewEndpoints = {
  staffReviews: endpoint({
    at: 'GET /staff/reviews',
    summary: 'Reviews that wait to be looked at, and the latest of the others',
    who: { staff: 'see-orders' },
    answer: staffReviewsAnswerSchema,
    refusals: [],
  }),
  moveReview: endpoint({
    ...one,
    at: 'POST /staff/orders/:id/reviews/:reviewId',
    summary: 'Publishes a review, or leaves it out for a reason',
    body: moveReviewSchema,
    example: {
      body: { to: 'refuse', fault: 'personal_data', told: 'Please leave out the name of our driver.' },
    },
  }),
  answerReview: endpoint({
    ...one,
    at: 'POST /staff/orders/:id/reviews/:reviewId/answer',
    summary: 'Answers a published review as the brand; an empty answer takes the one before back',
    body: answerReviewSchema,
    example: { body: { text: 'Thank you, Ada.' } },
  }),
} as const;
