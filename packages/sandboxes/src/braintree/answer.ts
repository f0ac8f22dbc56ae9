import { writeDocument, type XmlValue } from './xml.ts';

/** What goes back to the caller of the gateway: Braintree's status and Braintree's XML. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A validation error, e.g. 91565 for a nonce that was never created. */
interface ValidationError {
  readonly code: string;
  /** The field in Braintree's words, `payment_method_nonce`. */
  readonly attribute: string;
  readonly message: string;
}

export const ok = (name: string, value: XmlValue): Answer => ({
  status: 200,
  body: writeDocument(name, value),
});

export const made = (name: string, value: XmlValue): Answer => ({
  status: 201,
  body: writeDocument(name, value),
});

/** Braintree has no words for these: the status is all its client reads. */
export const bare = (status: number): Answer => ({ status, body: '' });

/** 422: the request was understood and refused. A declined sale carries its transaction. */
export const refuse = (
  message: string,
  errors: readonly ValidationError[],
  transaction: XmlValue = null,
): Answer => ({
  status: 422,
  body: writeDocument('apiErrorResponse', {
    errors: {
      errors: { list: 'error', entries: [] },
      transaction: {
        errors: { list: 'error', entries: errors.map((error) => ({ ...error })) },
      },
    },
    message,
    ...(transaction === null ? {} : { transaction }),
  }),
});

export const refuseFor = (code: string, attribute: string, message: string): Answer =>
  refuse(message, [{ code, attribute, message }]);
