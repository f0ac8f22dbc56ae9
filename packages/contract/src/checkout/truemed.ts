import { z } from 'zod';
import { idSchema, okSchema } from '../envelope.ts';

/** POST /truemed/sessions/{id} [K7]: `id` is the order's. The body's fields are ours [D66]. */
export const truemedSessionBodySchema = z.object({
  token: z.string().optional().describe('The signed token of the order, where there is no cookie.'),
});

const truemedSessionSchema = z.object({
  id: z.string().nullable().describe('Truemed’s session; null when none is open.'),
  orderId: idSchema,
  redirectUrl: z.string().nullable().describe('Truemed’s page, for a frame or alone.'),
  eligibleItems: z.array(z.string()).describe('Items of the order that a health account may pay for.'),
});

export type TruemedSession = z.infer<typeof truemedSessionSchema>;

export const truemedSessionAnswerSchema = okSchema(truemedSessionSchema);
