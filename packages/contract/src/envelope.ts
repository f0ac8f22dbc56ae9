import { z } from 'zod';

/** `{"status":"ok","result":…}`: every answer that is not a refusal (design section 5). */
export const okSchema = <Result extends z.ZodType>(result: Result) =>
  z.object({ status: z.literal('ok'), result });

/** `{"status":"error","error":<text>,"code":<refusal code>, …facts}`. */
export const errorSchema = z.looseObject({
  status: z.literal('error'),
  error: z.string(),
  code: z.string(),
});

export type ErrorAnswer = z.infer<typeof errorSchema>;

export const moneySchema = z.object({
  amount: z.int().describe('Integer cents.'),
  currency: z.enum(['USD', 'CAD', 'GBP']),
});

/** Ids of carts, orders and products: 24 lowercase hex characters. */
export const idSchema = z.string().regex(/^[0-9a-f]{24}$/, 'must be 24 lowercase hex characters');

export const chosenPropertySchema = z.object({
  name: z.string().min(1).max(40),
  value: z.string().min(1).max(80),
});
