import type { ApiRoute } from './api-route.ts';
import { createSession, expireSession, readSession } from './checkout-sessions.ts';
import { createConfirmationToken, readConfirmationToken } from './confirmation-tokens.ts';
import { readDispute } from './disputes.ts';
import { readEvent } from './events.ts';
import { cancelPaymentIntent, capturePaymentIntent } from './held-payments.ts';
import { LIST_PARAMS, listCharges, listDisputes, listRefunds } from './lists.ts';
import { listMethodConfigurations } from './method-configurations.ts';
import {
  confirmPaymentIntent,
  createPaymentIntent,
  readPaymentIntent,
  updatePaymentIntent,
} from './payment-intents.ts';
import { createRefund, readRefund } from './refunds.ts';
import { createToken, readToken } from './tokens.ts';

/** Stripe's API as far as the sandbox speaks it. */
export const API_ROUTES: readonly ApiRoute[] = [
  { method: 'POST', path: '/v1/tokens', run: createToken, publishable: true, params: ['card'] },
  { method: 'GET', path: '/v1/tokens/:id', run: readToken, publishable: true, params: [] },
  {
    method: 'POST',
    path: '/v1/confirmation_tokens',
    run: createConfirmationToken,
    publishable: true,
    params: ['client_context', 'payment_method_data', 'return_url', 'shipping'],
  },
  { method: 'GET', path: '/v1/confirmation_tokens/:id', run: readConfirmationToken, params: [] },
  {
    method: 'POST',
    path: '/v1/payment_intents',
    run: createPaymentIntent,
    params: [
      'allowed_payment_method_types',
      'amount',
      'automatic_payment_methods',
      'capture_method',
      'confirm',
      'confirmation_token',
      'currency',
      'description',
      'metadata',
      'payment_method',
      'payment_method_data',
      'payment_method_options',
      'receipt_email',
      'return_url',
      'shipping',
      'statement_descriptor',
      'statement_descriptor_suffix',
      'use_stripe_sdk',
    ],
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    run: readPaymentIntent,
    publishable: true,
    params: [],
  },
  { method: 'POST', path: '/v1/payment_intents/:id', run: updatePaymentIntent, params: ['metadata'] },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    run: confirmPaymentIntent,
    publishable: true,
    params: ['payment_method', 'payment_method_data', 'return_url'],
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/capture',
    run: capturePaymentIntent,
    params: ['amount_to_capture', 'final_capture'],
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    run: cancelPaymentIntent,
    params: ['cancellation_reason'],
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    run: createSession,
    params: [
      'allowed_payment_method_types',
      'cancel_url',
      'client_reference_id',
      'customer_email',
      'line_items',
      'metadata',
      'mode',
      'payment_intent_data',
      'payment_method_options',
      'success_url',
    ],
  },
  { method: 'GET', path: '/v1/checkout/sessions/:id', run: readSession, params: [] },
  { method: 'POST', path: '/v1/checkout/sessions/:id/expire', run: expireSession, params: [] },
  { method: 'POST', path: '/v1/refunds', run: createRefund, params: ['amount', 'payment_intent'] },
  { method: 'GET', path: '/v1/refunds', run: listRefunds, params: LIST_PARAMS },
  { method: 'GET', path: '/v1/charges', run: listCharges, params: LIST_PARAMS },
  { method: 'GET', path: '/v1/refunds/:id', run: readRefund, params: [] },
  { method: 'GET', path: '/v1/disputes', run: listDisputes, params: LIST_PARAMS },
  { method: 'GET', path: '/v1/disputes/:id', run: readDispute, params: [] },
  {
    method: 'GET',
    path: '/v1/payment_method_configurations',
    run: listMethodConfigurations,
    params: ['active', 'application', 'ending_before', 'limit', 'starting_after'],
  },
  { method: 'GET', path: '/v1/events/:id', run: readEvent, params: [] },
];
