import { z } from 'zod';
import { idSchema, okSchema, textSchema } from '../envelope.ts';
import { cartSchema } from './carts.ts';

/** POST /carts/my/share: `multiUse` lets more than one visitor copy the cart. */
export const makeShareSchema = z.object({ multiUse: z.boolean().default(false) });

/** What lets others copy a cart. */
const cartShareSchema = z.object({
  cartId: idSchema,
  url: z.url().describe('The link: `/checkout/cart?cart=<cartId>`, with `multiUse=1` where it is for many.'),
  multiUse: z.boolean(),
  uses: z.int().describe('How often the cart was copied.'),
  isUsedUp: z.boolean().describe('It was for one visitor, who has copied the cart.'),
  endsAt: z.iso.datetime(),
});

export const sharedCartQuerySchema = z.object({ token: textSchema(200).optional() });

/** What would be copied, at the prices of now. */
const sharedCartSchema = z.object({
  isOwn: z.boolean().describe('The cart is the own one: there is nothing to copy.'),
  from: z.string().describe('The brand that the cart is of.'),
  items: cartSchema.shape.items,
});

export const cartShareAnswerSchema = okSchema(cartShareSchema.nullable());
export const madeShareAnswerSchema = okSchema(cartShareSchema);
export const endedShareAnswerSchema = okSchema(z.null());
export const sharedCartAnswerSchema = okSchema(sharedCartSchema);

export type CartShare = z.infer<typeof cartShareSchema>;
export type SharedCart = z.infer<typeof sharedCartSchema>;
