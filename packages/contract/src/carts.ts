import { z } from 'zod';
import { chosenPropertySchema, idSchema, moneySchema, okSchema, textSchema } from './envelope.ts';
import { drawingSchema } from './pages.ts';

/** Quantities are whole numbers from 1 to 100; "two", 1.5 and 0 are refused as a shape. */
export const quantitySchema = z
  .int('Quantity must be a whole number')
  .min(1, 'Quantity must be at least 1')
  .max(100, 'Quantity must be at most 100');

export const itemToAddSchema = z.object({
  productID: idSchema,
  quantity: quantitySchema.default(1),
  properties: z.array(chosenPropertySchema).max(9).default([]),
  forItem: textSchema(64).nullish(),
});

export const addItemsSchema = z.object({ items: z.array(itemToAddSchema).min(1).max(50) });

export const changeItemSchema = z.object({
  forItem: textSchema(64).nullish(),
  productID: idSchema.optional(),
  properties: z.array(chosenPropertySchema).max(9).optional(),
  quantity: quantitySchema.optional(),
  fulfillmentStatus: z.string().max(40).optional(),
});

export const couponSchema = z.object({
  couponCode: textSchema(200),
  isAutomatic: z
    .boolean()
    .default(false)
    .describe('It comes from a link or a cookie: it neither replaces a code nor comes back once taken out.'),
});

export const receiptSchema = z.object({
  lines: z.array(
    z.object({
      step: z.string(),
      rule: z.string(),
      itemIdentifier: z.string().nullable(),
      text: z.string(),
      amount: z.int(),
    }),
  ),
  total: z.int(),
});

export const cartItemSchema = z.object({
  itemIdentifier: z.string(),
  sku: z.string(),
  quantity: z.int(),
  properties: z.array(z.object({ name: z.string(), value: z.string(), title: z.string() })),
  product: z.object({
    id: z.string(),
    name: z.string(),
    title: z.string(),
    inventoryKey: z.string(),
    url: z.string(),
    media: z.object({ url: z.string(), thumbUrl: z.string(), alt: z.string() }),
    drawing: drawingSchema.nullable().describe('How to draw it while it has no photograph.'),
    attributes: z.object({ group: z.string(), markers: z.array(z.string()) }),
    metadata: z.object({ isWarranty: z.boolean(), reportToAnalytics: z.boolean() }),
  }),
  pricing: z.object({
    price: moneySchema.describe('One unit at list price.'),
    profilePrice: moneySchema.describe('One unit after automatic promotions.'),
    breakdown: z.object({ couponDiscount: moneySchema.describe('Off the whole line.') }),
  }),
  priceAfterDiscount: moneySchema.describe('The whole line as paid, before extras.'),
  value: moneySchema.describe('Advertised value of the whole line.'),
  forItem: z.string().nullable(),
  isGift: z.boolean(),
  editable: z.boolean(),
  extras: z.array(z.string()),
  availableExtras: z.array(z.unknown()),
  relatedProducts: z.array(z.string()),
  parcelDimensions: z.unknown().nullable(),
  discount: moneySchema,
  delivery: z.object({ text: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
});

export const cartExtraSchema = z.object({
  sku: z.string(),
  product: z.object({ title: z.string() }),
  pricing: z.object({ price: moneySchema }),
  included: moneySchema.optional(),
});

export const noticeSchema = z.looseObject({ code: z.string(), text: z.string() });

export const cartSchema = z.object({
  id: z.string().nullable().describe('Null until something is in it.'),
  version: z.int(),
  storefront: z.string(),
  items: z.array(cartItemSchema),
  extras: z.array(cartExtraSchema),
  itemsCount: z.int(),
  totalPrice: moneySchema,
  totalValue: moneySchema,
  totalSavings: moneySchema,
  totalDiscount: moneySchema,
  couponDetails: z
    .object({
      code: z.string(),
      title: z.string(),
      value: moneySchema.describe('What it takes off now.'),
      offer: z.string(),
      applied: z.boolean(),
      reason: z.string().nullable().describe('Why it takes nothing off, and what would make it.'),
      reasonCode: z.string().nullable(),
      isAutomatic: z.boolean().describe('It came from a link or a cookie.'),
    })
    .nullable(),
  receipt: receiptSchema,
  notices: z.array(noticeSchema),
  metadata: z.object({ reqShippingDate: z.string().nullable(), reqDeliveryDate: z.string().nullable() }),
  historyLog: z.array(z.looseObject({ type: z.string(), at: z.string() })),
});

export type CartView = z.infer<typeof cartSchema>;
export type CartItemView = z.infer<typeof cartItemSchema>;
export type Notice = z.infer<typeof noticeSchema>;
export type ItemToAdd = z.input<typeof itemToAddSchema>;
export type ChangeItem = z.input<typeof changeItemSchema>;

export const cartAnswerSchema = okSchema(cartSchema);
