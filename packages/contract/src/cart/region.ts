import { z } from 'zod';
import { textSchema, typedSchema } from '../envelope.ts';
import { withStateCode } from './state-code.ts';

/** PUT /carts/my/region/new [S2]. */
export const newRegionSchema = z.object({
  shippingRegion: z
    .object({
      country: textSchema(2),
      state: typedSchema().default(''),
      zip: typedSchema(),
      city: typedSchema().default(''),
    })
    .overwrite(withStateCode),
  typedAt: z
    .int()
    .optional()
    .describe('Milliseconds: a region that was typed before the one that is known is not kept.'),
  billingProvider: textSchema(40).nullish().describe('Taken and not needed: no way to pay changes a tax.'),
});

/** PUT /carts/region, the older call: both addresses in one flat object [K7]. */
export const flatRegionSchema = z.object({
  billingCountry: textSchema(2).optional(),
  billingState: typedSchema().optional(),
  shippingCountry: textSchema(2),
  shippingState: typedSchema().default(''),
  shippingZipCode: typedSchema(),
  shippingCity: typedSchema().default(''),
  shippingLine1: typedSchema().default(''),
  shippingLine2: typedSchema().default(''),
  exemptionType: z.literal('other').optional().describe('Nobody here is exempt from tax.'),
});

export type NewRegion = z.input<typeof newRegionSchema>;
export type FlatRegion = z.input<typeof flatRegionSchema>;
