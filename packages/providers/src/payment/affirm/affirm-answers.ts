import { z } from 'zod';

/** What we read of Affirm's answers. Fields that we do not use are not looked at. */

export const openedSchema = z.object({ checkout_id: z.string().min(1), redirect_url: z.url() });

/** "Read Checkout" is said to return the details of a checkout: these are fields of "The checkout object". */
export const checkoutSchema = z.object({
  checkout_id: z.string().min(1),
  order_id: z.string().nullish(),
  total: z.int(),
  currency: z.string().default('USD'),
  checkout_expiration: z.string().nullish(),
  redirect_url: z.string().nullish(),
});

export const transactionSchema = z.object({
  id: z.string().min(1),
  order_id: z.string().nullish(),
  status: z.enum([
    'authorized',
    'auth_expired',
    'captured',
    'confirmed',
    'disputed',
    'dispute_refunded',
    'partially_captured',
    'partially_refunded',
    'refunded',
    'voided',
  ]),
  amount: z.int(),
  currency: z.string().default('USD'),
  events: z
    .array(z.object({ reference_id: z.string().nullish(), type: z.string(), amount: z.int().nullish() }))
    .nullish(),
});

export const refundSchema = z.object({ reference_id: z.string().nullish() });

/** Answers whose content does not matter: what is true is read afterwards. */
export const anySchema = z.looseObject({});

export const failureSchema = z
  .object({ code: z.string().nullish(), message: z.string().nullish() })
  .transform(({ code, message }) => ({ code: code ?? 'refused', message: message ?? '' }));

export const eventSchema = z.object({
  checkout_token: z.string().min(1),
  event: z.string().min(1),
  event_timestamp: z.string().default(''),
});

export type AffirmCheckout = z.output<typeof checkoutSchema>;
export type AffirmTransaction = z.output<typeof transactionSchema>;
