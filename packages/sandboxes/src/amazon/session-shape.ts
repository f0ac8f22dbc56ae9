import { z } from 'zod';

const priceSchema = z.strictObject({
  amount: z.string(),
  currencyCode: z.enum(['USD', 'CAD', 'GBP', 'EUR']),
});

export const paymentSchema = z.strictObject({
  paymentIntent: z.enum(['Authorize', 'AuthorizeWithCapture', 'Confirm']).nullish(),
  canHandlePendingAuthorization: z.boolean().nullish(),
  chargeAmount: priceSchema.nullish(),
});

export const metadataSchema = z.strictObject({
  merchantReferenceId: z.string().max(256).nullish(),
  merchantStoreName: z.string().max(50).nullish(),
  noteToBuyer: z.string().max(255).nullish(),
  customInformation: z.string().max(4096).nullish(),
});
