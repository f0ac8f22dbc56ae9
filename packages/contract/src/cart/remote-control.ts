import { z } from 'zod';
import { chosenPropertySchema, moneySchema, okSchema, textSchema } from '../envelope.ts';
import { shapeFault } from '../shape-faults.ts';
import { unavailableMethodSchema } from '../staff/staff-orders.ts';
import { cartSchema } from './carts.ts';

/** What lets staff into a cart [S2, K6, K9]. */
const remoteTokenSchema = z.object({
  remoteToken: z.string().describe('Signed; staff enter the cart with it or with the code.'),
  code: z.string().describe('What a shopper reads out, such as 7KQ4-M2XD.'),
  expiresIn: z.int().describe('Seconds that are left: 3600 when it is new.'),
  expiresAt: z.iso.datetime(),
});

/** How staff come into a cart: by its code, or by its token. */
export const enterCartSchema = z
  .object({ code: textSchema(40).optional(), remoteToken: textSchema(200).optional() })
  .refine(({ code, remoteToken }) => (code ?? remoteToken) !== undefined, shapeFault('noCode'));

export const staffCartParamsSchema = z.object({ cartId: z.string().max(40) });

export const staffProductsQuerySchema = z.object({
  q: textSchema(100).default('').describe('A SKU, or words of a name.'),
});

/** One thing that staff can add. */
const staffVariantSchema = z.object({
  productID: z.string(),
  title: z.string(),
  options: z.string().describe('What it is made in, in words.'),
  sku: z.string(),
  properties: z.array(chosenPropertySchema),
  price: moneySchema.describe('One unit, before promotions of the cart.'),
  isPurchasable: z.boolean(),
});

/** The cart as staff see it. */
const staffCartSchema = z.object({
  cart: cartSchema,
  shop: z.string().describe('The name of the shop that it is of.'),
  until: z.iso.datetime(),
  others: z.array(z.string()).describe('Names of other staff in it.'),
  unavailable: z.array(unavailableMethodSchema).describe('Ways to pay that its shopper is not shown.'),
});

export type RemoteToken = z.infer<typeof remoteTokenSchema>;
export type EnterCart = z.infer<typeof enterCartSchema>;
export type StaffVariant = z.infer<typeof staffVariantSchema>;
export type StaffCart = z.infer<typeof staffCartSchema>;
/** The same before it leaves the API. */
export type StaffCartBody = z.input<typeof staffCartSchema>;

export const remoteTokenAnswerSchema = okSchema(remoteTokenSchema);
export const staffCartAnswerSchema = okSchema(staffCartSchema);
export const staffVariantsAnswerSchema = okSchema(z.array(staffVariantSchema));
export const leftCartAnswerSchema = okSchema(z.null());
