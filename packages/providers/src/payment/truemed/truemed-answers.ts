import { z } from 'zod';

/** What we read of Truemed's answers. Fields that we do not use are not looked at. */

export const createdSchema = z.object({ id: z.string().min(1), redirect_url: z.string().nullish() });

export const sessionSchema = z.object({
  id: z.string().min(1),
  status: z.enum([
    'captured',
    'canceled',
    'pending',
    'processing',
    'rejected',
    'authorized',
    'authorization_voided',
    'authorization_expired',
  ]),
  total_amount: z.int(),
  capture_amount: z.int().nullish(),
  metadata: z.string().nullish(),
  redirect_url: z.string().nullish(),
  /** What was given back in all. */
  refund_amount: z.int().nullish(),
  /** `Captured`, `Partially Refunded`, `Disputed`, …: read for disputes, and for whether anything was given back. */
  status_summary: z.string().nullish(),
});

export const refundSchema = z.object({ refund_id: z.string().min(1) });

/** Answers whose content does not matter: what is true is read afterwards. */
export const anySchema = z.looseObject({});

/**
 * A refusal. Truemed answers 400 also for a fault of its own ("Capture Session", "Void Session": `ServerError`), after which the
 * same call may be made again: it is read as none, and what became of the call is in doubt.
 */
export const failureSchema = z
  .object({ error: z.string().nullish(), message: z.string().nullish() })
  .refine(({ error }) => error !== 'ServerError')
  .transform(({ error, message }) => ({ code: error ?? 'refused', message: message ?? '' }));

export const eventSchema = z.object({
  webhook_delivery_id: z.string().min(1),
  event_type: z.string().min(1),
  data: z.looseObject({ payment_session_id: z.string().nullish() }),
});

export type TruemedSession = z.output<typeof sessionSchema>;
