import { z } from 'zod';
import { moneySchema, okSchema } from '../envelope.ts';

const mediaSchema = z.object({
  url: z.string(),
  thumbUrl: z.string(),
  alt: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
});

export const availabilitySchema = z.object({
  isActive: z.boolean(),
  isInStock: z.boolean(),
  isBackOrderAllowed: z.boolean(),
  shippingFrom: z.string().nullable().describe('ISO date of the first day it can arrive.'),
  shippingTo: z.string().nullable(),
  wgsShippingFrom: z.string().nullable(),
  wgsShippingTo: z.string().nullable(),
});

const priceWithDiscountSchema = moneySchema.extend({ discount: z.int() });

/** A product as pages and clients read it [C3, S1]. */
export const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  inventoryKey: z.string(),
  kind: z.string(),
  metadata: z.object({
    url: z.string(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    length: z.number().nullable(),
    isWarranty: z.boolean(),
    reportToAnalytics: z.boolean(),
  }),
  attributes: z.object({
    group: z.string(),
    markers: z.array(z.string()).describe('What clients tell it by, e.g. `shipping-protection`.'),
    model: z.string().nullable().describe('`classic`, `premier`, … A brand may have others.'),
    material: z.string().nullable(),
    firmness: z.string().nullable(),
  }),
  properties: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      options: z.array(
        z.object({
          value: z.string(),
          title: z.string(),
          note: z.string().nullable(),
          swatch: z.string().nullable(),
          texture: z.string().nullable().describe('Where a picture of the material is, for colours.'),
          priceDiff: z.int().describe('Cents against the first option.'),
          outOfStock: z.boolean(),
        }),
      ),
    }),
  ),
  extras: z.array(z.string()).describe('Ids of the products that come free with it.'),
  extrasData: z.object({
    markers: z.array(z.string()).describe('`wgs` is white glove service.'),
    skus: z.array(z.string()).describe('Inventory keys of the extras.'),
  }),
  plan: z
    .object({ years: z.int(), isAccidental: z.boolean(), family: z.string() })
    .nullable()
    .describe('The terms of a protection plan.'),
  choices: z
    .array(
      z.object({
        name: z.enum(['model', 'upgrade', 'headboard']),
        title: z.string(),
        values: z.array(
          z.object({
            value: z.string(),
            title: z.string(),
            productID: z.string(),
            url: z.string(),
            properties: z.array(z.object({ name: z.string(), value: z.string() })),
          }),
        ),
      }),
    )
    .describe('Choices of the page that lead to another product or to options, and are no property.'),
  availability: z.record(z.string(), availabilitySchema),
  pricing: z.array(
    z.object({
      sku: z.string(),
      totalPrice: z.int(),
      discountedPrice: z.int(),
      totalValue: z.int(),
    }),
  ),
  price: priceWithDiscountSchema,
  listPrice: priceWithDiscountSchema,
  mediaCollection: z.array(mediaSchema),
});

export type ProductView = z.infer<typeof productSchema>;

/** A product in a few words, for an upsell's own and its paired one. */
export const productInfoSchema = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  url: z.string(),
  kind: z.string(),
  price: moneySchema,
  listPrice: moneySchema,
});

export type ProductInfo = z.infer<typeof productInfoSchema>;

export const productsQuerySchema = z.object({
  name: z.string().max(4000).optional(),
  ids: z.string().max(4000).optional(),
  inventoryKeys: z.string().max(4000).optional(),
  dd: z.string().max(200).optional().describe('Device id.'),
});

export const productsAnswerSchema = okSchema(z.object({ data: z.array(productSchema) }));
