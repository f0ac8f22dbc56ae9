import type { FetchApi } from '../call.ts';
import { endpointCall } from '../endpoint-call.ts';
import type { MoveQuestion } from '../reviews/questions.ts';
import type { AnswerReview, MoveReview } from './staff-reviews.ts';

/** The calls of staff about reviews and questions. */
export const createStaffReviewsClient = (fetchApi: FetchApi) => ({
  /** Those that wait, the oldest first, and then the latest of the others. */
  reviews: () => endpointCall(fetchApi, 'GET /staff/reviews')(),
  move: (id: string, reviewId: string, body: MoveReview, idempotencyKey?: string) =>
    endpointCall(
      fetchApi,
      'POST /staff/orders/:id/reviews/:reviewId',
    )({
      params: { id, reviewId },
      body,
      idempotencyKey,
    }),
  answer: (id: string, reviewId: string, body: AnswerReview, idempotencyKey?: string) =>
    endpointCall(
      fetchApi,
      'POST /staff/orders/:id/reviews/:reviewId/answer',
    )({
      params: { id, reviewId },
      body,
      idempotencyKey,
    }),
  /** Questions about products that wait, the oldest first, and then the latest of the others. */
  questions: () => endpointCall(fetchApi, 'GET /staff/questions')(),
  moveQuestion: (questionId: string, body: MoveQuestion) =>
    endpointCall(fetchApi, 'POST /staff/questions/:questionId')({ params: { questionId }, body }),
});
