import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { textSchema } from '../envelope.ts';
import { askQuestionSchema, questionAnswerSchemas } from './questions.ts';

/** What people ask about products, and what the brand answers. */
export const questionEndpoints = {
  askQuestion: endpoint({
    at: 'POST /reviews/questions',
    summary: 'Asks something about a product; staff answer it before it is shown',
    who: 'visitor',
    body: askQuestionSchema,
    answer: questionAnswerSchemas.asked,
    counts: ['askQuestion'],
    refusals: ['unknown_product', 'address_invalid'],
    example: {
      body: {
        product: 'mattress',
        author: 'Ada',
        email: 'ada@example.com',
        text: 'Does it fit a box spring?',
      },
    },
  }),
  questionPage: endpoint({
    at: 'GET /pages/questions',
    summary: 'The answered questions about a product',
    who: 'anyone',
    query: z.object({ product: textSchema(200).default('') }),
    answer: questionAnswerSchemas.page,
    refusals: ['not_found'],
    limit: 'readReviews',
    example: { query: { product: 'mattress' } },
  }),
} as const;
