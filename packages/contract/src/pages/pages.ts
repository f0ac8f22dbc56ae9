import { FACETS } from '@counterpane/rules/listing/facets';
import { SORTS } from '@counterpane/rules/listing/sort-listed';
import { z } from 'zod';
import { deliverySchema } from '../cart/delivery-promise.ts';
import { receiptSchema } from '../cart/receipt.ts';
import { messageOrTextSchema, moneySchema, okSchema } from '../envelope.ts';
import { drawingSchema } from '../products/drawing.ts';
import { pictureSchema } from '../products/picture.ts';
import { productSchema } from '../products/products.ts';
import { roomSchema } from '../products/room.ts';
import {
  reviewFiguresSchema,
  shownQuestionSchema,
  shownReviewSchema,
  starsSchema,
} from '../reviews/reviews.ts';
import { pageStateSchema } from './page-state.ts';

const linkSchema = z.object({ title: z.string(), url: z.string() });

/** What every page of a storefront needs: name, words and tokens of its brand. */
export const storefrontSchema = z.object({
  key: z.string(),
  name: z.string(),
  tagline: z.string(),
  country: z.enum(['US', 'CA', 'GB']),
  language: z.string(),
  currency: z.enum(['USD', 'CAD', 'GBP']),
  announcement: z.string().nullable(),
  navigation: z.array(linkSchema),
  footer: z.array(z.object({ title: z.string(), links: z.array(linkSchema) })),
  /** Custom properties of the brand, without the leading dashes: `{"color-ink": "#1d1b3a"}`. */
  theme: z.record(z.string(), z.string()),
  alternates: z.array(z.object({ hrefLang: z.string(), url: z.string() })),
  sisters: z
    .array(z.object({ key: z.string(), name: z.string() }))
    .describe('The other brands in the same country.'),
  hasAccounts: z.boolean().describe('Whether shoppers can sign in.'),
});

export const giftSchema = z.object({
  title: z.string(),
  quantity: z.int(),
  size: z.string().nullable(),
  value: moneySchema.describe('What it would cost.'),
});

export const cardSchema = z.object({
  name: z.string(),
  title: z.string(),
  subtitle: z.string(),
  url: z.string(),
  badge: z.string().nullable(),
  item: z.object({
    productID: z.string(),
    properties: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  /** What the price is for; null where there are no sizes. */
  size: z.string().nullable(),
  isPurchasable: z.boolean(),
  price: moneySchema,
  listPrice: moneySchema,
  facts: z.array(z.string()),
  reviews: starsSchema,
  picture: pictureSchema.pick({ url: true, alt: true, tint: true }),
});

const homePageSchema = z.object({
  storefront: storefrontSchema,
  title: z.string(),
  description: z.string(),
  hero: z.object({
    heading: z.string(),
    text: z.string(),
    action: linkSchema,
    drawing: drawingSchema,
    picture: pictureSchema.nullable().describe('The brand’s bed in its room, wide; or the product there.'),
  }),
  promises: z.array(z.object({ figure: z.string(), text: z.string() })),
  departments: z
    .array(linkSchema.extend({ picture: pictureSchema }))
    .describe('The lists of the navigation, each with something from it.'),
  featured: z.array(cardSchema),
  story: z.object({
    heading: z.string(),
    paragraphs: z.array(z.string()),
    picture: pictureSchema.nullable().describe('The layers of the mattress.'),
  }),
  moods: z.array(pictureSchema).describe('Other pictures of the brand’s rooms: none, or up to three.'),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});

/** What a list can be narrowed by, with how many products each value would leave. */
const filterSchema = z.object({
  name: z.enum(FACETS),
  chosen: z.array(z.string()).describe('What is chosen of it; any of these will do.'),
  values: z.array(z.object({ value: z.string(), title: messageOrTextSchema(), count: z.int() })),
});

const wordsSchema = z.string().max(200).optional();

/**
 * What is chosen of a list: `?size=queen,king&color=grey&price=500-1000&sort=price-low`, where any of the words between
 * commas will do. Unknown words choose nothing.
 */
export const listingQuerySchema = z.object({
  type: wordsSchema,
  size: wordsSchema,
  color: wordsSchema,
  material: wordsSchema,
  price: wordsSchema,
  sort: z.string().max(40).optional(),
});

const listingPageSchema = z.object({
  storefront: storefrontSchema,
  name: z.string(),
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  introduction: z.string(),
  scene: pictureSchema.nullable().describe('A room of the brand that suits the list.'),
  /** Whether its products stand side by side in a table too. */
  isCompared: z.boolean(),
  cards: z.array(cardSchema),
  total: z.int().describe('How many there are before anything is chosen.'),
  filters: z.array(filterSchema),
  sort: z.enum(SORTS),
});

/** Everything the product page shows of one variant, so that choosing an option needs no request. */
const variantViewSchema = z.object({
  sku: z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string(), title: z.string() })),
  price: moneySchema,
  listPrice: moneySchema,
  totals: z
    .array(z.object({ quantity: z.int(), price: moneySchema }))
    .describe('What two and more of it cost together, for each quantity that a page offers.'),
  isPurchasable: z.boolean(),
  isBackOrdered: z.boolean(),
  receipt: receiptSchema.describe('How the price of one is made, as the cart will show it.'),
  swaps: z
    .array(z.object({ from: z.int().positive(), sku: z.string() }))
    .describe('What a page shows in its place while it is out of stock, from each quantity on.'),
  delivery: deliverySchema,
  gifts: z.array(giftSchema),
});

