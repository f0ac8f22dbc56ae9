import { z } from 'zod';
import { okSchema, textSchema } from '../envelope.ts';

/** Steps on the way to an order, by the names of GA4's e-commerce events, in their order. */
export const FUNNEL_EVENTS = [
  'view_item_list',
  'view_item',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
  'refund',
] as const;

export type FunnelEvent = (typeof FUNNEL_EVENTS)[number];

/** Those that a browser tells: the others are what calls of the API come to, and what the store books. */
const PAGE_EVENTS = ['view_item_list', 'view_item', 'view_cart', 'begin_checkout'] as const;

export type PageEventName = (typeof PAGE_EVENTS)[number];

const pageEventSchema = z.strictObject({
  /** Told twice, it is one. */
  id: z.uuid(),
  name: z.enum(PAGE_EVENTS),
  /** The path of the page, without its query. */
  path: textSchema(200).regex(/^\/[^?#]*$/),
});

export type PageEvent = z.infer<typeof pageEventSchema>;

export const tellEventsSchema = z.strictObject({ events: z.array(pageEventSchema).min(1).max(20) });

export const tellEventsAnswerSchema = okSchema(z.null());
