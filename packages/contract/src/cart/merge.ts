import { z } from 'zod';
import { okSchema, textSchema } from '../envelope.ts';

/** The cart of a link [K7]. `multiUse` is said by the link; what counts is how the cart was shared. */
export const mergeCartSchema = z.object({
  cartId: textSchema(100),
  multiUse: z.boolean().default(false),
  token: textSchema(200).optional().describe('Signed for this storefront, for the cart of another one.'),
});

export const handOverQuerySchema = z.object({ to: textSchema(60).describe('Key of a storefront.') });

/** What a visitor's cart needs to be copied into another storefront. */
const handOverSchema = z.object({
  url: z.string().describe('The address of that storefront.'),
  cartId: z.string().nullable().describe('Null while there is nothing to take along.'),
  token: z.string().nullable().describe('Valid for ten minutes, for that storefront alone.'),
});

export type MergeCart = z.input<typeof mergeCartSchema>;

export const handOverAnswerSchema = okSchema(handOverSchema);
