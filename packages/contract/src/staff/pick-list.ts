import { z } from 'zod';
import { idSchema, okSchema, textSchema } from '../envelope.ts';
import { deliveryWindowSchema } from '../orders/delivery-day.ts';

/** The warehouse that a list is for; without one it is the first that has something to pick. */
export const pickListQuerySchema = z.object({ warehouse: textSchema(60).optional() });

/** What is to be taken from the shelves of a warehouse. */
const pickListSchema = z.object({
  warehouses: z
    .array(z.object({ key: z.string(), name: z.string(), shipments: z.int() }))
    .describe('Those that have something to pick, with how many shipments.'),
  warehouse: z.string().nullable().describe('The one of this list; null where there is nothing to pick.'),
  pieces: z
    .array(
      z.object({
        sku: z.string(),
        title: z.string(),
        options: z.string(),
        quantity: z.int(),
        shipments: z.array(z.object({ number: z.string(), quantity: z.int() })),
      }),
    )
    .describe('In the order of SKUs.'),
  shipments: z
    .array(
      z.object({
        id: idSchema,
        orderId: idSchema,
        number: z.string().describe('As its packing slip has it.'),
        storefront: z.string(),
        carriage: z.enum(['carrier', 'two_people']),
        units: z.int(),
        goesWith: z
          .string()
          .nullable()
          .describe('The number of the shipment in whose box it leaves; null for its own.'),
        window: deliveryWindowSchema.nullable(),
        to: z.string().nullable().describe('ISO day on which it is to be there at the latest.'),
      }),
    )
    .describe('The earliest promise first.'),
});

export type PickList = z.infer<typeof pickListSchema>;

export const pickListAnswerSchema = okSchema(pickListSchema);
