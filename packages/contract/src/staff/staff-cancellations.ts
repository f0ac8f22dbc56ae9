import { z } from 'zod';
import { idSchema, moneySchema, okSchema } from '../envelope.ts';

/** What was cancelled of an order, in the list of staff. */
const listedCancellationSchema = z.object({
  id: idSchema,
  order: z.object({ id: idSchema, shortId: z.string() }),
  storefront: z.string(),
  things: z.array(z.object({ title: z.string(), quantity: z.int() })),
  madeBy: z.enum(['shopper', 'staff']),
  refund: z
    .object({ amount: moneySchema, status: z.enum(['pending', 'succeeded', 'failed']) })
    .nullable()
    .describe('Null where it cost nothing.'),
  createdAt: z.string(),
});

export type ListedCancellation = z.infer<typeof listedCancellationSchema>;

export const staffCancellationsAnswerSchema = okSchema(z.array(listedCancellationSchema));
