import { z } from 'zod';
import { cartExtraSchema, itemToAddSchema } from '../cart/carts.ts';
import { receiptSchema } from '../cart/receipt.ts';
import { moneySchema, okSchema } from '../envelope.ts';
import { productInfoSchema } from './products.ts';
import { MOST_QUOTE_ITEMS, quoteCouponSchema, quoteFaultSchema, quoteItemSchema } from './quotes.ts';
import { upsellFieldsSchema } from './upsells.ts';

const itemsSchema = z.array(itemToAddSchema).max(MOST_QUOTE_ITEMS).default([]);

/** GET /products/quotes/v2 [C7]: what a product page wants to price in one call. */
export const productQuotesRequestSchema = z.object({
  productItems: itemsSchema.describe('Each is priced alone.'),
  upsellItems: itemsSchema.describe('Each is priced as it goes with the first product item.'),
  upgradableUpsellItems: itemsSchema.describe('Sleep bundles: fixed savings by the size of the mattress.'),
  couponCode: z.string().max(200).nullish().describe('A code, or `no-coupon`. Required.'),
  bundleGroupItems: itemsSchema.describe('What is chosen in the groups of a bundle.'),
  bundleItems: itemsSchema.describe('What else is in it.'),
  bundleExtraItems: itemsSchema.describe('What is offered with it.'),
  delivery: z
    .object({
      deliveryOption: z.enum(['ground', 'white-glove']),
      state: z.string().max(60).optional().describe('Without it: the default prices.'),
    })
    .optional()
    .describe(
      'How the bundle is to be delivered: white glove service is in its totals. Ground when left out.',
    ),
});

export const productQuotesQuerySchema = z.object({
  query: z.string().describe('Base64 or base64url of a JSON object.'),
});

/** One item with everything that depends on it. */
const productQuoteSchema = quoteItemSchema.extend({
  gifts: z.array(quoteItemSchema).describe('What comes free with it.'),
  extras: z.array(cartExtraSchema),
  addedPrice: moneySchema.describe(
    'What the total rises by with it, sets and coupon included, before delivery and tax.',
  ),
  totalDiscount: moneySchema,
  couponDetails: quoteCouponSchema.nullable(),
  couponFault: quoteFaultSchema.optional(),
  receipt: receiptSchema,
});

/**
 * An upsell with every field of its catalogue, looked up, and its price with the first product item. An
 * item that is no upsell has only the latter.
 */
export const upsellQuoteSchema = z.object({
  ...upsellFieldsSchema.partial().shape,
  productID: z.string(),
  isUpsell: z.boolean(),
  isStandalone: z.boolean().describe('It has a page of its own too.'),
  info: productInfoSchema,
  pairedProduct: productInfoSchema.nullable(),
  quote: productQuoteSchema,
});

export const upgradableUpsellQuoteSchema = upsellQuoteSchema.extend({
  saving: moneySchema.describe('What it takes off because it goes with the first product item.'),
  comboLabel: z.string().nullable(),
});

const orFault = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, quoteFaultSchema]);

export const productQuotesSchema = z.object({
  productItems: z.array(orFault(productQuoteSchema)),
  upsellItems: z.array(orFault(upsellQuoteSchema)),
  upgradableUpsellItems: z.array(orFault(upgradableUpsellQuoteSchema)),
  bundleExtraItems: z.array(orFault(productQuoteSchema)),
  bundleSku: z.string().nullable().describe('The set that the items make; null when they make none.'),
  productSkus: z.array(z.string()),
  bundleTotals: z
    .object({ totalPrice: moneySchema, discountedPrice: moneySchema })
    .nullable()
    .describe('The set at list prices and as it is paid; null when there is no set.'),
  bundleExtraItemsSkuPricing: z
    .array(
      z.object({
        sku: z.string(),
        totalPrice: z.int(),
        discountedPrice: z.int(),
        totalValue: z.int(),
      }),
    )
    .describe('In cents.'),
});

export const productQuotesAnswerSchema = okSchema(z.object({ data: productQuotesSchema }));

export type ProductQuotesRequest = z.input<typeof productQuotesRequestSchema>;
export type ParsedProductQuotesRequest = z.output<typeof productQuotesRequestSchema>;
export type UpsellQuoteView = z.infer<typeof upsellQuoteSchema>;
export type UpgradableUpsellQuoteView = z.infer<typeof upgradableUpsellQuoteSchema>;
export type ProductQuotes = z.infer<typeof productQuotesSchema>;
/** The same before they leave the API. */
export type ProductQuotesBody = z.input<typeof productQuotesSchema>;
export type ProductQuoteBody = z.input<typeof productQuoteSchema>;
export type UpsellQuoteBody = z.input<typeof upsellQuoteSchema>;
export type UpgradableUpsellQuoteBody = z.input<typeof upgradableUpsellQuoteSchema>;
