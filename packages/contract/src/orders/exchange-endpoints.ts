import { EXCHANGE_REFUSALS } from '@counterpane/rules/returns/exchange-refusals';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
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
      'Nothing is written. What costs more than the old piece is worth is paid with the store credit of the signed-in customer, or refused.',
    body: chosenExchangeSchema,
    answer: exchangePreviewAnswerSchema,
  }),
  requestExchange: endpoint({
    ...one,
    at: 'POST /orders/:id/exchanges',
    summary: 'Exchanges one unit of a line, for the difference that was seen',
    body: requestExchangeSchema,
    answer: returnChangedAnswerSchema,
  }),
} as const;
