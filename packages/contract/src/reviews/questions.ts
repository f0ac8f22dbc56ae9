import { QUESTION_STATES } from '@counterpane/rules/reviews/question-states';
import { z } from 'zod';
import { okSchema, textSchema } from '../envelope.ts';
import { storefrontSchema } from '../pages/pages.ts';
import { shapeFault } from '../shape-faults.ts';
import { QUESTION_LIMITS } from './question-limits.ts';
import { shownQuestionSchema } from './reviews.ts';

/** A question about a product, from anybody: it is shown with its answer alone. */
export const askQuestionSchema = z.object({
  product: textSchema(200).describe('The name of the product.'),
  author: textSchema(QUESTION_LIMITS.author).trim().min(1).describe('As it is shown.'),
  email: textSchema(200).trim().describe('Where the answer is sent; it is never shown.'),
  text: textSchema(QUESTION_LIMITS.text).trim().min(1),
});

const questionPageSchema = z.object({
  storefront: storefrontSchema,
  product: z.object({ name: z.string(), title: z.string(), url: z.string() }),
  questions: z.array(shownQuestionSchema).describe('Those that are answered, the latest answer first.'),
});

const staffQuestionSchema = shownQuestionSchema.extend({
  status: z.enum(QUESTION_STATES),
  product: z.string(),
  storefront: z.string(),
  createdAt: z.string(),
});

/** Answers a question, which shows it, or leaves it out. */
export const moveQuestionSchema = z
  .object({ to: z.enum(['answer', 'refuse']), answer: textSchema(2_000).trim().default('') })
  .refine(({ to, answer }) => to === 'refuse' || answer !== '', shapeFault('noReason'));

export type AskQuestion = z.output<typeof askQuestionSchema>;
export type QuestionPage = z.infer<typeof questionPageSchema>;
export type StaffQuestion = z.infer<typeof staffQuestionSchema>;
export type MoveQuestion = z.output<typeof moveQuestionSchema>;

export const questionAnswerSchemas = {
  asked: okSchema(z.null()),
  page: okSchema(questionPageSchema),
  staff: okSchema(z.array(staffQuestionSchema)),
  moved: okSchema(z.null()),
};
