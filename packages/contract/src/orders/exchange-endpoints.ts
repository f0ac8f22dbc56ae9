import { PAYMENT_REFUSALS } from '@counterpane/rules/refusal-groups';
import { EXCHANGE_REFUSALS } from '@counterpane/rules/returns/exchange-refusals';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../envelope.ts';
import { differencePaymentAnswerSchema } from './difference-payment.ts';
import {
  chosenExchangeSchema,
  exchangeChoicesAnswerSchema,
  exchangePreviewAnswerSchema,
  exchangeQuerySchema,
  requestExchangeSchema,
} from './exchanges.ts';
import { returnChangedAnswerSchema } from './returns.ts';

const one = {
  who: 'visitor',
  params: z.object({ id: z.string().max(64) }),
  query: exchangeQuerySchema.pick({ token: true }),
  counts: ['changeOrder'],
  refusals: [...EXCHANGE_REFUSALS],
} as const;

/** The payment of a dearer piece, by who may see the order of the old one. */
const payment = {
  ...one,
  params: one.params.extend({ returnId: idSchema }),
  answer: differencePaymentAnswerSchema,
} as const;

/** Sending a piece of an order back for another one. */
export const exchangeEndpoints = {
  exchangeChoices: endpoint({
    ...one,
    at: 'GET /orders/:id/exchanges',
    summary: 'What a line of an order can be exchanged for now, and what each comes to',
    query: exchangeQuerySchema,
    answer: exchangeChoicesAnswerSchema,
  }),
  previewExchange: endpoint({
    ...one,
    at: 'POST /orders/:id/exchanges/preview',
    summary: 'What goes, what comes, and the difference, to the cent',
    description:
      'Nothing is written. What costs more than the old piece is worth is paid with the store credit of the signed-in customer, and the rest by card.',
    body: chosenExchangeSchema,
    answer: exchangePreviewAnswerSchema,
  }),
  requestExchange: endpoint({
    ...one,
    at: 'POST /orders/:id/exchanges',
    summary: 'Exchanges one unit of a line, for the difference that was seen',
    description:
      'Where a rest is paid by card, nothing is exchanged until it is; what is not paid in time comes to nothing.',
    body: requestExchangeSchema,
    answer: returnChangedAnswerSchema,
  }),
  payExchange: endpoint({
    ...payment,
    at: 'POST /orders/:id/returns/:returnId/payment',
    summary: 'Opens the page on which a dearer piece is paid for',
    counts: ['beginPayment'],
    refusals: [...PAYMENT_REFUSALS],
  }),
  refreshExchange: endpoint({
    ...payment,
    at: 'POST /orders/:id/returns/:returnId/refresh',
    summary: 'How far the payment of a dearer piece is, as its company knows it now',
    counts: ['refreshOrder', 'queryPayment'],
    refusals: ['order_not_found'],
  }),
} as const;
