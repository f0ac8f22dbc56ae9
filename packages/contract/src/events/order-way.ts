import type { FunnelEvent } from './events.ts';

/** The way from a list to an order, step by step: what is taken out and paid back lies beside it. */
export const ORDER_WAY = [
  'view_item_list',
  'view_item',
  'add_to_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
] as const satisfies readonly FunnelEvent[];

export type WayStep = (typeof ORDER_WAY)[number];
