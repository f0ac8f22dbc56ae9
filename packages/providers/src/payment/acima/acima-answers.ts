import { z } from 'zod';

/** What we read of Acima's answers. Fields that we do not use are not looked at. */

export const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export const openedSchema = z.object({ lease_id: z.string().min(1), checkout_url: z.url() });

export const leaseSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['open', 'signed', 'finalized', 'declined', 'terminated']),
  amount: z.int(),
  transaction_id: z.string().nullish(),
  checkout_token: z.string().nullish(),
  checkout_url: z.string().nullish(),
  refunds: z.array(z.object({ id: z.string(), amount: z.int() })).nullish(),
});

export const refundSchema = z.object({ refund_id: z.string().min(1) });

/** Answers whose content does not matter: what is true is read afterwards. */
export const anySchema = z.looseObject({});

export const failureSchema = z
  .object({ code: z.string().nullish(), message: z.string().nullish() })
  .transform(({ code, message }) => ({ code: code ?? 'refused', message: message ?? '' }));

export const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  lease_id: z.string().min(1),
});

export type AcimaLease = z.output<typeof leaseSchema>;
