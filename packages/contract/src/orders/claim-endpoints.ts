import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../envelope.ts';
import {
  answerClaimSchema,
  claimChangedAnswerSchema,
  makeClaimSchema,
  orderClaimsAnswerSchema,
} from './claims.ts';

const params = z.object({ id: z.string().max(64) });
const one = {
  who: 'visitor',
  params,
  query: z.object({ token: z.string().max(200).optional() }),
  refusals: ['order_not_found'],
} as const;
const change = {
  ...one,
  params: params.extend({ claimId: idSchema }),
  answer: claimChangedAnswerSchema,
  counts: ['changeOrder'],
  refusals: ['order_not_found', 'claim_cannot_move', 'photo_unknown'],
} as const;

/** Warranty and protection of what was ordered, and what is claimed under them. */
export const claimEndpoints = {
  orderClaims: endpoint({
    ...one,
    at: 'GET /orders/:id/claims',
    summary:
      'What of an order is under warranty, what protection plans add, until when, and what was claimed',
    answer: orderClaimsAnswerSchema,
  }),
  makeClaim: endpoint({
    ...one,
    at: 'POST /orders/:id/claims',
    summary: 'Claims that one unit of a line is faulty',
    body: makeClaimSchema,
    answer: claimChangedAnswerSchema,
    counts: ['changeOrder'],
    refusals: [
      'order_not_found',
      'unknown_line',
      'claim_not_covered',
      'claim_needs_photo',
      'claim_open_already',
      'claim_by_phone',
      'photo_unknown',
    ],
  }),
  answerClaim: endpoint({
    ...change,
    at: 'POST /orders/:id/claims/:claimId',
    summary: 'Tells and shows what was asked for about a claim',
    body: answerClaimSchema,
  }),
  withdrawClaim: endpoint({
    ...change,
    at: 'DELETE /orders/:id/claims/:claimId',
    summary: 'Withdraws a claim that is not decided',
  }),
} as const;
