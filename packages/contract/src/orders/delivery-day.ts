import { z } from 'zod';
import { okSchema } from '../envelope.ts';

/** The day on which a shipment is to come. */
export const deliveryDaySchema = z.object({ day: z.iso.date() });

export type ChooseDeliveryDay = z.input<typeof deliveryDaySchema>;

const deliveryDaysSchema = z.object({
  days: z
    .array(z.string())
    .describe('The ISO days on which it can come, as checkout offers them; none once it is packed.'),
  chosen: z.string().nullable().describe('The one on which it comes now; null where that is no single day.'),
});

export const deliveryDaysAnswerSchema = okSchema(deliveryDaysSchema);

export type DeliveryDays = z.infer<typeof deliveryDaysSchema>;

export const deliveryDayChangedAnswerSchema = okSchema(z.null());
