import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moveQuestionSchema, questionAnswerSchemas } from '../reviews/questions.ts';

/** Staff answer what people ask about products. */
export const staffQuestionEndpoints = {
  staffQuestions: endpoint({
    at: 'GET /staff/questions',
    summary: 'Questions about products that wait for an answer, and the latest of the others',
    who: { staff: 'see-orders' },
    answer: questionAnswerSchemas.staff,
    refusals: [],
  }),
  moveQuestion: endpoint({
    at: 'POST /staff/questions/:questionId',
    summary: 'Answers a question, which shows it, or leaves it out',
    who: { staff: 'moderate-reviews' },
    params: z.object({ questionId: z.string().max(64) }),
    body: moveQuestionSchema,
    answer: questionAnswerSchemas.moved,
    refusals: ['question_not_found', 'review_cannot_move'],
    example: { body: { to: 'answer', answer: 'It does.' } },
  }),
} as const;
