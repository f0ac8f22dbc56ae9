import { BUNDLE_ROLES } from '@counterpane/rules/bundles/bundle';
import { z } from 'zod';
import { centsSchema } from './schema.ts';
import { searchSchema } from './search-schema.ts';

const fieldsSchema = z.strictObject({
  sku: z.string(),
  name: z.string(),
  title: z.string(),
  /** Products by name; the shopper chooses one of each group. */
  groups: z
    .array(
      z.strictObject({
        role: z.enum(BUNDLE_ROLES),
        title: z.string(),
        products: z.array(z.string()).min(1),
        isOptional: z.boolean().default(false),
      }),
    )
    .min(1),
  extras: z.array(z.strictObject({ product: z.string(), saving: centsSchema })),
  /** Size of the set -> dollars off; `any` for the sizes not named. */
  savings: z.record(z.string(), centsSchema),
  defaultSize: z.string(),
  whiteGloveAmount: centsSchema.nullable(),
});

/** A set of products that costs less together; amounts in dollars. */
export const bundleSchema = fieldsSchema.extend({
  extras: fieldsSchema.shape.extras.default([]),
  defaultSize: fieldsSchema.shape.defaultSize.default('queen'),
  whiteGloveAmount: fieldsSchema.shape.whiteGloveAmount.default(null),
  /** Its own page; null for a set that is found in carts and on the pages of its parts alone. */
  url: z.string().startsWith('/').nullable().default(null),
  subtitle: z.string().default(''),
  description: z.string().default(''),
  search: searchSchema,
});

/** What an operator replaces: name of a bundle -> some of its fields, written as in a brand's file. */
export const bundleMappingSchema = z.record(z.string(), fieldsSchema.omit({ name: true }).partial());

export type BundleData = z.infer<typeof bundleSchema>;
export type BundleMapping = z.infer<typeof bundleMappingSchema>;
