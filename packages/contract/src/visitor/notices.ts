import { z } from 'zod';
import { moneySchema, okSchema, textSchema } from '../envelope.ts';

const noticeKindSchema = z.enum(['back_in_stock', 'price_drop']);

export const noticePageQuerySchema = z.object({ product: textSchema(200).default('') });

const noticePageSchema = z.object({
  product: z.object({ name: z.string(), title: z.string(), url: z.string() }),
  options: z.array(
    z.object({
      sku: z.string(),
      title: z.string().describe('Its choices, e.g. "Queen, Blue"; the title of a product without any.'),
      kind: noticeKindSchema.describe('What is told of it: that it is back, or that it costs less.'),
      price: moneySchema,
    }),
  ),
});

export const askNoticeSchema = z.object({
  product: textSchema(200),
  sku: textSchema(200),
  email: textSchema(200).trim(),
});

export const noticeAnswerSchemas = {
  page: okSchema(noticePageSchema),
  asked: okSchema(z.object({ kind: noticeKindSchema })),
};
