import type { ErrorAnswer } from '@counterpane/contract/envelope';
import { UNKNOWN_FAILURE } from '../payment-failure.ts';

/** Why an order was not placed, as the review page tells it. */
export type PlaceRefusal =
  | { readonly kind: 'price_changed'; readonly expected: number; readonly actual: number }
  | { readonly kind: 'payment'; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

const PAYMENT = [
  'payment_failed',
  'payment_unavailable',
  'payment_provider_not_found',
  'payment_in_progress',
];

export const refusalOf = ({ code, error, expected, actual }: ErrorAnswer): PlaceRefusal => {
  if (code === 'price_changed' && typeof expected === 'number' && typeof actual === 'number') {
    return { kind: 'price_changed', expected, actual };
  }
  return { kind: PAYMENT.includes(code) ? 'payment' : 'other', text: error || UNKNOWN_FAILURE };
};
