import { z } from 'zod';

const text = z.string().nullish();
/** With a zone, which EasyPost chooses by the place where something happened. */
const time = z.string().refine((written) => !Number.isNaN(Date.parse(written)));

const addressSchema = z.object({
  name: text,
  street1: text,
  street2: text,
  city: text,
  state: text,
  zip: text,
  country: text,
});

/** A number, which some answers have as text. */
const measure = z.coerce.number();

const rateSchema = z.object({
  id: z.string(),
  carrier: z.string(),
  rate: z.string().regex(/^\d{1,9}(?:\.\d{1,5})?$/),
  currency: z.string(),
});

const labelSchema = z.object({
  label_url: z.url({ protocol: /^https?$/ }).nullish(),
  label_file_type: text,
  label_pdf_url: z.url({ protocol: /^https?$/ }).nullish(),
});

const trackerSchema = z.object({
  id: z.string(),
  tracking_code: z.string(),
  carrier: text,
  status: z.string(),
  status_detail: text,
  updated_at: time,
  created_at: time,
  est_delivery_date: time.nullish(),
  carrier_detail: z.object({ est_delivery_date_local: text }).nullish(),
  tracking_details: z.array(z.object({ status: text, datetime: time.nullish() })).default([]),
  public_url: z.url({ protocol: /^https?$/ }).nullish(),
});

export const shipmentSchema = z.object({
  id: z.string(),
  from_address: addressSchema,
  to_address: addressSchema,
  parcel: z.object({ length: measure, width: measure, height: measure, weight: measure }),
  rates: z.array(rateSchema),
  messages: z.array(z.object({ carrier: text, message: text })).nullish(),
  tracking_code: text,
  selected_rate: rateSchema.nullish(),
  postage_label: labelSchema.nullish(),
  tracker: trackerSchema.pick({ carrier: true, public_url: true }).nullish(),
});

export const trackersSchema = z.object({ trackers: z.array(trackerSchema) });

/** A webhook about a parcel. */
export const eventSchema = z.object({
  description: z.enum(['tracker.created', 'tracker.updated']),
  result: trackerSchema,
});

export type EasypostRate = z.output<typeof rateSchema>;
export type EasypostShipment = z.output<typeof shipmentSchema>;
export type EasypostTracker = z.output<typeof trackerSchema>;
