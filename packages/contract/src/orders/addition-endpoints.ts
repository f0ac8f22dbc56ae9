import { ADDITION_REFUSALS } from '@counterpane/rules/orders/decide-addition';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { textSchema } from '../envelope.ts';
import { additionChosenAnswerSchema, orderAdditionsAnswerSchema } from './additions.ts';

const one = {
  who: 'visitor',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ token: textSchema(200).optional() }),
} as const;

/** Adding to an order that was placed [R058]. */
export const additionEndpoints = {
  orderAdditions: endpoint({
    ...one,
    at: 'GET /orders/:id/additions',
    summary: 'What was added to an order, and until when something can be',
    answer: orderAdditionsAnswerSchema,
    refusals: ['order_not_found'],
  }),
  addToOrder: endpoint({
    ...one,
    at: 'POST /orders/:id/additions',
    summary: 'Has what is in the cart, or comes into it, added to an order',
    description:
      'The cart takes over the address and the delivery of the order. What is placed then is an order of its own that leaves with it.',
    answer: additionChosenAnswerSchema,
    counts: ['changeOrder', 'changeCart', 'makeCart', 'askTaxService'],
    refusals: ['order_not_found', 'stale_version', 'too_many_requests', ...ADDITION_REFUSALS],
  }),
} as const;
