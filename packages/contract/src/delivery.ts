import { z } from 'zod';
import { okSchema } from './envelope.ts';

/** How the visitor's cart is to be delivered (checkout section 3). */
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

export const whiteGloveAvailabilitySchema = z.object({ wgsAvailable: z.boolean() });

export const whiteGlovePricesAnswerSchema = okSchema(whiteGlovePricesSchema);
export const whiteGloveAvailabilityAnswerSchema = okSchema(whiteGloveAvailabilitySchema);

export type DeliveryChoiceInput = z.input<typeof deliveryChoiceSchema>;
export type WhiteGlovePrices = z.infer<typeof whiteGlovePricesSchema>;
