import type { IncomingHttpHeaders } from 'node:http';
import { signatureInside } from '@counterpane/providers/payment/amazon/amazon-event';
import { joinSignature } from '@counterpane/providers/payment/splitit/splitit-event';
import type { PaymentFamily } from '@counterpane/rules/payments/methods';

/** A webhook taken out of its wrapping: what was signed, and the signature. */
export interface Delivery {
  readonly payload: string;
  readonly signature: string | undefined;
}

/** A company that sends webhooks: whose payments they are about, and how they are wrapped. */
export interface WebhookSource {
  readonly family: PaymentFamily;
  readonly unwrap: (headers: IncomingHttpHeaders, body: string) => Delivery;
}

/** The body is signed, and the signature comes in a header. */
const signedInHeader =
  (name: string): WebhookSource['unwrap'] =>
  (headers, body) => {
    const signature = headers[name];
    return { payload: body, signature: typeof signature === 'string' ? signature : undefined };
  };

/** Payload and signature are two fields of a form. */
const signedInForm =
  (payloadField: string, signatureField: string): WebhookSource['unwrap'] =>
  (_headers, body) => {
    const form = new URLSearchParams(body);
    return { payload: form.get(payloadField) ?? '', signature: form.get(signatureField) ?? undefined };
  };

/** The body is signed together with the name of the event, and both come in headers. */
const signedWithKey =
  (keyHeader: string, signatureHeader: string): WebhookSource['unwrap'] =>
  (headers, body) => {
    const { [keyHeader]: key, [signatureHeader]: signature } = headers;
    const isSigned = typeof key === 'string' && typeof signature === 'string';
    return { payload: body, signature: isSigned ? joinSignature(key, signature) : undefined };
  };

/** The signature is a field of the body. */
const signedInside: WebhookSource['unwrap'] = (_headers, body) => ({
  payload: body,
  signature: signatureInside(body),
});

/** Webhook addresses are named after the company, providers after the way to pay. */
export const WEBHOOK_SOURCES: ReadonlyMap<string, WebhookSource> = new Map([
  ['amazon', { family: 'amazon', unwrap: signedInside }],
  ['affirm', { family: 'affirm', unwrap: signedInHeader('x-affirm-signature') }],
  ['truemed', { family: 'truemed', unwrap: signedInHeader('x-truemed-signature') }],
  ['acima', { family: 'acima', unwrap: signedInHeader('x-acima-signature') }],
  ['stripe', { family: 'card-provider', unwrap: signedInHeader('stripe-signature') }],
  ['braintree', { family: 'braintree', unwrap: signedInForm('bt_payload', 'bt_signature') }],
  [
    'splitit',
    { family: 'splitit', unwrap: signedWithKey('x-splitit-idempotencykey', 'x-splitit-signature') },
  ],
]);
