import { z } from 'zod';

const stepSchema = z.int().min(1).max(5).nullable().default(null);

/**
 * Reviews that we wrote ourselves, to show what reviews look like. They are marked wherever they are shown, stand only where there
 * is no customer's, and only a demo has them. Each is in one language, as a customer's would be.
 */
export const sampleReviewsSchema = z.array(
  z.strictObject({
    product: z.string(),
    score: z.int().min(1).max(5),
    title: z.string().min(1).max(100),
    text: z.string().min(1).max(2_000),
    language: z.enum(['en', 'fr', 'es']),
    author: z.string().min(1).max(40),
    on: z.iso.date(),
    fits: stepSchema,
    sleeps: stepSchema,
    answer: z.string().default(''),
  }),
);

export type SampleReview = z.output<typeof sampleReviewsSchema>[number];
