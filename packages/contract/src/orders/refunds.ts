import { z } from 'zod';
import { quantitySchema } from '../cart/carts.ts';
import { idSchema, messageOrTextSchema, moneySchema, okSchema, textSchema } from '../envelope.ts';
import { shapeFault } from '../shape-faults.ts';

const amountSchema = z.union([
  moneySchema.extend({ amount: z.int().min(1) }),
  z.int().min(1).describe('Cents, in the currency of what was paid.'),
]);

/** Units of lines whose money goes back. */
export const refundedLinesSchema = z.object({
  lines: z
    .array(
      z.object({
        itemIdentifier: textSchema(64),
        quantity: quantitySchema,
        restocked: z
          .int()
          .min(0)
          .max(100)
          .optional()
          .describe('Units of what was sent that are in stock again; what is not packed yet always is.'),
      }),
    )
    .min(1)
    .max(100),
});

/** Money that goes back: units of lines with their taxes, or an amount, e.g. as goodwill [S3]. */
export const refundRequestSchema = refundedLinesSchema
  .partial()
  .extend({
    expected: z
      .int()
      .min(0)
      .optional()
      .describe('Cents that were seen to go back for the lines: others refuse it.'),
    amount: amountSchema.optional(),
    credit: z
      .union([z.literal('all'), z.int().min(1)])
      .optional()
      .describe(
        'Cents of it that become store credit, at most all of it; the rest goes to what it was paid with.',
      ),
    reason: textSchema(500).trim().min(1, shapeFault('noReason')),
  })
  .refine(({ lines, amount }) => (lines === undefined) !== (amount === undefined), shapeFault('noRefund'));

/** A refund as staff read it. */
export const refundSchema = z.object({
  id: idSchema,
  orderId: idSchema,
  amount: moneySchema,
  fromHold: moneySchema.describe('The part of it that was only held, and is not charged.'),
  toCredit: z.boolean().describe('It became store credit.'),
  reason: z.string(),
  lines: z.array(
    z.object({ itemIdentifier: z.string(), quantity: z.int(), amount: moneySchema, taxes: moneySchema }),
  ),
  status: z.enum(['pending', 'succeeded', 'failed']),
  madeBy: z.string(),
  reference: z.string().nullable().describe("The provider's own id of it."),
  failure: z.string().nullable().describe('Why it failed, or why there is no answer yet.'),
  createdAt: z.string(),
  settledAt: z.string().nullable(),
});

/** What goes back for lines, before it does. */
const refundPreviewSchema = z.object({
  lines: z
    .array(
      z.object({
        itemIdentifier: z.string(),
        title: z.string(),
        quantity: z.int().describe('Units whose money goes back.'),
        unsent: z.int().describe('Units that are not packed yet, and are sent no more.'),
        isGift: z.boolean(),
        amount: moneySchema.describe('Of the goods.'),
      }),
    )
    .describe('What was chosen, with the gifts and add-ons that go with what is sent no more.'),
  charges: z.array(z.object({ title: messageOrTextSchema(), amount: moneySchema })),
  taxes: moneySchema,
  givenBefore: moneySchema.describe('Part of it that was given back already.'),
  refund: moneySchema.describe('What goes back in all.'),
});

/** What the shopper reads of one. */
export const shownRefundSchema = z.object({
  id: idSchema,
  amount: moneySchema,
  status: z
    .enum(['pending', 'succeeded', 'returned'])
    .describe('`returned` had gone through, and the bank of the shopper sent it back.'),
  at: z.string(),
  toCredit: z.boolean().describe('It is store credit now.'),
});

export type ShownRefund = z.infer<typeof shownRefundSchema>;
export type RefundedLines = z.output<typeof refundedLinesSchema>;
export type RefundPreview = z.infer<typeof refundPreviewSchema>;
/** The same before it leaves the API. */
export type RefundPreviewBody = z.input<typeof refundPreviewSchema>;
export type RefundRequest = z.output<typeof refundRequestSchema>;
export type RefundView = z.infer<typeof refundSchema>;

export const refundAnswerSchema = okSchema(refundSchema);

export const refundPreviewAnswerSchema = okSchema(refundPreviewSchema);
