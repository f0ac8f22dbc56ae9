import { z } from 'zod';
import { cartExtraSchema, cartItemSchema, itemToAddSchema } from '../cart/carts.ts';
import { receiptSchema } from '../cart/receipt.ts';
import { messageOrTextSchema, moneySchema, okSchema } from '../envelope.ts';

/** The most carts of one request, and the most items of one cart. */
export const MOST_CARTS = 50;
export const MOST_QUOTE_ITEMS = 50;

const itemsSchema = z.array(itemToAddSchema).max(MOST_QUOTE_ITEMS).default([]);
const couponCodeSchema = z
  .string()
  .max(200)
  .nullish()
  .describe('A code, or `no-coupon`. Required: without it the quote is refused with `coupon_required`.');

/** One cart to be priced without being one [C7]. `forItem` is `item-<n>`, counted from 1. */
export const quoteRequestSchema = z.object({ couponCode: couponCodeSchema, items: itemsSchema });
export const quotesQuerySchema = z.object({
  carts: z.string().describe('Base64 or base64url of a JSON list of {couponCode, items}.'),
});

/** A line of a quote: as in a cart, without what only a cart knows. */
export const quoteItemSchema = cartItemSchema
  .pick({
    itemIdentifier: true,
    sku: true,
    quantity: true,
    properties: true,
    pricing: true,
    priceAfterDiscount: true,
    value: true,
    forItem: true,
    isGift: true,
    discount: true,
    delivery: true,
  })
  .extend({
    productID: z.string(),
    title: z.string(),
    priceBeforeDiscount: moneySchema.describe('The whole line at list price.'),
  });

const totalsSchema = z.object({
  itemsCount: z.int(),
  totalPrice: moneySchema.describe('What is paid for it, before anybody knows where it goes.'),
  totalListPrice: moneySchema,
  totalValue: moneySchema,
  totalSavings: moneySchema,
});

export const quoteCouponSchema = z.object({
  code: z.string(),
  title: z.string(),
  value: moneySchema.describe('What it takes off.'),
  offer: z.string(),
  applied: z.boolean(),
  reason: messageOrTextSchema().nullable(),
});

/** Why one entry of several cannot be priced; the others are answered. */
export const quoteFaultSchema = z.looseObject({ error: messageOrTextSchema(), code: z.string() });
export const quoteSchema = z.object({
  items: z.array(quoteItemSchema),
  extras: z.array(cartExtraSchema),
  totalDiscount: moneySchema.describe('What comes off the list prices, the coupon included.'),
  couponDetails: quoteCouponSchema.nullable(),
  couponFault: quoteFaultSchema.optional().describe('Why a code that was asked for is not in it.'),
  totals: totalsSchema,
  receipt: receiptSchema.describe("The same receipt that the cart's page and the order show."),
});

export const quoteEntrySchema = z.union([quoteSchema, quoteFaultSchema]);
export const quotesAnswerSchema = okSchema(z.array(quoteEntrySchema));

export type QuoteRequest = z.input<typeof quoteRequestSchema>;
export type ParsedQuoteRequest = z.output<typeof quoteRequestSchema>;
/** An item of a quote before it leaves the API. */
export type QuoteItemBody = z.input<typeof quoteItemSchema>;
export type QuoteView = z.infer<typeof quoteSchema>;
export type QuoteFault = z.infer<typeof quoteFaultSchema>;
/** The same before it leaves the API. */
export type QuoteBody = z.input<typeof quoteSchema>;
export type QuoteFaultBody = z.input<typeof quoteFaultSchema>;
export type QuoteEntryBody = QuoteBody | QuoteFaultBody;
export type QuoteEntry = QuoteView | QuoteFault;
