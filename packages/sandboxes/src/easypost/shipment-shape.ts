import { z } from 'zod';

const text = z.string().min(1).max(100);

/** What EasyPost documents of an address, as far as a store says it. */
export const addressSchema = z.strictObject({
  name: text,
  street1: text,
  street2: text.optional(),
  city: text,
  state: text.optional(),
  zip: text,
  country: z.string().regex(/^[A-Z]{2}$/),
  phone: text.optional(),
  email: text.optional(),
});

/** Inches and ounces, to a tenth. */
export const parcelSchema = z.strictObject({
  length: z.number().positive().multipleOf(0.1),
  width: z.number().positive().multipleOf(0.1),
  height: z.number().positive().multipleOf(0.1),
  weight: z.number().positive().multipleOf(0.1),
});

/** `POST /v2/shipments` */
export const createSchema = z.strictObject({
  shipment: z.strictObject({
    reference: text.optional(),
    from_address: addressSchema,
    to_address: addressSchema,
    parcel: parcelSchema,
    options: z.strictObject({ label_format: z.enum(['PDF', 'PNG']).optional() }).optional(),
  }),
});

/** `POST /v2/shipments/{id}/buy` */
export const buySchema = z.strictObject({ rate: z.strictObject({ id: z.string() }) });

/** `GET /v2/shipments/{id}/label` */
export const labelQuerySchema = z.strictObject({ file_format: z.literal('PDF') });

/** `GET /v2/trackers` */
export const trackersQuerySchema = z.strictObject({
  tracking_code: z.string().optional(),
  carrier: z.string().optional(),
  page_size: z.coerce.number().int().min(1).max(100).default(20),
});
