import { PAYMENT_REFUSALS } from '@counterpane/rules/refusal-groups';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, okSchema } from '../envelope.ts';
import {
  amazonCompleteSchema,
  amazonReturnSchema,
  amazonSessionAnswerSchema,
  amazonSessionIdAnswerSchema,
  amazonSessionUpdateSchema,
  olderAmazonSessionAnswerSchema,
} from './amazon.ts';
import { amazonButtonAnswerSchema } from './amazon-button.ts';
import { braintreeTokenAnswerSchema } from './braintree.ts';
import { EXPRESS_FALLBACK_STEPS } from './express-steps.ts';
import { truemedSessionAnswerSchema, truemedSessionBodySchema } from './truemed.ts';

const start = amazonReturnSchema.extend({ fallbackStep: z.enum(EXPRESS_FALLBACK_STEPS).optional() });
const session = {
  who: 'visitor',
  params: z.object({ id: z.string().max(100) }),
  counts: ['callWalletSession'],
  refusals: ['payment_provider_not_found', 'amazon_session_not_found', 'payment_unavailable'],
} as const;
const opening = {
  who: 'visitor',
  query: start,
  counts: ['openProviderSession', 'changeCart'],
  refusals: ['payment_provider_not_found', 'cart_empty', 'payment_unavailable', 'stale_version'],
} as const;
const changing = {
  ...session,
  body: amazonSessionUpdateSchema,
  refusals: [...session.refusals, 'payment_failed'],
} as const;
const ending = {
  ...session,
  query: z.object({ stage: z.enum(['cancelled', 'failed']).default('failed') }),
  answer: okSchema(z.object({})),
} as const;
const ofOrder = {
  who: 'visitor',
  params: z.object({ id: idSchema }),
  answer: truemedSessionAnswerSchema,
} as const;

/** Calls that the specification gives to one way to pay. */
export const providerEndpoints = {
  braintreeToken: endpoint({
    at: 'GET /braintree/tokens',
    summary: 'What Braintree’s browser script needs before it shows PayPal',
    who: 'visitor',
    answer: braintreeTokenAnswerSchema,
    counts: ['openProviderSession'],
    refusals: ['cart_empty', 'payment_provider_not_found', 'payment_unavailable'],
  }),
  openOlderAmazonSession: endpoint({
    ...opening,
    at: 'POST /amazonpay/session',
    summary: 'Opens a session of Amazon Pay, by its older call',
    answer: olderAmazonSessionAnswerSchema,
  }),
  olderAmazonSession: endpoint({
    ...session,
    at: 'GET /amazonpay/session/:id',
    summary: 'A session of Amazon Pay, in its older words',
    answer: olderAmazonSessionAnswerSchema,
  }),
  changeOlderAmazonSession: endpoint({
    ...changing,
    at: 'PATCH /amazonpay/session/:id',
    summary: 'Changes a session of Amazon Pay, in its older words',
    answer: olderAmazonSessionAnswerSchema,
  }),
  endOlderAmazonSession: endpoint({
    ...ending,
    at: 'DELETE /amazonpay/session/:id',
    summary: 'Ends a session of Amazon Pay, by its older call',
  }),
  openAmazonSession: endpoint({
    ...opening,
    at: 'POST /amazonpay/v2/sessions',
    summary: 'Opens a session of Amazon Pay',
    answer: amazonSessionIdAnswerSchema,
  }),
  amazonSession: endpoint({
    ...session,
    at: 'GET /amazonpay/v2/sessions/:id',
    summary: 'A session of Amazon Pay',
    answer: amazonSessionAnswerSchema,
  }),
  changeAmazonSession: endpoint({
    ...changing,
    at: 'PATCH /amazonpay/v2/sessions/:id',
    summary: 'Changes a session of Amazon Pay',
    answer: amazonSessionAnswerSchema,
  }),
  adoptAmazonSession: endpoint({
    ...session,
    at: 'POST /amazonpay/v2/sessions/:id/adopt',
    summary: 'Keeps the session that Amazon’s button has begun for the own cart',
    answer: okSchema(z.object({})),
  }),
  endAmazonSession: endpoint({
    ...ending,
    at: 'DELETE /amazonpay/v2/sessions/:id',
    summary: 'Ends a session of Amazon Pay',
  }),
  completeAmazonSession: endpoint({
    ...session,
    at: 'POST /amazonpay/v2/sessions/:id/complete',
    summary: 'Completes a session for exactly the order’s total',
    body: amazonCompleteSchema,
    answer: amazonSessionAnswerSchema,
    counts: ['callWalletSession', 'beginPayment'],
    refusals: [...session.refusals, ...PAYMENT_REFUSALS],
  }),
  signAmazonButton: endpoint({
    ...opening,
    at: 'POST /amazonpay/v2/buttons',
    summary: 'What Amazon’s button starts with for the own cart',
    answer: amazonButtonAnswerSchema,
  }),
  signAmazonOrder: endpoint({
    who: 'visitor',
    at: 'POST /amazonpay/v2/buttons/:id',
    summary: 'What Amazon’s button starts with for an order that is to be paid there',
    params: z.object({ id: idSchema }),
    answer: amazonButtonAnswerSchema,
    counts: ['openProviderSession'],
    refusals: ['order_not_found', 'payment_provider_not_found', 'order_closed'],
  }),
  truemedSession: endpoint({
    ...ofOrder,
    at: 'GET /truemed/sessions/:id',
    summary: 'The page on which an order is paid from a health account',
    refusals: ['order_not_found', 'payment_provider_not_found'],
  }),
  openTruemedSession: endpoint({
    ...ofOrder,
    at: 'POST /truemed/sessions/:id',
    summary: 'The same, opened when there is none',
    body: truemedSessionBodySchema,
    counts: ['beginPayment'],
    refusals: [...PAYMENT_REFUSALS],
  }),
  framedReturn: endpoint({
    at: 'GET /framed-returns/:id',
    summary: 'Where the page of a provider in a frame leads back to',
    who: 'anyone',
    params: z.object({ id: idSchema }),
    query: z.object({
      path: z
        .string()
        .regex(/^\/[a-z]{2}$/)
        .optional(),
      left: z.literal('1').optional(),
    }),
    answer: { media: 'text/html' },
    refusals: [],
    isHidden: true,
  }),
} as const;
