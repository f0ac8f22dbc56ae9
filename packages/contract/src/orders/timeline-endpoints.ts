import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { textSchema } from '../envelope.ts';
import { timelineAnswerSchema } from './timeline.ts';

/** What happened with an order. */
export const timelineEndpoints = {
  orderTimeline: endpoint({
    who: 'visitor',
    params: z.object({ id: z.string().max(64) }),
    query: z.object({ token: textSchema(200).optional() }),
    at: 'GET /orders/:id/timeline',
    summary: 'Everything that happened with an order, the oldest first',
    description: 'Nothing of what staff noted for themselves.',
    answer: timelineAnswerSchema,
    refusals: ['order_not_found'],
  }),
} as const;
