import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../envelope.ts';

const params = z.object({ id: z.string().max(64) });
/** What is opened from the order's page in a tab of its own. */
const paper = {
  who: 'visitor',
  params,
  query: z.object({
    token: z.string().max(200).optional(),
    language: z.string().max(5).optional().describe("One of the storefront's; without it the first."),
  }),
  answer: { media: 'application/pdf' },
  refusals: ['order_not_found'],
  limit: 'openDocument',
} as const;

/** The papers of an order, as PDF. */
export const paperEndpoints = {
  invoice: endpoint({
    ...paper,
    at: 'GET /orders/:id/invoice',
    summary: 'The invoice of an order that is paid',
  }),
  receipt: endpoint({
    ...paper,
    at: 'GET /orders/:id/receipt',
    summary: 'What was paid for an order and given back, once something was paid',
  }),
  creditNote: endpoint({
    ...paper,
    at: 'GET /orders/:id/credit-notes/:refund',
    params: params.extend({ refund: idSchema }),
    summary: 'The credit note of money that went back',
  }),
} as const;
