import { z } from 'zod';
import { moneySchema, okSchema } from '../envelope.ts';

/** Everything that can be told of an order to its customer. */
const TIMELINE_KINDS = [
  'placed',
  'placed_in_exchange',
  'paid',
  'held',
  'charged',
  'paid_with_credit',
  'added',
  'address_changed',
  'address_paid',
  'day_changed',
  'promised_anew',
  'items_cancelled',
  'shipped',
  'out_for_delivery',
  'delivered',
  'lost',
  'returned_to_sender',
  'resent',
  'not_sent',
  'replacement_shipped',
  'replacement_delivered',
  'return_requested',
  'exchange_begun',
  'exchange_requested',
  'exchange_unpaid',
  'return_approved',
  'return_under_way',
  'return_received',
  'return_refused',
  'return_cancelled',
  'refund_begun',
  'refunded',
  'refund_returned',
  'credit_given',
  'thanked',
  'claim_requested',
  'claim_needs_more',
  'claim_replaced',
  'claim_settled',
  'claim_refused',
  'claim_withdrawn',
] as const;

const timelineEntrySchema = z.object({
  kind: z.enum(TIMELINE_KINDS),
  at: z.string(),
  amount: moneySchema.nullable().describe('What it was about, where it moved money.'),
  shipment: z
    .object({ number: z.int(), count: z.int() })
    .nullable()
    .describe('Which of its shipments, from 1; null where there is one, and where it is about none.'),
  day: z.string().nullable().describe('The ISO day that was chosen.'),
  order: z.string().nullable().describe('The number of the other order that it is about.'),
  units: z.int().nullable().describe('How many were cancelled.'),
});

export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

export const timelineAnswerSchema = okSchema(z.array(timelineEntrySchema));
