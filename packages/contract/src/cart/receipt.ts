import { z } from 'zod';
import { messageOrTextSchema } from '../envelope.ts';

/** How a price was made: every step in order, in cents. */
export const receiptSchema = z.object({
  lines: z.array(
    z.object({
      step: z.string(),
      rule: z.string(),
      itemIdentifier: z.string().nullable(),
      text: messageOrTextSchema(),
      amount: z.int(),
    }),
  ),
  total: z.int(),
});

export type ReceiptView = z.infer<typeof receiptSchema>;
