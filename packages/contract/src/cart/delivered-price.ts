import { QUANTITY } from '@counterpane/rules/cart/quantity';
import { z } from 'zod';
import { messageOrTextSchema, moneySchema, okSchema, textSchema, typedSchema } from '../envelope.ts';

/** GET /delivered-price: what something costs at a shopper's door, before any form. */
export const deliveredPriceQuerySchema = z.object({
  sku: textSchema(200).describe('A variant key, as products tell it.'),
  zip: typedSchema().describe('ZIP code, postal code or postcode.'),
  quantity: z.coerce.number().int().min(QUANTITY.min).max(QUANTITY.max).default(QUANTITY.min),
});

const deliveredPriceSchema = z.object({
  sku: z.string(),
  quantity: z.int(),
  title: z.string(),
  url: z.string().describe('The page of the product in this choice.'),
  zip: z.string(),
  place: messageOrTextSchema().describe(
    'Its name: "New York, NY"; a province or the country where codes have no one name.',
  ),
  text: messageOrTextSchema().describe('All of it in one sentence.'),
  from: z.string().describe('ISO day on which it can be there at the earliest.'),
  to: z.string().describe('ISO day on which it is there at the latest.'),
  price: moneySchema.describe('The goods, offers taken off.'),
  delivery: moneySchema,
  taxes: moneySchema.describe('What is added: 0 where prices include it.'),
  includedTaxes: moneySchema.describe('What is in the prices already: 0 where taxes are added.'),
  fees: moneySchema,
  total: moneySchema,
  expiresAt: z.string().describe('ISO time until which the price holds, once it is kept with a cart.'),
  held: messageOrTextSchema().describe('How long that is, in a sentence.'),
  quote: z.string().describe('The same, signed: PUT /carts/my/price-hold keeps it with the cart.'),
});

/** PUT /carts/my/price-hold. */
export const priceHoldSchema = z.object({ quote: textSchema(2_000) });

/** PUT /carts/my/delivered-price: the whole cart at a shopper's door. */
export const cartDeliveredPriceSchema = z.object({
  zip: typedSchema().describe('ZIP code, postal code or postcode.'),
});

export const deliveredPriceAnswerSchema = okSchema(deliveredPriceSchema);

/** A delivered price before it leaves the API. */
export type DeliveredPriceBody = z.input<typeof deliveredPriceSchema>;
