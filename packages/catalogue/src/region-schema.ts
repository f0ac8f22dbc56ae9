import { PRODUCT_KINDS } from '@counterpane/rules/options/product';
import { z } from 'zod';
import { centsSchema, percentSchema } from './schema.ts';

const daySchema = z.iso.date();
const tariffSchema = z.strictObject({ first: centsSchema, additional: centsSchema });

/** A table of tariffs: `none` where there is no such service. */
const tariffsSchema = z.strictObject({
  default: tariffSchema,
  states: z.record(z.string(), z.union([tariffSchema, z.literal('none')])).default({}),
});

/** A rate that never changed, or each with the day on which it started. Percent. */
const datedRatesSchema = z.union([
  percentSchema.transform((rate) => [{ since: '', rate }]),
  z.array(z.strictObject({ since: daySchema.or(z.literal('')).default(''), rate: percentSchema })).min(1),
]);

/** Where goods leave from. */
const warehouseSchema = z.strictObject({
  key: z.string().regex(/^[a-z-]+$/),
  name: z.string().min(1),
  street: z.string().min(1),
  city: z.string().min(1),
  state: z.string(),
  zip: z.string().min(1),
  phone: z.string().min(1),
  /** Kinds of products that leave from it; without them all that no other has. */
  kinds: z.array(z.enum(PRODUCT_KINDS)).default([]),
});

/** Who sells in a country, as invoices name the company and where it pays taxes. */
const sellerSchema = z.strictObject({
  name: z.string().min(1),
  street: z.string().min(1),
  /** City, state and postal code in one line, as the country writes them. */
  place: z.string().min(1),
  taxNumbers: z
    .array(z.strictObject({ of: z.enum(['VAT', 'GST/HST', 'QST']), number: z.string().min(1) }))
    .default([]),
});

/** Where we ship in a country, and what its states and cities add. */
export const regionSchema = z.strictObject({
  /** States where only a distribution partner goes: no white glove service, whatever its table says. */
  partnerStates: z.array(z.string()).default([]),
  /** Business days that such a partner takes after the carrier has brought it there. */
  partnerDays: z.int().min(0).max(30).default(0),
  blacklistedZips: z.array(z.string()).default([]),
  cityTax: z.record(z.string(), datedRatesSchema).default({}),
  stateTax: z.record(z.string(), datedRatesSchema).default({}),
  /** Where states have no rates of their own. */
  tax: percentSchema.default(0),
  /** Prices include it: VAT is shown, not added. */
  taxIncluded: z.boolean().default(false),
  recyclingFees: z
    .array(
      z.strictObject({
        state: z.string(),
        amount: centsSchema,
        since: daySchema,
        until: daySchema.nullable().default(null),
      }),
    )
    .default([]),
  /** Brands may have tables of their own. */
  whiteGlove: tariffsSchema
    .extend({ brands: z.record(z.string(), tariffsSchema).default({}) })
    .nullable()
    .default(null),
  mattressRemoval: centsSchema.nullable().default(null),
  /** Hours of a day, of which a customer chooses those in which a shipment comes. */
  deliveryWindows: z
    .array(z.strictObject({ from: z.int().min(0).max(23), until: z.int().min(1).max(24) }))
    .default([]),
  warehouses: z.array(warehouseSchema).min(1),
  seller: sellerSchema,
});

export type RegionData = z.infer<typeof regionSchema>;
