import { z } from 'zod';
import { quantitySchema } from '../cart/carts.ts';
import { idSchema, messageOrTextSchema, moneySchema, okSchema, textSchema } from '../envelope.ts';

/** What a shopper no longer wants. */
export const cancelledLinesSchema = z.object({
  lines: z
    .array(z.object({ itemIdentifier: textSchema(64), quantity: quantitySchema }))
    .min(1)
    .max(100),
});

/** The same, once its refund was seen. */
export const cancelItemsSchema = cancelledLinesSchema.extend({
  id: idSchema.describe('As the preview answers it: the same cancellation sent twice is made once.'),
  refund: z.int().min(0).describe('Cents that come back, as they were seen; in the currency of the order.'),
});

/** What goes, and what comes back for it. */
const cancellationSchema = z.object({
  id: idSchema,
  lines: z
    .array(
      z.object({
        itemIdentifier: z.string(),
        title: z.string(),
        quantity: z.int(),
        isGift: z.boolean(),
        amount: moneySchema.describe('Of the goods.'),
      }),
    )
    .describe('What was chosen, with the gifts and add-ons that go with it.'),
  charges: z.array(z.object({ title: messageOrTextSchema(), amount: moneySchema })),
  taxes: moneySchema,
  givenBefore: moneySchema.describe('Part of it that was given back already.'),
  refund: moneySchema.describe('What comes back in all.'),
  isWhole: z.boolean().describe('Whether nothing of the order is left.'),
});

export type CancelledLines = z.output<typeof cancelledLinesSchema>;
export type CancelItems = z.output<typeof cancelItemsSchema>;
export type CancellationView = z.infer<typeof cancellationSchema>;
/** The same before it leaves the API. */
export type CancellationBody = z.input<typeof cancellationSchema>;

export const cancellationAnswerSchema = okSchema(cancellationSchema);

export const cancelledAnswerSchema = okSchema(z.null());
