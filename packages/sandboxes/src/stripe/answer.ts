import type Stripe from 'stripe';
import type { Answer } from '../machinery/answer.ts';

/** The inside of Stripe's `{error: {…}}`. */
interface ErrorBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
}

export interface Refusal extends Answer {
  readonly body: { readonly error: ErrorBody };
}

export const refuse = (status: number, error: ErrorBody): Refusal => ({ status, body: { error } });

export const refuseParameter = (param: string, message: string, code?: string): Refusal =>
  refuse(400, { type: 'invalid_request_error', message, param, ...(code ? { code } : {}) });

export const refuseMissing = (param: string): Refusal =>
  refuseParameter(param, `Missing required param: ${param}.`, 'parameter_missing');

export const refuseUnknownId = (kind: string, id: string, param = 'id'): Refusal =>
  refuse(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

export const isRefusal = (value: object): value is Refusal => 'status' in value && 'body' in value;