const productPageSchema = z.object({
  storefront: storefrontSchema,
  product: productSchema,
  isStandalone: z.boolean().describe('It is sold by itself, and has a page of its own.'),
  title: z.string(),
  description: z.string(),
  subtitle: z.string(),
  breadcrumbs: z.array(linkSchema),
  promises: z.array(z.object({ figure: z.string(), text: z.string() })),
  layersHeading: z.string(),
  layersText: z.string(),
  highlights: z.array(z.object({ title: z.string(), text: z.string() })),
  specifications: z.array(z.object({ title: z.string(), text: z.string() })),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  drawing: drawingSchema,
  reviews: z.object({
    figures: reviewFiguresSchema,
    shown: z.array(shownReviewSchema).describe('The first six.'),
    asked: z.array(shownQuestionSchema).describe('The questions that were answered last.'),
  }),
  variants: z.array(variantViewSchema),
  state: pageStateSchema,
  expressMethods: z
    .array(z.object({ id: z.string(), label: z.string() }))
    .describe('Ways to pay that skip the steps, as the storefront offers them, whatever is in the cart.'),
  payOverTime: z
    .array(z.object({ id: z.string(), label: z.string(), skus: z.array(z.string()) }))
    .describe(
      'Ways to pay in parts that the storefront offers, each with the variants whose price it takes.',
    ),
  returnDays: z.int().nullable().describe('Days to send it back, where there is such a promise.'),
  care: z.array(z.string()),
  inTheBox: z.array(z.string()),
  suits: z.string().nullable().describe('Whom it suits.'),
  notFor: z.string().nullable().describe('Who should rather buy something else.'),
  room: roomSchema.nullable().describe('Null for what has no model: plans and services.'),
  search: z.object({ index: z.boolean(), canonical: z.string() }),
  siblings: z
    .array(
      z.object({
        material: z.string().nullable(),
        materialTitle: z.string().nullable(),
        firmness: z.string().nullable(),
        firmnessTitle: z.string().nullable(),
        url: z.string(),
      }),
    )
    .describe('The same model in its materials and firmnesses, this one included.'),
  /** The variant that the page starts with, by the size asked for or the size cookie. */
  selectedSku: z.string(),
});

/** The chrome alone, for pages of the visitor's own: cart and checkout. */
const chromePageSchema = z.object({
  storefront: storefrontSchema,
  privacy: z
    .object({
      isAsked: z.boolean().describe('Whether the page is to ask what may be done with the visit.'),
      analytics: z.boolean().describe('Whether the page may tell what is done on it.'),
    })
    .describe('What this visit allows.'),
});

export type ChromePage = z.infer<typeof chromePageSchema>;
export type StorefrontView = z.infer<typeof storefrontSchema>;
export type Card = z.infer<typeof cardSchema>;
export type HomePage = z.infer<typeof homePageSchema>;
export type ListingQuery = z.infer<typeof listingQuerySchema>;
export type Filter = z.infer<typeof filterSchema>;
export type ListingPage = z.infer<typeof listingPageSchema>;
/** The same before they leave the API. */
export type FilterBody = z.input<typeof filterSchema>;
export type ListingPageBody = z.input<typeof listingPageSchema>;
export type ProductPage = z.infer<typeof productPageSchema>;
export type VariantView = z.infer<typeof variantViewSchema>;
/** The same before they leave the API. */
export type ProductPageBody = z.input<typeof productPageSchema>;
export type VariantBody = z.input<typeof variantViewSchema>;

/**
 * The pages of a storefront that search engines should visit, in each of its languages. `base` is what stands before
 * the path in that language: "" or "/fr".
 */
const sitemapSchema = z.object({
  pages: z.array(
    z.object({
      base: z.string(),
      path: z.string(),
      alternates: z.array(z.object({ hrefLang: z.string(), url: z.string() })),
    }),
  ),
});

/** One variant of a product as shopping engines list it. */
const feedItemSchema = z.object({
  id: z.string(),
  groupId: z.string(),
  title: z.string(),
  description: z.string(),
  path: z.string(),
  picture: z.string(),
  brand: z.string(),
  kind: z.string(),
  size: z.string().nullable(),
  color: z.string().nullable(),
  price: moneySchema,
  salePrice: moneySchema,
  availability: z.enum(['in_stock', 'backorder', 'out_of_stock']),
  availableOn: z.string().nullable().describe('ISO day on which it can be there, where it ships later.'),
});

const feedSchema = z.object({ storefront: storefrontSchema, items: z.array(feedItemSchema) });

/** The page that an old or other name of it means. */
const redirectSchema = z.object({ to: z.string() });

export type Sitemap = z.infer<typeof sitemapSchema>;
export type FeedItem = z.infer<typeof feedItemSchema>;
export type Feed = z.infer<typeof feedSchema>;

export const pageAnswerSchemas = {
  sitemap: okSchema(sitemapSchema),
  feed: okSchema(feedSchema),
  redirect: okSchema(redirectSchema),
  home: okSchema(homePageSchema),
  listing: okSchema(listingPageSchema),
  product: okSchema(productPageSchema),
  chrome: okSchema(chromePageSchema),
};
