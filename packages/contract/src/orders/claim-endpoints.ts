import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { orderClaimsAnswerSchema } from './claims.ts';

const params = z.object({ id: z.string().max(64) });
const query = z.object({ token: z.string().max(200).optional() });

/** Warranty and protection of what was ordered. */
export const claimEndpoints = {
  orderClaims: endpoint({
    at: 'GET /orders/:id/claims',
    summary: 'What of an order is under warranty, what protection plans add, and until when',
    who: 'visitor',
    params,
    query,
    answer: orderClaimsAnswerSchema,
    refusals: ['order_not_found'],
  }),
} as const;
