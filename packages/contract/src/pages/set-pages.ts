import { BUNDLE_ROLES } from '@counterpane/rules/bundles/bundle';
import { COLLECTION_TYPES } from '@counterpane/rules/bundles/collection';
import { z } from 'zod';
import { businessDaysSchema } from '../cart/delivery-promise.ts';
import { receiptSchema } from '../cart/receipt.ts';
import { messageOrTextSchema, moneySchema, okSchema } from '../envelope.ts';
import { pictureSchema } from '../products/picture.ts';
import { pageItemSchema } from './page-state.ts';
import { giftSchema, storefrontSchema } from './pages.ts';

const wordSchema = z.string().max(60);

/**
 * What is chosen on the page of a set: `size`, `color`, a product by its name for each part (`mattress`,
 * `base`, …), options of the parts (`base-color`), `quantity-<product>`, names of extras joined by commas,
 * `delivery` (`white-glove`, where the set has a flat amount for it), and `path`, the segments after the page's own address. `remembered` is the size that was chosen on another page,
 * for who sends no cookie. Unknown words choose nothing; an unknown path is 404.
 */
export const setQuerySchema = z
  .object({
    size: wordSchema.optional(),
    remembered: wordSchema.optional(),
    color: wordSchema.optional(),
    mattress: wordSchema.optional(),
    extra: z.string().max(400).optional(),
    path: z.string().max(200).optional(),
  })
  .catchall(wordSchema);

const partPictureSchema = z.object({ url: z.string(), alt: z.string() });
const optionSchema = z.object({
  value: z.string(),
  title: z.string(),
  note: z.string().nullable(),
  swatch: z.string().nullable(),
  texture: z.string().nullable(),
  isChosen: z.boolean(),
  isAvailable: z.boolean().describe('It can be bought with the other choices.'),
  isSoldOut: z
    .boolean()
    .describe('It cannot be bought: not at all, or not with what is chosen before it, though it is made so.'),
});

/** What a set costs as it is chosen, to the cent what a cart of it will. */
const setSummarySchema = z.object({
  parts: z.array(
    z.object({
      title: z.string(),
      choice: z.string(),
      quantity: z.int(),
      price: moneySchema.describe('By itself, before anything is saved by the set.'),
      listPrice: moneySchema,
    }),
  ),
  saving: moneySchema.describe('What the set takes off the sum of its parts.'),
  total: moneySchema,
  listTotal: moneySchema,
  receipt: receiptSchema,
  gifts: z.array(giftSchema),
  later: z
    .object({ from: z.string().nullable().describe('ISO day on which the last of it can arrive.') })
    .nullable()
    .describe('Whether some part of it ships later, and from when it is whole; null where all is there.'),
  returnDays: z.int().nullable().describe('Days to send all of it back; null where some part has none.'),
  delivery: z
    .object({ handling: businessDaysSchema, transit: businessDaysSchema })
    .nullable()
    .describe('Business days of its slowest part; null where some part ships later.'),
  whiteGlove: z
    .object({ price: moneySchema, isChosen: z.boolean().describe('It is in the total.') })
    .nullable()
    .describe('White glove service at a flat amount for the whole set, where it has one.'),
});

/** What goes well with a set and is not in it. */
const setUpsellSchema = z.object({
  name: z.string(),
  title: z.string(),
  text: z.string(),
  choice: z.string(),
  item: pageItemSchema,
  picture: partPictureSchema,
  price: moneySchema.describe('What the set costs more with all of them.'),
  listPrice: moneySchema,
  isSoldOut: z.boolean().describe('It is made to go with the set, and none of it can be bought.'),
});

const headShape = {
  storefront: storefrontSchema,
  name: z.string(),
  path: z.string().describe('Its own address, without choices.'),
  /** The one spelling of the choices in the path; empty for none. */
  optionPath: z.string(),
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  subtitle: z.string(),
  breadcrumbs: z.array(z.object({ title: z.string(), url: z.string() })),
  search: z.object({ index: z.boolean(), canonical: z.string() }),
  sizes: z.array(optionSchema),
  items: z.array(pageItemSchema).describe('What `Add to cart` adds.'),
  summary: setSummarySchema,
  upsells: z.array(setUpsellSchema),
  problem: messageOrTextSchema().nullable().describe('Why it cannot be bought as it is chosen.'),
  picture: pictureSchema.nullable().describe('All of it together in a room.'),
};

