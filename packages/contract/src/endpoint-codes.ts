import {
  type AnswerCode,
  COMMON_CODES,
  CONTROL_CODES,
  CUSTOMER_CODES,
  FAILURE_STATUS,
  STAFF_CODES,
} from './answer-codes.ts';
import type { Endpoint } from './endpoint.ts';
import { REFUSAL_STATUS } from './refusals.ts';

/** Every code that an endpoint can answer instead of its result. */
export const codesOf = ({ refusals, who }: Endpoint): readonly AnswerCode[] => [
  ...new Set([
    ...refusals,
    ...(typeof who === 'object'
      ? [...STAFF_CODES.filter((code) => code !== 'proof_required' || who.proved)]
      : []),
    ...(who === 'customer' ? CUSTOMER_CODES : []),
    ...(typeof who === 'object' && who.inCart ? CONTROL_CODES : []),
    ...COMMON_CODES,
  ]),
];

/** @example statusOf('cart_empty') // 422 */
export const statusOf = (code: AnswerCode): number => STATUS[code];

const STATUS: Readonly<Record<AnswerCode, number>> = { ...REFUSAL_STATUS, ...FAILURE_STATUS };
