import { NEW_ADDRESS_REFUSALS, PAYMENT_REFUSALS } from '@counterpane/rules/refusal-groups';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { textSchema } from '../envelope.ts';
import { differencePaymentAnswerSchema } from './difference-payment.ts';
import {
  changeAddressSchema,
  changedAddressAnswerSchema,
  newAddressAnswerSchema,
  newAddressSchema,
} from './new-address.ts';

const one = {
  who: 'visitor',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ token: textSchema(200).optional() }),
} as const;

/** Sending an order somewhere else before it is packed [R045, R062]. */
export const newAddressEndpoints = {
  previewAddress: endpoint({
    ...one,
    at: 'POST /orders/:id/address/preview',
    summary: 'What comes back, or is to be paid, when an order goes to another address',
    description:
      'Nothing is written. What it costs more there is paid with the store credit of the signed-in customer, and the rest by card.',
    body: newAddressSchema,
    answer: newAddressAnswerSchema,
    counts: ['changeOrder', 'askTaxService'],
    refusals: [...NEW_ADDRESS_REFUSALS],
  }),
  changeAddress: endpoint({
    ...one,
    at: 'PUT /orders/:id/address',
    summary: 'Sends an order of which nothing is packed yet to another address',
    description:
      'Where a difference is paid by card, the order goes where it was to go until it is; what is not paid in time comes to nothing.',
    body: changeAddressSchema,
    answer: changedAddressAnswerSchema,
    counts: ['changeOrder', 'askTaxService'],
    refusals: [...NEW_ADDRESS_REFUSALS],
  }),
  payAddress: endpoint({
    ...one,
    at: 'POST /orders/:id/address/payment',
    summary: 'Opens the page on which a dearer address is paid for',
    description:
      'Where the order cannot go there any more, or for other cents, the change is called off and nothing is charged.',
    answer: differencePaymentAnswerSchema,
    counts: ['beginPayment'],
    refusals: [...PAYMENT_REFUSALS, ...NEW_ADDRESS_REFUSALS],
  }),
  refreshAddress: endpoint({
    ...one,
    at: 'POST /orders/:id/address/refresh',
    summary: 'How far the payment of a dearer address is, as its company knows it now',
    answer: differencePaymentAnswerSchema,
    counts: ['refreshOrder', 'queryPayment'],
    refusals: ['order_not_found'],
  }),
  keepAddress: endpoint({
    ...one,
    at: 'DELETE /orders/:id/address/payment',
    summary: 'Calls off a change of the address that waits for its payment',
    answer: changedAddressAnswerSchema,
    counts: ['changeOrder'],
    refusals: ['order_not_found', 'payment_in_progress'],
  }),
} as const;