const choiceSchema = z.object({ field: z.string(), title: z.string(), options: z.array(optionSchema) });

const bundlePageSchema = z.object({
  ...headShape,
  sku: z.string(),
  isBuilder: z.boolean().describe('It is put together step by step.'),
  groups: z.array(
    z.object({
      role: z.enum(BUNDLE_ROLES),
      field: z.string().describe('The name of its choice in forms and addresses.'),
      title: z.string(),
      isOptional: z.boolean(),
      products: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          subtitle: z.string(),
          url: z.string(),
          picture: partPictureSchema,
          price: moneySchema.nullable().describe('In the chosen size; null where it cannot be bought in it.'),
          isSoldOut: z.boolean().describe('It is made in the chosen size, and none of it can be bought.'),
          isChosen: z.boolean(),
        }),
      ),
      options: z.array(choiceSchema).describe('What the chosen product comes in beside its size.'),
    }),
  ),
  extras: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      choice: z.string(),
      quantity: z.int(),
      picture: partPictureSchema,
      price: moneySchema.describe('What the set costs more with it.'),
      listPrice: moneySchema,
      saving: moneySchema.describe('What it costs less because it goes with the set.'),
      isSoldOut: z.boolean().describe('It is made to go with the chosen size, and none of it can be bought.'),
      isChosen: z.boolean().describe('It is in the total: what is sold out never is.'),
    }),
  ),
});

const collectionPageSchema = z.object({
  ...headShape,
  colors: z.array(optionSchema),
  pieces: z.array(
    z.object({
      name: z.string(),
      field: z.string(),
      title: z.string(),
      subtitle: z.string(),
      type: z.enum(COLLECTION_TYPES),
      url: z.string(),
      picture: partPictureSchema,
      choice: z.string(),
      quantity: z.int(),
      minimum: z.int(),
      maximum: z.int(),
      price: moneySchema.nullable().describe('Of one; null where it cannot be had like this.'),
      isSoldOut: z.boolean().describe('It is made like this, and none of it can be bought.'),
    }),
  ),
  prices: z.object({
    totalValue: moneySchema,
    finalPrice: moneySchema,
    discount: moneySchema,
    formatted: z.object({ totalValue: z.string(), finalPrice: z.string(), discount: z.string() }),
  }),
});

const setLinkSchema = z.object({ title: z.string(), text: z.string(), url: z.string() });

const bundleListingSchema = z.object({
  storefront: storefrontSchema,
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  introduction: z.string(),
  cards: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      subtitle: z.string(),
      url: z.string(),
      parts: z.array(z.string()).describe('What is in it, by the titles of its groups.'),
      picture: partPictureSchema,
      from: moneySchema.describe('Of its cheapest parts, in the size in which they cost least.'),
      listPrice: moneySchema.describe('Of the same parts one by one at list prices.'),
      saving: moneySchema.describe('The most that it saves in any size.'),
    }),
  ),
  builders: z.array(setLinkSchema),
  adjustable: z.array(setLinkSchema).describe('Each mattress with an adjustable base.'),
  rooms: z
    .array(setLinkSchema.extend({ picture: pictureSchema.nullable() }))
    .describe('Furniture that belongs together.'),
});

export type SetQuery = z.infer<typeof setQuerySchema>;
export type SetOption = z.infer<typeof optionSchema>;
export type SetUpsell = z.infer<typeof setUpsellSchema>;
export type SetSummary = z.infer<typeof setSummarySchema>;
/** The same before it leaves the API. */
export type SetSummaryBody = z.input<typeof setSummarySchema>;
export type BundlePage = z.infer<typeof bundlePageSchema>;
/** The same before it leaves the API. */
export type BundlePageBody = z.input<typeof bundlePageSchema>;
export type CollectionPage = z.infer<typeof collectionPageSchema>;
export type CollectionPageBody = z.input<typeof collectionPageSchema>;
export type BundleListing = z.infer<typeof bundleListingSchema>;

export const setAnswerSchemas = {
  bundle: okSchema(bundlePageSchema),
  collection: okSchema(collectionPageSchema),
  listing: okSchema(bundleListingSchema),
};
