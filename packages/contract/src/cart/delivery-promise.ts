import { z } from 'zod';
import { messageOrTextSchema } from '../envelope.ts';

export const businessDaysSchema = z.object({ from: z.int(), to: z.int() });

/** What is promised of the delivery of a thing [D91]. An order keeps the promise that it was placed with. */
export const deliverySchema = z.object({
  text: messageOrTextSchema().describe(
    'How long it is on its way, or that it ships later; empty for what is not sent.',
  ),
  from: z
    .string()
    .nullable()
    .describe('ISO day on which it is there at the earliest; null while nobody knows.'),
  to: z.string().nullable().describe('ISO day on which it is there at the latest.'),
  handling: businessDaysSchema
    .nullish()
    .describe(
      'Business days until it leaves; null for what has to be made first. Older orders have neither.',
    ),
  transit: businessDaysSchema.nullish().describe('Business days on its way after that.'),
});

export type DeliveryView = z.infer<typeof deliverySchema>;
/** The same before it leaves the API. */
export type DeliveryBody = z.input<typeof deliverySchema>;
