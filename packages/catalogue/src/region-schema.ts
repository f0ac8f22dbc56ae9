import { z } from 'zod';
import { centsSchema, percentSchema } from './schema.ts';

const daySchema = z.iso.date();
const tariffSchema = z.strictObject({ first: centsSchema, additional: centsSchema });

/** A table of tariffs: `none` where there is no such service. */
const tariffsSchema = z.strictObject({
  default: tariffSchema,
  states: z.record(z.string(), z.union([tariffSchema, z.literal('none')])).default({}),
});

/** Where we ship in a country, and what its states and cities add. */
export const regionSchema = z.strictObject({
  blacklistedZips: z.array(z.string()).default([]),
  cityTax: z.record(z.string(), percentSchema).default({}),
  stateTax: z.record(z.string(), percentSchema).default({}),
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
});

export type RegionData = z.infer<typeof regionSchema>;
