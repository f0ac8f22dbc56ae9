import { COLLECTION_TYPES, type ColorRule } from '@counterpane/rules/bundles/collection';
import { z } from 'zod';
import { searchSchema } from './search-schema.ts';

/** `same` as the bed frame, or the bed frame's colour -> this piece's. */
const colorRuleSchema = z
  .union([z.literal('same'), z.record(z.string(), z.string())])
  .transform((rule): ColorRule => (rule === 'same' ? { kind: 'same' } : { kind: 'map', colors: rule }));

/** Furniture that belongs together [C3]. */
export const collectionSchema = z.strictObject({
  name: z.string(),
  title: z.string(),
  kind: z.enum(['bedroom-set', 'kids-set']),
  /** Its own page; null for a collection that only its pieces tell of. */
  url: z.string().startsWith('/').nullable().default(null),
  subtitle: z.string().default(''),
  description: z.string().default(''),
  search: searchSchema,
  items: z
    .array(
      z.strictObject({
        productName: z.string(),
        type: z.enum(COLLECTION_TYPES),
        maximumQuantity: z.int().positive(),
        colorRule: colorRuleSchema.nullable().default(null),
      }),
    )
    .min(1),
});

export type CollectionData = z.infer<typeof collectionSchema>;
