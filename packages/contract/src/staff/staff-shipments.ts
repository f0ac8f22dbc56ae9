import { z } from 'zod';
import { idSchema, okSchema } from '../envelope.ts';
import { shipmentStateSchema } from '../orders/fulfillment.ts';

/** A shipment that did not go as promised, in the list of staff. */
const troubledShipmentSchema = z.object({
  id: idSchema,
  number: z.int(),
  status: shipmentStateSchema,
  order: z.object({ id: idSchema, shortId: z.string() }),
  storefront: z.string(),
  things: z.array(z.object({ title: z.string(), quantity: z.int() })),
  isLate: z.boolean().describe('It was promised anew, because it was still here when it had to leave.'),
  to: z.string().nullable().describe('The last ISO day on which it was to be there.'),
  since: z.string().describe('When its last step was taken.'),
});

export type TroubledShipment = z.infer<typeof troubledShipmentSchema>;

export const troubledShipmentsAnswerSchema = okSchema(z.array(troubledShipmentSchema));
