import type { RefusalCode } from '@counterpane/rules/refusals';

/** HTTP status of what goes wrong beside the refusals of the rules. */
export const FAILURE_STATUS = {
  invalid_request: 400,
  bad_signature: 400,
  malformed: 400,
  foreign_origin: 403,
  not_found: 404,
  amazon_session_not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  message_invalid: 422,
  too_many_messages: 429,
  too_many_streams: 429,
  internal_error: 500,
  database_unavailable: 503,
  storage_unavailable: 503,
} as const;

export type FailureCode = keyof typeof FAILURE_STATUS;

/** Every code that an answer can have that is no result. */
export type AnswerCode = RefusalCode | FailureCode;

/** What any call can come to: it is answered in front of the handler, or instead of it, and stands in no row. */
export const COMMON_CODES = [
  'invalid_request',
  'foreign_origin',
  'idempotency_key_reused',
  'too_many_requests',
  'too_large',
  'unsupported_media_type',
  'internal_error',
  'database_unavailable',
] as const satisfies readonly AnswerCode[];

/** What a call of staff comes to for who may not make it. */
export const STAFF_CODES = [
  'sign_in_required',
  'not_allowed',
  'password_change_required',
  'second_factor_required',
  'proof_required',
] as const satisfies readonly AnswerCode[];

/** What a call of customers comes to for a visitor who is not signed in. */
export const CUSTOMER_CODES = ['sign_in_required'] as const satisfies readonly AnswerCode[];

/** The same for the calls on a cart that staff are in. */
export const CONTROL_CODES = ['remote_control_ended'] as const satisfies readonly AnswerCode[];

/** What follows from who may call, and from every call alike. */
export type GuardCode = (typeof COMMON_CODES | typeof STAFF_CODES | typeof CONTROL_CODES)[number];
