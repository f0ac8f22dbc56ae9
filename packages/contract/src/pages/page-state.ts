import { BUNDLE_ROLES } from '@counterpane/rules/bundles/bundle';
import { COLLECTION_TYPES } from '@counterpane/rules/bundles/collection';
import { FIRMNESSES } from '@counterpane/rules/options/firmness';
import { z } from 'zod';
import { messageOrTextSchema, moneySchema } from '../envelope.ts';
import { productInfoSchema } from '../products/products.ts';
import { upsellFieldsSchema } from '../products/upsells.ts';

const propertySchema = z.object({ name: z.string(), value: z.string(), title: z.string() });

/** Something that could be put into a cart as it stands on the page. */
export const pageItemSchema = z.object({
  productID: z.string(),
  quantity: z.int(),
  properties: z.array(propertySchema),
});

/** What an upsell is with one size of the page's product, in one variant: its own size follows. */
const upsellChoiceSchema = z.object({
  size: z.string().nullable().describe('The size of the page; null where it has none.'),
  quantity: z.int(),
  properties: z.array(propertySchema),
  price: moneySchema.describe('With the product of the page in this size.'),
  totals: z
    .array(z.object({ quantity: z.int(), price: moneySchema }))
    .describe('With two and more of the product, where that is another sum than as many times the price.'),
  listPrice: moneySchema,
  saving: moneySchema.describe('What it costs less because it goes with it.'),
  setSaving: moneySchema.describe('What of the price is the saving of a set that the two make.'),
  isPurchasable: z.boolean(),
});

/** An upsell as the page offers it ([C3]: items gain info and pairedProduct). */
const pageUpsellSchema = upsellFieldsSchema.extend({
  productID: z.string(),
  isUpsell: z.literal(true),
  isStandalone: z.boolean(),
  info: productInfoSchema,
  reviews: z.object({ count: z.int(), rating: z.number() }).describe('0 and 0 where nothing is known.'),
  pairedProduct: productInfoSchema.nullable(),
  comboLabel: z.string().nullable(),
  choosers: z.array(z.object({ ...propertySchema.shape, options: z.array(propertySchema) })),
  choices: z
    .array(upsellChoiceSchema)
    .describe(
      'For every size of the page each variant that the choosers lead to, first what it starts with; sold out or not.',
    ),
  soldOutSizes: z
    .array(z.string().nullable())
    .describe(
      'Sizes of the page beside which all that is made to go with them is sold out; null where the page has none.',
    ),
});

/** A protection plan as the page offers it, by size. */
const pagePlanSchema = z.object({
  productID: z.string(),
  title: z.string(),
  text: messageOrTextSchema(),
  years: z.int(),
  isAccidental: z.boolean(),
  choices: z.array(z.object({ size: z.string().nullable(), price: moneySchema })),
});

const pageCollectionSchema = z.object({
  name: z.string(),
  title: z.string(),
  items: z.array(
    z.object({
      productName: z.string(),
      title: z.string(),
      type: z.enum(COLLECTION_TYPES),
      maximumQuantity: z.int(),
      colorRule: z.unknown().nullable(),
      item: pageItemSchema.nullable().describe('Null where it cannot be had in this size and colour.'),
      price: moneySchema.nullable().describe('What its line costs in the set.'),
    }),
  ),
  isComplete: z.boolean().describe('Every piece can be had.'),
  isSoldOut: z.boolean().describe('Some piece is made like this, and none of it can be bought.'),
  prices: z.object({
    totalValue: moneySchema,
    finalPrice: moneySchema,
    discount: moneySchema,
    formatted: z.object({ totalValue: z.string(), finalPrice: z.string(), discount: z.string() }),
  }),
});

const pageBundleSchema = z.object({
  sku: z.string(),
  name: z.string(),
  title: z.string(),
  isDefaultSize: z.boolean().describe('Nobody has chosen a size: the set comes in its own.'),
  sizes: z.array(z.string()).describe('The sizes in which it can be had with the product of the page.'),
  /** What stands on the page for each part of the set. */
  products: z.partialRecord(z.enum(BUNDLE_ROLES), pageItemSchema),
  items: z.array(pageItemSchema),
  groups: z.array(
    z.object({
      role: z.enum(BUNDLE_ROLES),
      title: z.string(),
      isOptional: z.boolean(),
      products: z.array(productInfoSchema),
    }),
  ),
  extras: z.array(z.object({ product: productInfoSchema, saving: moneySchema })),
  prices: z.object({ totalPrice: moneySchema, discountedPrice: moneySchema }),
  saving: moneySchema.describe('What the set takes off what its items cost one by one.'),
  choices: z
    .array(z.object({ sku: z.string(), price: moneySchema, saving: moneySchema }))
    .describe(
      'The same with each variant of the product of the page that can be bought, in the size of the set.',
    ),
});

/** What a product page starts with [C3]. */
export const pageStateSchema = z.object({
  productItem: pageItemSchema,
  productItems: z.array(pageItemSchema),
  upsellItems: z.array(pageUpsellSchema),
  upgradableUpsellItems: z.array(pageUpsellSchema),
  selectedProperties: z.record(z.string(), propertySchema),
  selectedProducts: z
    .array(z.string())
    .describe('Ids of the product and of what is ticked with it: nothing that costs something.'),
  quantity: z.int(),
  quantities: z.record(z.string(), z.int()).describe('By product id.'),
  firmnessType: z.enum(FIRMNESSES),
  plans: z.array(pagePlanSchema),
  bundle: pageBundleSchema.nullable().describe('The first set that the product belongs to.'),
  collection: pageCollectionSchema.nullable(),
  collections: z
    .array(pageCollectionSchema)
    .describe('The same with each variant of the product in this size.'),
  isOutOfStock: z.boolean(),
  hasAdjustableBase: z.boolean().describe('An adjustable base is offered with it, and can be bought.'),
});

export type PageState = z.infer<typeof pageStateSchema>;
/** The same before it leaves the API. */
export type PageStateBody = z.input<typeof pageStateSchema>;
export type PageItem = z.infer<typeof pageItemSchema>;
export type PageUpsell = z.infer<typeof pageUpsellSchema>;
export type PagePlan = z.infer<typeof pagePlanSchema>;
/** The same before it leaves the API. */
export type PagePlanBody = z.input<typeof pagePlanSchema>;
export type PageBundle = z.infer<typeof pageBundleSchema>;
export type PageCollection = z.infer<typeof pageCollectionSchema>;
