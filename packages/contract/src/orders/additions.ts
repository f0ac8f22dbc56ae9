import { z } from 'zod';
import { idSchema, messageOrTextSchema, okSchema } from '../envelope.ts';

const linkedOrderSchema = z.object({
  id: idSchema.nullable().describe('Null for who follows a link, which opens no other order.'),
  shortId: z.string(),
});

const orderAdditionsSchema = z.object({
  minutesLeft: z.int().nullable().describe('So long something can be added; null where nothing can.'),
  whyNot: messageOrTextSchema()
    .nullable()
    .describe('Why nothing can be added any more; null where it can, and where it never could.'),
  isChosen: z.boolean().describe('What is in the cart is added to it.'),
  addedTo: linkedOrderSchema.nullable().describe('The order that this one was added to.'),
  additions: z.array(linkedOrderSchema).describe('What was added to it, the oldest first.'),
});

export type OrderAdditions = z.infer<typeof orderAdditionsSchema>;
/** The same before it leaves the API. */
export type OrderAdditionsBody = z.input<typeof orderAdditionsSchema>;

export const orderAdditionsAnswerSchema = okSchema(orderAdditionsSchema);

export const additionChosenAnswerSchema = okSchema(z.null());
