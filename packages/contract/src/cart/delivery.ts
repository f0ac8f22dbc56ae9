import { z } from 'zod';
import { okSchema } from '../envelope.ts';

/** How the visitor's cart is to be delivered [K3]. */
export const deliveryChoiceSchema = z.object({
  deliveryOption: z.enum(['ground', 'white-glove']).optional().describe('Unchanged when it is left out.'),
  certainDeliveryDate: z.iso
    .date()
    .nullish()
    .describe('An ISO day on which all of it is to be there; null takes it back, left out it stays.'),
  withMattressRemoval: z.boolean().optional().describe('Have the old mattress taken away.'),
});

export const whiteGloveQuerySchema = z.object({
  state: z.string().max(60).optional().describe('Without it: where the cart goes, else the default prices.'),
  dd: z.string().max(200).optional().describe('Device id.'),
});

/** GET /orders/wgs: bare cents, as the specification has them. */
export const whiteGlovePricesSchema = z.object({
  basePrice: z
    .int()
    .describe('By the tariff of the state, for the large items of the cart; for one when it is empty.'),
  discountedPrice: z.int().describe('What is asked: sets may have a flat amount.'),
});

/** The visitor's cart by its id, or as `my`. */
export const certainDateParamsSchema = z.object({ id: z.string().max(40) });

export const certainDateQuerySchema = z.object({
  brand: z.string().max(60).optional().describe('Taken and not needed: the host names the brand.'),
  certainDeliveryDate: z.string().max(10).optional().describe('An ISO day.'),
});

export const chosenDateQuerySchema = certainDateQuerySchema.extend({ certainDeliveryDate: z.iso.date() });

/** From when to when all of a cart can be there for sure. */
export const certainDateSchema = z.object({
  earliest: z.string().describe('ISO day.'),
  latest: z.string(),
  isAvailable: z.boolean().nullable().describe('Of the day that was asked about; null without one.'),
  certainDeliveryDate: z.string().nullable().describe('The day that was chosen.'),
});

const whiteGloveAvailabilitySchema = z.object({ wgsAvailable: z.boolean() });

export const whiteGlovePricesAnswerSchema = okSchema(whiteGlovePricesSchema);
export const certainDateAnswerSchema = okSchema(certainDateSchema);
export const whiteGloveAvailabilityAnswerSchema = okSchema(whiteGloveAvailabilitySchema);

export type DeliveryChoiceInput = z.input<typeof deliveryChoiceSchema>;
export type WhiteGlovePrices = z.infer<typeof whiteGlovePricesSchema>;
