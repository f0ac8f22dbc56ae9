import { z } from 'zod';
import { okSchema, textSchema } from '../envelope.ts';

/** Hours of a day between which something comes, from 0 to 24. */
export const deliveryWindowSchema = z.object({ from: z.int(), until: z.int() });

/** The day on which a shipment is to come, and the hours. */
export const deliveryDaySchema = z.object({
  day: z.iso.date(),
  window: textSchema(5).default('').describe('As "8-12"; empty for the whole day.'),
});

export type ChooseDeliveryDay = z.input<typeof deliveryDaySchema>;

const deliveryDaysSchema = z.object({
  days: z
    .array(z.string())
    .describe('The ISO days on which it can come, as checkout offers them; none once it is packed.'),
  windows: z.array(deliveryWindowSchema).describe('The hours that can be chosen.'),
  window: deliveryWindowSchema.nullable().describe('Those that were chosen; null for the whole day.'),
  chosen: z.string().nullable().describe('The one on which it comes now; null where that is no single day.'),
});

export const deliveryDaysAnswerSchema = okSchema(deliveryDaysSchema);

export type DeliveryDays = z.infer<typeof deliveryDaysSchema>;

export const deliveryDayChangedAnswerSchema = okSchema(z.null());
