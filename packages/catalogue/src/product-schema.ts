import { OPTION_NAMES } from '@counterpane/rules/options/property-names';
import { PLAN_COVERAGES } from '@counterpane/rules/protection/plan-terms';
import { z } from 'zod';
import { appearanceSchema } from './appearance-schema.ts';
import { colorSchema, productKindSchema, questionSchema, textsSchema } from './schema.ts';
import { searchSchema } from './search-schema.ts';

const slugSchema = z.string().regex(/^[a-z0-9-]+$/);
const inchesSchema = z.number().positive().optional();

const optionSchema = z.strictObject({
  name: z.enum(OPTION_NAMES),
  values: z
    .array(z.strictObject({ value: slugSchema, title: z.string(), swatch: colorSchema.optional() }))
    .min(1),
});

/** A part of a sleep bundle: `quantity` for each that the rules of gifts bring, or exactly so many in a size. */
const componentSchema = z.strictObject({
  product: slugSchema,
  quantity: z.int().positive().default(1),
  quantityBySize: z.record(z.string(), z.int().positive()).default({}),
  /** What it comes in where it has a choice, e.g. `Color: grey`; else the first option. */
  properties: z.record(z.string(), z.string()).default({}),
});

/** A choice of the page that leads to another product or to options, and is no property [D41]. */
const pageChoiceSchema = z.strictObject({
  name: z.enum(['model', 'upgrade', 'headboard']),
  title: z.string(),
  values: z.array(
    z.strictObject({
      value: slugSchema,
      title: z.string(),
      product: slugSchema,
      properties: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

/** The terms of a protection plan. */
const planSchema = z.strictObject({
  years: z.literal([3, 5, 10]),
  isAccidental: z.boolean(),
  family: z.enum(PLAN_COVERAGES),
});

/** How many business days it travels, where that is known; `nextDay` is promised while its flag is on. */
const transitSchema = z
  .strictObject({ from: z.int().positive(), to: z.int().positive(), nextDay: z.boolean().default(false) })
  .refine(({ from, to }) => from <= to, 'transit: from must not be after to');

export const productSchema = z.strictObject({
  name: slugSchema,
  title: z.string(),
  kind: productKindSchema,
  /** What it belongs to in lists; its kind unless it says otherwise. */
  group: slugSchema.optional(),
  model: slugSchema.optional(),
  material: slugSchema.optional(),
  firmness: slugSchema.optional(),
  url: z.string().startsWith('/'),
  inventoryKey: slugSchema,
  subtitle: z.string(),
  description: z.string(),
  badge: z.string().nullable().default(null),
  facts: z.array(z.string()).default([]),
  /** Inches; of the queen, where there is one. */
  width: inchesSchema,
  length: inchesSchema,
  height: inchesSchema,
  /** Inches of the mattresses that it takes: the pockets of a sheet, the rail of a bed. Any where it says nothing. */
  mattressHeight: z.strictObject({ from: z.number().default(0), to: z.number().positive() }).optional(),
  /** What stands inside a frame in place of its slats; not known where it says nothing. */
  holds: z.array(productKindSchema).optional(),
  /** What it weighs in each size. */
  pounds: z.record(z.string(), z.number()).optional(),
  sizes: z.array(z.string()).default([]),
  colors: z.array(z.strictObject({ value: slugSchema, title: z.string(), swatch: colorSchema })).default([]),
  options: z.array(optionSchema).default([]),
  gifts: z.array(z.string()).default([]),
  markers: z.array(z.string()).default([]),
  /** What may be had with it; large things have `wgs` unless they say otherwise. */
  extrasMarkers: z.array(z.string()).optional(),
  transit: transitSchema.optional(),
  /** Whether a health account may pay for it; mattresses, adjustable bases and pillows, unless they say otherwise. */
  hsaEligible: z.boolean().optional(),
  reportToAnalytics: z.boolean().default(true),
  plan: planSchema.optional(),
  components: z.array(componentSchema).default([]),
  choices: z.array(pageChoiceSchema).default([]),
  appearance: appearanceSchema,
  layersHeading: z.string().default(''),
  layersText: z.string().default(''),
  highlights: z.array(textsSchema).default([]),
  specifications: z.array(textsSchema).default([]),
  questions: z.array(questionSchema).default([]),
  /** How to wash, clean or keep it, one thing a line. */
  care: z.array(z.string()).default([]),
  /** What arrives, one thing a line. */
  inTheBox: z.array(z.string()).default([]),
  /** Whom it suits, and who should rather buy something else. */
  suits: z.string().optional(),
  notFor: z.string().optional(),
  search: searchSchema,
});

export type ProductData = z.infer<typeof productSchema>;
