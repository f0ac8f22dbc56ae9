import type { ParcelStep } from '@counterpane/rules/fulfillment/parcel-states';
import type { PlannedShipment } from '@counterpane/rules/fulfillment/plan-shipments';
import type { ShipmentState } from '@counterpane/rules/fulfillment/shipment-states';
import { bigint, char, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../database/when.ts';

// The tables of shipments, as queries see them (migrations 033, 037, 055, 056, 057, 064, 073 and 074 make them).

const day = (name: string) => date(name, { mode: 'string' });

export const shipments = pgTable('shipments', {
  id: char('id', { length: 24 }).primaryKey(),
  orderId: char('order_id', { length: 24 }).notNull(),
  number: integer('number').notNull(),
  warehouse: text('warehouse').notNull(),
  carriage: text('carriage').$type<PlannedShipment['carriage']>().notNull(),
  status: text('status').$type<ShipmentState>().notNull(),
  labelAskedAt: when('label_asked_at'),
  notBefore: day('not_before'),
  promisedFrom: day('promised_from'),
  promisedUntil: day('promised_until'),
  expectedOn: day('expected_on'),
  toldUntil: day('told_until'),
  windowFrom: integer('window_from'),
  windowUntil: integer('window_until'),
  shippedAt: when('shipped_at'),
  deliveredAt: when('delivered_at'),
  /** What it replaces, where it does: it then counts in no sum of the order. */
  claimId: char('claim_id', { length: 24 }),
  /** The shipment of another order in whose box it leaves, where it was added to that order [R058]. */
  shipsWith: char('ships_with', { length: 24 }),
  /** The lost or returned shipment whose things go out again in it [R061]. */
  resends: char('resends', { length: 24 }),
  /** The last ISO day on which it was promised anew, because it was still here. */
  slippedOn: day('slipped_on'),
  latenessSeenOn: day('lateness_seen_on'),
  createdAt: when('created_at').notNull(),
});

export const shipmentLines = pgTable('shipment_lines', {
  shipmentId: char('shipment_id', { length: 24 }).notNull(),
  itemIdentifier: text('item_identifier').notNull(),
  quantity: integer('quantity').notNull(),
});

export const shipmentEvents = pgTable('shipment_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  shipmentId: char('shipment_id', { length: 24 }).notNull(),
  eventId: text('event_id').notNull(),
  status: text('status').$type<ShipmentState>().notNull(),
  source: text('source').$type<'store' | 'staff' | 'carrier' | 'shopper'>().notNull(),
  /** The day that was chosen, where that is what the step is. */
  day: day('day'),
  at: when('at').notNull(),
});

/** What of a shipment has a label of its own. */
export const shipmentParcels = pgTable('shipment_parcels', {
  shipmentId: char('shipment_id', { length: 24 }).notNull(),
  number: integer('number').notNull(),
  status: text('status').$type<ParcelStep>().notNull(),
  carrier: text('carrier'),
  trackingNumber: text('tracking_number'),
  trackingUrl: text('tracking_url'),
  labelUrl: text('label_url'),
  expectedOn: day('expected_on'),
  eventId: text('event_id'),
  heardAt: when('heard_at'),
});
