import type { FetchApi } from '../call.ts';
import { callEndpoint } from '../call-endpoint.ts';
import type { MoveQuestion } from '../reviews/questions.ts';
import type { AnswerReview, MoveReview } from './staff-reviews.ts';

/** The calls of staff about reviews and questions. */
export const createStaffReviewsClient = (fetchApi: FetchApi) => ({
  /** Those that wait, the oldest first, and then the latest of the others. */
  reviews: () => callEndpoint(fetchApi, 'GET /staff/reviews'),
  move: (id: string, reviewId: string, body: MoveReview, idempotencyKey?: string) =>
    callEndpoint(fetchApi, 'POST /staff/orders/:id/reviews/:reviewId', {
      params: { id, reviewId },
      body,
      idempotencyKey,
    }),
  answer: (id: string, reviewId: string, body: AnswerReview, idempotencyKey?: string) =>
    callEndpoint(fetchApi, 'POST /staff/orders/:id/reviews/:reviewId/answer', {
      params: { id, reviewId },
      body,
      idempotencyKey,
    }),
  /** Questions about products that wait, the oldest first, and then the latest of the others. */
  questions: () => callEndpoint(fetchApi, 'GET /staff/questions'),
  moveQuestion: (questionId: string, body: MoveQuestion) =>
    callEndpoint(fetchApi, 'POST /staff/questions/:questionId', { params: { questionId }, body }),
});
