import { z } from 'zod';
import { productKindSchema } from './schema.ts';

const phrasesSchema = z.array(z.string().min(2)).min(1);

/** Every size that a product may come in [C3]. */
const sizesSchema = z.partialRecord(
  z.enum(['twin', 'twinXL', 'full', 'queen', 'king', 'calKing', 'splitKing', 'standard', 'large', 'jumbo']),
  phrasesSchema,
);

/**
 * What is looked for and not sold: how a sentence calls it, how people call it, what comes closest, and the storefront
 * of the brand that has it.
 */
const notSoldSchema = z.strictObject({
  what: z.string(),
  words: phrasesSchema,
  instead: z.strictObject({ title: z.string(), query: z.string() }).nullable().default(null),
  brand: z.string().nullable().default(null),
});

/** How people of one language call what a store of beds sells. Phrases, in which case and accents do not matter. */
export const searchWordsSchema = z.strictObject({
  /** Which noun of a query says what is wanted: "mattress protector", « housse de matelas ». */
  headNoun: z.enum(['first', 'last']),
  /** What is said beside a size and adds nothing: "queen size". */
  sizeWords: z.array(z.string()),
  /** What is said around what is wanted: "buy", "best". */
  fillers: z.array(z.string()),
  /** What is said by those who want the least expensive first. */
  cheap: z.array(z.string()),
  /** Words that mean something else with another ending: a comforter is no comfort. */
  exact: z.array(z.string()),
  sizes: sizesSchema,
  kinds: z.partialRecord(productKindSchema, phrasesSchema),
  /** Groups of phrases that mean the same. */
  synonyms: z.array(z.array(z.string().min(2)).min(2)),
  notSold: z.array(notSoldSchema),
});

/** The words of a country that calls some things otherwise: `en-GB` beside `en`. */
export const localSearchWordsSchema = searchWordsSchema.partial();

export type SearchWords = z.infer<typeof searchWordsSchema>;
