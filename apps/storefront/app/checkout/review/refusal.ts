import type { ErrorAnswer } from '@counterpane/contract/envelope';
import { UNKNOWN_FAILURE } from '../../payment/payment-failure.ts';
import { redactTokens } from '../../payment/redact-tokens.ts';

/** Why an order was not placed, as the review page tells it. */
export type PlaceRefusal =
  | { readonly kind: 'price_changed'; readonly expected: number; readonly actual: number }
  | { readonly kind: 'payment'; readonly text: string }
  | {
      readonly kind: 'other';
      readonly text: string;
      /** The item that it is about, where it is about one. */
      readonly title?: string;
    };

const PAYMENT = [
  'payment_failed',
  'payment_unavailable',
  'payment_provider_not_found',
  'not_this_total',
  'nothing_eligible',
  'payment_in_progress',
  'payment_wait',
];

export const refusalOf = ({ code, error, expected, actual, title }: ErrorAnswer): PlaceRefusal => {
  if (code === 'price_changed' && typeof expected === 'number' && typeof actual === 'number') {
    return { kind: 'price_changed', expected, actual };
  }
  const text = redactTokens(error) || UNKNOWN_FAILURE;
  if (PAYMENT.includes(code)) return { kind: 'payment', text };
  return { kind: 'other', text, ...(typeof title === 'string' ? { title } : {}) };
};
