import { z } from 'zod';
import { policiesSchema } from './policy-schema.ts';
import { productKindSchema } from './schema.ts';

const subjectSchema = policiesSchema.element.shape.subject;

/** How a claim is held against the data; `fact` stands on its source alone. */
const checkSchema = z.discriminatedUnion('kind', [
  /** No price is further off its list price, and one is exactly so far. */
  z.strictObject({ kind: z.literal('percent-off'), percent: z.number().positive() }),
  /** What the brands promise now for these kinds, or for these products. */
  z.strictObject({
    kind: z.literal('policy'),
    subject: subjectSchema,
    days: z.int().nullable(),
    kinds: z.array(productKindSchema).default([]),
    productNames: z.array(z.string()).default([]),
  }),
  /** A line of the specifications of these products. */
  z.strictObject({
    kind: z.literal('specification'),
    productNames: z.array(z.string()).min(1),
    title: z.string(),
    text: z.string(),
  }),
  /** A weight of a blanket is this part of the body weight of someone in the range that is named for it. */
  z.strictObject({
    kind: z.literal('body-weight'),
    percentFrom: z.number(),
    percentTo: z.number(),
    ranges: z.array(z.strictObject({ pounds: z.number(), from: z.number(), to: z.number() })).min(1),
  }),
  /** So many products of a group. */
  z.strictObject({ kind: z.literal('count'), group: z.string(), count: z.int() }),
  /** Every product of a group brings gifts of these kinds. */
  z.strictObject({ kind: z.literal('gifts'), group: z.string(), kinds: z.array(productKindSchema).min(1) }),
  /** More partner stores than these are counted, and the locator lists no more than there are. */
  z.strictObject({ kind: z.literal('partners'), moreThan: z.int() }),
  z.strictObject({ kind: z.literal('fact') }),
]);

/** What marketing says with a figure in it: where it is from, and how it is checked [D78]. */
export const claimsSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** The claim in one sentence. */
    text: z.string(),
    /** How pages word it; the case does not matter. */
    phrases: z.array(z.string()).min(1),
    source: z.string(),
    /** The brands that say so, or those that do not; every brand where neither is named. */
    brands: z.array(z.string()).min(1).optional(),
    exceptBrands: z.array(z.string()).default([]),
    check: checkSchema,
  }),
);

export type Claim = z.infer<typeof claimsSchema>[number];
