import { PRODUCT_KINDS } from '@counterpane/rules/options/product';
import { RECOMMENDATION_STRATEGIES } from '@counterpane/rules/recommendations/strategies';
import { z } from 'zod';
import { SCENE_NAMES } from './content/scenes.ts';
import { redirectsSchema } from './redirect-schema.ts';

/** Dollars as people write them, "16.00" or 699, read into integer cents without floats [D16]. */
export const centsSchema = z.union([z.int(), z.string()]).transform((value, context) => {
  const parts = /^(\d+)(?:\.(\d{2}))?$/.exec(String(value));
  if (!parts) {
    context.addIssue({ code: 'custom', message: `not an amount of money: ${value}` });
    return z.NEVER;
  }
  return Number(parts[1]) * 100 + Number(parts[2] ?? 0);
});

/** Percent as people write it, read into basis points: 8.875 is 887.5. */
export const percentSchema = z
  .number()
  .min(0)
  .max(100)
  .transform((percent) => Math.round(percent * 1000) / 10);

/** A moment with its zone: "2025-12-31T23:59:59Z". The rules compare it with the clock. */
export const timeSchema = z.iso.datetime({ offset: true });

const linkSchema = z.strictObject({ title: z.string(), url: z.string().startsWith('/') });
export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i);
export const textsSchema = z.strictObject({ title: z.string(), text: z.string() });
export const questionSchema = z.strictObject({ question: z.string(), answer: z.string() });

export const productKindSchema = z.enum(PRODUCT_KINDS);

/** A language by its code: `en`, or one of the folders of `languages` (validate-languages.ts). */
const languageSchema = z.string().regex(/^[a-z]{2}$/);

const strategyIdsSchema = z.record(z.enum(RECOMMENDATION_STRATEGIES), z.int().positive());

export const brandSchema = z.strictObject({
  name: z.string(),
  tagline: z.string(),
  storefronts: z.array(
    z.strictObject({
      key: z.string(),
      country: z.enum(['US', 'CA', 'GB']),
      language: languageSchema,
      currency: z.enum(['USD', 'CAD', 'GBP']),
      isDefault: z.boolean().default(false),
      /** Languages beside the first, each under a path of its own: `fr` is at /fr. */
      otherLanguages: z.array(languageSchema).default([]),
      /** What a dollar of the price files is in its currency. */
      factor: z.number().positive().default(1),
      /** Products of the brand that are not sold here. */
      leavesOut: z.array(z.string()).default([]),
      /** Ways to pay that it does not offer, by their ids; all others are there where their country has them. */
      leavesOutMethods: z.array(z.string()).default([]),
      /** When its money is taken: with the order, or held until things ship, where the way to pay can do that. */
      capture: z.enum(['order', 'shipment']).default('order'),
      /** Nights after the delivery before customers are asked for a review: of a bed, and of everything else. */
      reviewNights: z
        .strictObject({ bed: z.int().min(1).max(50), other: z.int().min(1).max(50) })
        .default({ bed: 21, other: 14 }),
      /** The loan that shoppers are shown as an example: a yearly rate in percent, and how long. */
      loanExample: z
        .strictObject({ apr: z.number().min(0).max(36), months: z.int().min(3).max(36) })
        .optional(),
    }),
  ),
  announcement: z.string().nullable(),
  navigation: z.array(linkSchema),
  footer: z.array(z.strictObject({ title: z.string(), links: z.array(linkSchema) })),
  /** Goods of other brands that it sells too. */
  sells: z.array(z.strictObject({ from: z.string(), products: z.array(z.string()).min(1) })).default([]),
  /** Whose catalogue of upsells it shares; its own unless it says otherwise. */
  upsells: z.string().optional(),
  /** The sleep bundle that a mattress brings while gifts are not the extras of the product. */
  giftBundle: z.string().nullable().default(null),
  /** Switches that differ from the defaults of the store. */
  flags: z.record(z.string(), z.boolean()).default({}),
  /** The number that each way to recommend is known by, in the shop and where it is tried out [K9]. */
  strategyIds: z.strictObject({ production: strategyIdsSchema, test: strategyIdsSchema }),
  /** Short key of a mattress -> product; a key whose product the brand does not sell is left out. */
  mattressKeys: z.record(z.string(), z.string()).default({}),
  /** Other names of its pages, beside those that every brand has. */
  redirects: redirectsSchema.default([]),
});

export const themeSchema = z.record(z.string().regex(/^[a-z-]+$/), z.string());

/**
 * Product -> variant -> [list, price] or [list, price, value]. A variant is filed under its key ("queen/grey")
 * or under the part of it that decides ("queen"; "one" for all).
 */
export const pricesSchema = z.record(z.string(), z.record(z.string(), z.array(centsSchema).min(2).max(3)));

export const stockSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.strictObject({
      onHand: z.int().min(0).default(0),
      backOrder: z.boolean().default(false),
      isActive: z.boolean().default(true),
      shipsInDays: z.int().min(0).optional(),
    }),
  ),
);

export const contentSchema = z.strictObject({
  home: z.strictObject({
    title: z.string(),
    description: z.string(),
    hero: z.strictObject({ heading: z.string(), text: z.string(), action: linkSchema, product: z.string() }),
    featured: z.array(z.string()),
    story: z.strictObject({ heading: z.string(), paragraphs: z.array(z.string()) }),
    questions: z.array(questionSchema),
  }),
  listings: z.record(
    z.string(),
    z.strictObject({
      title: z.string(),
      description: z.string(),
      heading: z.string(),
      introduction: z.string(),
      kinds: z.array(productKindSchema),
      /** Pictures of the brand’s rooms that suit it: the first of them that has been taken stands at its head. */
      scenes: z.array(z.enum(SCENE_NAMES)).default([]),
      /** Which of its products stands for it on the home page, while that is photographed; else the first that is. */
      pictured: z.string().nullable().default(null),
      /** Only these groups, e.g. `kids`; every group when there is none. */
      groups: z.array(z.string()).default([]),
      /** Only what can be had in this size, and shown in it. */
      size: z.string().nullable().default(null),
      /** Only what costs less than its list price. */
      onSale: z.boolean().default(false),
      /** Whether its products stand side by side in a table too. */
      isCompared: z.boolean().default(false),
    }),
  ),
});

export type BrandData = z.infer<typeof brandSchema>;
export type ContentData = z.infer<typeof contentSchema>;
export type PricesData = z.infer<typeof pricesSchema>;
export type StockData = z.infer<typeof stockSchema>;
