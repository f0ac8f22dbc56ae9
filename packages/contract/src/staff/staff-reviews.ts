import { z } from 'zod';
import { idSchema, okSchema, textSchema } from '../envelope.ts';
import { photoSchema } from '../orders/photos.ts';
import { reviewFaultSchema, reviewStateSchema } from '../reviews/own-reviews.ts';
import { shapeFault } from '../shape-faults.ts';

/** What a review says, as its writer wrote it last. */
const writtenSchema = z.object({
  score: z.int(),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  fits: z.int().nullable(),
  sleeps: z.int().nullable(),
});

const staffReviewSchema = z.object({
  id: idSchema,
  status: reviewStateSchema,
  product: z.string(),
  order: z.object({ id: idSchema, shortId: z.string() }),
  storefront: z.string(),
  written: writtenSchema,
  photos: z.array(photoSchema),
  shown: writtenSchema.nullable().describe('What shoppers read while a change of it waits.'),
  fault: reviewFaultSchema.nullable(),
  told: z.string(),
  answer: z.string().describe('What the brand says to it; empty where it says nothing.'),
  moves: z.array(z.enum(['publish', 'refuse', 'answer'])).describe('What staff can do with it next.'),
  createdAt: z.string(),
});

/** Publishes a review, or leaves it out for a reason, with what its writer is told. */
export const moveReviewSchema = z
  .object({
    to: z.enum(['publish', 'refuse']),
    fault: reviewFaultSchema.optional(),
    told: textSchema(500).trim().default(''),
  })
  .refine(({ to, fault }) => to === 'publish' || fault !== undefined, shapeFault('noReason'));

/** What the brand says below a review; nothing takes it back. */
export const answerReviewSchema = z.object({ text: textSchema(2_000).trim() });

export type StaffReview = z.infer<typeof staffReviewSchema>;
export type MoveReview = z.output<typeof moveReviewSchema>;
export type AnswerReview = z.output<typeof answerReviewSchema>;

export const staffReviewsAnswerSchema = okSchema(z.array(staffReviewSchema));
export const reviewMovedAnswerSchema = okSchema(z.null());
