import { QUANTITY } from '@counterpane/rules/cart/quantity';
import { POLICY_SUBJECTS } from '@counterpane/rules/policies/policy';
import { ADD_SOURCES } from '@counterpane/rules/upsells/popup-sources';
import { z } from 'zod';
import {
  chosenPropertySchema,
  idSchema,
  messageOrTextSchema,
  moneySchema,
  okSchema,
  textSchema,
  typedSchema,
} from '../envelope.ts';
import { shapeFault } from '../shape-faults.ts';
import { businessDaysSchema, deliverySchema } from './delivery-promise.ts';
import { receiptSchema } from './receipt.ts';

/** Quantities are whole numbers from 1 to 100; "two", 1.5 and 0 are refused as a shape. */
export const quantitySchema = z
  .int(shapeFault('notWhole'))
  .min(QUANTITY.min, shapeFault('tooFew'))
  .max(QUANTITY.max, shapeFault('tooMany'));

export const itemToAddSchema = z.object({
  productID: idSchema,
  quantity: quantitySchema.default(1),
  properties: z.array(chosenPropertySchema).max(9).default([]),
  forItem: textSchema(64)
    .nullish()
    .describe('What it belongs to: an item of the cart, or `item-<n>` of this list, counted from 1.'),
  onlyWith: textSchema(64)
    .nullish()
    .describe('`item-<n>` of this list: it is added by itself, and only where that one is.'),
});

/** From where on a page something was done [C4]; kept in the history of the cart. */
const sourceSchema = z.enum(ADD_SOURCES).optional();

/** `item-<n>` of a list, but for the item that says it. */
const namesAnother = (name: string, index: number, count: number): boolean => {
  const number = Number(/^item-(\d{1,2})$/.exec(name)?.[1]);
  return number >= 1 && number <= count && number !== index + 1;
};

export const addItemsSchema = z.object({
  items: z
    .array(itemToAddSchema)
    .min(1)
    .max(50)
    .refine(
      (items) =>
        items.every(({ onlyWith }, index) => onlyWith == null || namesAnother(onlyWith, index, items.length)),
      shapeFault('foreignItem'),
    ),
  source: sourceSchema,
  priceQuote: textSchema(2_000)
    .optional()
    .describe('A quote of a delivered price: what it promises holds for what is added [R015].'),
});

export const removeItemSchema = z.object({ source: sourceSchema });

/** A body that names none of the fields would be a silent ok [D96]. */
export const changeItemSchema = z
  .object({
    forItem: textSchema(64).nullish(),
    productID: idSchema.optional(),
    properties: z.array(chosenPropertySchema).max(9).optional(),
    quantity: quantitySchema.optional(),
    fulfillmentStatus: z.string().max(40).optional(),
    source: sourceSchema,
  })
  .refine(
    ({ source: _, ...change }) => Object.values(change).some((value) => value !== undefined),
    shapeFault('noChange'),
  );

export const couponSchema = z.object({
  couponCode: typedSchema(),
  isAutomatic: z
    .boolean()
    .default(false)
    .describe('It comes from a link or a cookie: it neither replaces a code nor comes back once taken out.'),
});

/** Something that goes with an item of the cart [S2]. */
const availableExtraSchema = z.object({
  kind: z.enum(['protection', 'upgrade', 'white-glove']),
  product: z.object({
    id: z.string(),
    name: z.string(),
    title: z.string(),
    url: z.string(),
  }),
  text: messageOrTextSchema().describe('What it is, in words.'),
  sku: z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })),
  quantity: z.int().describe('How many of it go with the item.'),
  isAddOn: z
    .boolean()
    .describe('Whether it belongs to the item: it is added with "forItem". Else it is an item by itself.'),
  price: moneySchema.describe(
    'What the total rises by when all of them are added, before delivery and tax. White glove service is for the whole cart.',
  ),
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
    attributes: z.object({ group: z.string(), markers: z.array(z.string()) }),
    metadata: z.object({ isWarranty: z.boolean(), reportToAnalytics: z.boolean() }),
  }),
  pricing: z.object({
    price: moneySchema.describe('One unit at list price.'),
    profilePrice: moneySchema.describe(
      'One unit after automatic promotions, rounded: a figure to show. The line is what counts.',
    ),
    breakdown: z.object({ couponDiscount: moneySchema.describe('Off the whole line.') }),
  }),
  priceAfterDiscount: moneySchema.describe('The whole line as paid, before extras.'),
  value: moneySchema.describe('Advertised value of the whole line.'),
  forItem: z.string().nullable(),
  isGift: z.boolean(),
  editable: z.boolean(),
  extras: z.array(z.string()),
  availableExtras: z.array(availableExtraSchema),
  relatedProducts: z.array(z.string()),
  parcelDimensions: z
    .object({ width: z.number(), length: z.number(), height: z.number() })
    .nullable()
    .describe('Inches of its box, where it comes in one.'),
  discount: moneySchema,
  delivery: deliverySchema,
});

export const cartExtraSchema = z.object({
  sku: z.string(),
  product: z.object({ title: messageOrTextSchema() }),
  pricing: z.object({ price: moneySchema }),
  included: moneySchema.optional(),
});

const sizeSchema = z.object({ value: z.string(), title: z.string() });

/** Something that does not fit the mattress in the cart [K4]. */
const wrongSizeSchema = z.object({
  itemIdentifier: z.string(),
  title: z.string(),
  size: sizeSchema,
  quantity: z.int().optional().describe('How many of it are in the cart; older orders do not say.'),
  expected: sizeSchema
    .extend({ units: z.int().optional().describe('A split king needs two of what comes in halves.') })
    .nullable()
    .describe('The size that would fit, and how many of it; null where it is not made in it.'),
  bed: z.object({ title: z.string(), size: z.string() }),
});

