import { z } from 'zod';
import { okSchema } from '../envelope.ts';

/** How far the payment is of what something costs more: a dearer piece, or another address. */
const differencePaymentSchema = z.object({
  status: z
    .enum(['unpaid', 'failed', 'paid', 'over', 'called_off', 'ended'])
    .describe(
      '`failed` can be paid again; `paid` may still be on its way; `over` was not paid in time, `called_off` by its shopper, and `ended` can be had no more.',
    ),
  pageUrl: z.string().nullable().describe('The page of the company, where it can be paid.'),
});

export type DifferencePayment = z.infer<typeof differencePaymentSchema>;

export const differencePaymentAnswerSchema = okSchema(differencePaymentSchema);
