import { SHIPMENT_STATES } from '@counterpane/rules/fulfillment/shipment-states';
import { z } from 'zod';
import { deliverySchema } from '../cart/delivery-promise.ts';
import { idSchema, moneySchema, okSchema, textSchema } from '../envelope.ts';
import { deliveryWindowSchema } from './delivery-day.ts';

export const shipmentStateSchema = z.enum(SHIPMENT_STATES);

export const orderStatusSchema = z
  .enum([...SHIPMENT_STATES, 'waiting', 'partly_shipped'])
  .describe(
    '`waiting` for the payment; from then on as far as the last of its shipments. `refunded` when all of it was given back.',
  );

/** What leaves together. */
export const shipmentSchema = z.object({
  id: idSchema,
  number: z.int().describe('From 1, in the order in which they leave.'),
  status: shipmentStateSchema,
  carriage: z.enum(['carrier', 'two_people']).describe('`two_people` carry it in: white glove service.'),
  parcels: z
    .array(
      z.object({
        number: z.int().describe('From 1.'),
        status: shipmentStateSchema.exclude(['preparing', 'resent', 'refunded', 'cancelled']),
        carrier: z.string().nullable(),
        trackingNumber: z.string().nullable(),
        trackingUrl: z.string().nullable(),
      }),
    )
    .describe('What of it has a label of its own; none before that.'),
  from: z.string().nullable().describe('ISO day on which it is there at the earliest, as known now.'),
  to: z.string().nullable().describe('ISO day on which it is there at the latest.'),
  window: deliveryWindowSchema.nullable().describe('The hours of that day; null for all of it.'),
  isTogether: z.boolean().describe('It leaves in the box of the order that it was added to.'),
  shippedAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  lines: z.array(z.object({ itemIdentifier: z.string(), quantity: z.int() })),
  events: z.array(z.object({ status: shipmentStateSchema, at: z.string() })).describe('The oldest first.'),
});

/** Where each thing of an order is [K7]. */
const fulfillmentSchema = z.object({
  orderId: idSchema,
  shortId: z.string(),
  status: orderStatusSchema,
  items: z.array(
    z.object({
      itemIdentifier: z.string(),
      sku: z.string(),
      title: z.string(),
      quantity: z.int(),
      delivery: deliverySchema,
      fulfillmentStatus: orderStatusSchema,
      cancelled: z.int().describe('Units that are ordered no more.'),
      cancellable: z.int().describe('Units that can be cancelled: they are not packed yet.'),
    }),
  ),
  shipments: z.array(shipmentSchema),
  mayChooseDay: z.array(idSchema).describe('The shipments that can come on another day.'),
  mayChangeAddress: z.boolean().describe('Nothing of it is packed yet.'),
  waitingAddress: z
    .object({
      toPay: moneySchema,
      mayGo: z
        .boolean()
        .describe('It can still go there for what is to be paid: nothing was packed or cancelled since.'),
      isPayable: z.boolean().describe('Not once it cannot go there, and not while its payment is under way.'),
    })
    .nullable()
    .describe('A change of the address that waits until what it costs more is paid.'),
});

export type FulfillmentView = z.infer<typeof fulfillmentSchema>;
export type ShipmentView = z.infer<typeof shipmentSchema>;

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
