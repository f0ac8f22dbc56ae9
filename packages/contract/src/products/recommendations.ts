import { RECOMMENDATION_STRATEGIES } from '@counterpane/rules/recommendations/strategies';
import { z } from 'zod';
import { moneySchema, okSchema, textSchema } from '../envelope.ts';
import { pictureSchema } from './picture.ts';

const strategySchema = z.enum(RECOMMENDATION_STRATEGIES);

export const recommendationParamsSchema = z.object({
  type: z
    .union([strategySchema, z.string().regex(/^\d{1,9}$/)])
    .describe('A way to recommend, or its number at this brand (POST /dynamic-yield/flags).'),
});

export const recommendationQuerySchema = z.object({
  dd: textSchema(200)
    .optional()
    .describe('The visitor’s device. What is recommended goes by the cart alone.'),
  cartSkus: textSchema(20_000).describe('Base64 or base64url of the SKUs in the cart, with commas between.'),
  without: textSchema(4000)
    .optional()
    .describe('Names of products that are offered already, with commas between.'),
});

/** What goes with a cart, best first [K7]. */
const recommendationsSchema = z.object({
  name: strategySchema.describe('The strategy that chose them.'),
  products: z.array(
    z.object({
      key: z.string().describe('The SKU, in the size of the bed in the cart.'),
      score: z.number().describe('From 0 to 1.'),
      reason: strategySchema.describe('What weighs most in the score.'),
      name: z.string().describe('The product, as its page is called.'),
      title: z.string(),
      choice: z.string().describe('What it is recommended in, e.g. "Queen, White".'),
      url: z.string().describe('Its page, in that choice.'),
      price: moneySchema,
      picture: pictureSchema.pick({ url: true, alt: true, tint: true }),
    }),
  ),
});

export type Recommendations = z.infer<typeof recommendationsSchema>;

export const recommendationsAnswerSchema = okSchema(recommendationsSchema);
