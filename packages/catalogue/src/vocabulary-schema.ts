import { z } from 'zod';

/** Value -> the name that shoppers read, and other spellings of it. */
const wordsSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject({ title: z.string(), aliases: z.array(z.string()).default([]) }),
);

/** The words that products may use for their options [C3]. */
export const vocabularySchema = z.strictObject({
  colors: wordsSchema,
  materials: wordsSchema,
  weights: wordsSchema,
  firmness: wordsSchema,
  models: wordsSchema,
  headboards: wordsSchema,
  /** The short keys of mattresses, of which each brand has some. */
  mattressKeys: z.array(z.string()),
});

export type Vocabulary = z.infer<typeof vocabularySchema>;
