import { z } from 'zod';
import { deliverySchema } from '../cart/delivery-promise.ts';
import { idSchema, okSchema, textSchema } from '../envelope.ts';

const stateSchema = z
  .enum(['waiting', 'preparing', 'refunded', 'cancelled'])
  .describe('`waiting` for the payment, `preparing` the parcels; `refunded` when all of it was given back.');

/** Where each thing of an order is [K7]. */
const fulfillmentSchema = z.object({
  orderId: idSchema,
  shortId: z.string(),
  status: stateSchema,
  items: z.array(
    z.object({
      itemIdentifier: z.string(),
      sku: z.string(),
      title: z.string(),
      quantity: z.int(),
      delivery: deliverySchema,
      fulfillmentStatus: stateSchema,
    }),
  ),
  shipments: z.array(z.object({ carrier: z.string(), trackingNumber: z.string() })),
});

export type FulfillmentView = z.infer<typeof fulfillmentSchema>;

export const fulfillmentAnswerSchema = okSchema(fulfillmentSchema);

/** Query of a related order: the device, and the storefront when it is named. */
export const relatedOrderQuerySchema = z.object({
  dd: textSchema(200).optional(),
  brand: textSchema(60).optional(),
  token: textSchema(200).optional(),
});

/** Query of the returning-customer check; only orders that went through count. */
export const knownCustomerQuerySchema = z.object({
  email: textSchema(400).default(''),
  phone: textSchema(60).default(''),
  zip: textSchema(60).default(''),
  status: z.literal('done').default('done'),
});