const noticeSchema = z.looseObject({ code: z.string(), text: messageOrTextSchema() });

/** Help that the shopper asked for [K6]. */
const cartHelpSchema = z.object({
  code: z.string().describe('What lets staff in, to be read out to them.'),
  until: z.iso.datetime(),
  staff: z.array(z.string()).describe('Names of who is in the cart.'),
});

/** When all of a cart comes, brought in one way. */
const deliveryWaySchema = z.object({
  handling: businessDaysSchema.nullable(),
  from: z.string().describe('ISO day.'),
  to: z.string(),
});

/** What can be chosen of how the whole cart is delivered. White glove service is among the extras of its items. */
const deliveryOfferSchema = z.object({
  ground: deliveryWaySchema.nullish().describe('By the carrier; absent from orders that are older.'),
  whiteGlove: deliveryWaySchema.nullish().describe('Null where it is not offered for this cart.'),
  dates: z.array(z.string()).describe('ISO days on each of which all of it can be there for sure, in order.'),
  removal: z
    .object({ price: moneySchema.describe('For all mattresses of the cart.'), isChosen: z.boolean() })
    .nullable()
    .describe('Old mattresses are taken away; null where nobody does, or no mattress comes.'),
});

/** Buy more, save more: what one more would save, asked once [D90]. */
const buyMoreSchema = z.object({
  more: z.int().describe('So many units more.'),
  percent: z.number(),
  title: z.string().describe('The tier that they reach.'),
});

/** What a promotion lacks that a shopper can bring; names are as shoppers read them. */
const missingSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('units'), units: z.int().describe('So many more.') }),
  z.object({ code: z.literal('amount'), more: moneySchema }),
  z.object({ code: z.literal('payment-method'), methods: z.array(messageOrTextSchema()) }),
  z.object({ code: z.literal('delivery-state'), states: z.array(messageOrTextSchema()) }),
  z.object({ code: z.literal('email'), domains: z.array(z.string()) }),
]);

/** A promotion that one more thing brings about. */
const offerInReachSchema = z.object({ id: z.string(), title: z.string(), missing: missingSchema });

/** What all of a cart comes to at its door. */
const deliveredCartSchema = z.object({
  zip: z.string(),
  place: messageOrTextSchema(),
  from: z.string().describe('ISO day on which all of it can be there at the earliest.'),
  to: z.string().describe('ISO day on which it is there at the latest.'),
  text: messageOrTextSchema().describe('All of it in one sentence.'),
  heldUntil: z.string().nullable().describe('ISO time until which its prices hold; null without a promise.'),
  held: messageOrTextSchema().nullish().describe('How long that is, in a sentence.'),
});

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
      reason: messageOrTextSchema().nullable().describe('Why it takes nothing off, and what would make it.'),
      reasonCode: z.string().nullable(),
      isAutomatic: z.boolean().describe('It came from a link or a cookie.'),
    })
    .nullable(),
  receipt: receiptSchema,
  notices: z.array(noticeSchema),
  wrongSizes: z.array(wrongSizeSchema),
  promises: z
    .array(
      z.object({
        subject: z.enum(POLICY_SUBJECTS),
        figure: z.string(),
        text: z.string(),
        line: messageOrTextSchema().optional().describe('Both in one line; older orders do not say it.'),
      }),
    )
    .optional()
    .describe('What is promised for the first item: nights to try, warranty, returns, delivery.'),
  buyMore: buyMoreSchema.nullish().describe('Null where there is no further tier, and once it was asked.'),
  offersInReach: z
    .array(offerInReachSchema)
    .optional()
    .describe('Promotions that lack one thing that the shopper can bring, and what that is.'),
  delivered: deliveredCartSchema.nullish().describe('Null while nobody knows where it goes.'),
  deliveryOffer: deliveryOfferSchema.nullish().describe('Null while nothing is in it.'),
  metadata: z.object({
    reqShippingDate: z.string().nullable().describe('ISO day on which it leaves to be there on the other.'),
    reqDeliveryDate: z.string().nullable().describe('ISO day on which the shopper wants all of it.'),
  }),
  historyLog: z.array(z.looseObject({ type: z.string(), at: z.string() })),
  added: z
    .array(z.string().nullable())
    .optional()
    .describe('Only where items are added: the line of each, in order; null for what was not added.'),
  help: cartHelpSchema
    .nullish()
    .describe('Only where the shopper reads the own cart, by itself or with the checkout.'),
});
export type CartView = z.infer<typeof cartSchema>;
/** A cart before it leaves the API. */
export type CartBody = z.input<typeof cartSchema>;
export type CartHelp = z.infer<typeof cartHelpSchema>;
export type CartItemView = z.infer<typeof cartItemSchema>;
/** An item before it leaves the API. */
export type CartItemBody = z.input<typeof cartItemSchema>;
export type AvailableExtra = z.infer<typeof availableExtraSchema>;
/** The same before it leaves the API. */
export type AvailableExtraBody = z.input<typeof availableExtraSchema>;
export type WrongSize = z.infer<typeof wrongSizeSchema>;
export type Notice = z.infer<typeof noticeSchema>;
/** A notice before it leaves the API. */
export type NoticeBody = z.input<typeof noticeSchema>;
export type AddItems = z.output<typeof addItemsSchema>;
export type ItemToAdd = z.input<typeof itemToAddSchema>;
export type ChangeItem = z.input<typeof changeItemSchema>;

export const cartAnswerSchema = okSchema(cartSchema);
