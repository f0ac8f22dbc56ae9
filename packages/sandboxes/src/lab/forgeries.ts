import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { withSignature, wrap } from '../amazon/notification.ts';
import { packPayload, signPayload } from '../braintree/notification.ts';
import { signWebhook as signLenders, type WebhookSigning } from '../lender/webhook-sender.ts';
import { signWebhook as signSplitits } from '../splitit/webhook-sender.ts';
import { signWebhook as signStripes } from '../stripe/webhook-sender.ts';

/** A webhook in every way like the provider's own, but signed by somebody else. */
export interface Forgery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a message is dressed up; `sandboxUrl` is where the provider keeps its certificates. */
export type Forge = (message: string, sandboxUrl: string) => Forgery;

/** A secret that no provider has. */
const WRONG_SECRET = 'forged';

let wrongKey: KeyObject | null = null;
/** Made when it is first wanted: it takes a while. */
const getWrongKey = (): KeyObject => {
  wrongKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  return wrongKey;
};

export const forgeStripe: Forge = (message) => ({
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signStripes(message, WRONG_SECRET, new Date()),
  },
  body: message,
});

export const forgeBraintree: Forge = (message) => {
  const payload = packPayload(message);
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      bt_signature: signPayload(payload, WRONG_SECRET, WRONG_SECRET),
      bt_payload: payload,
    }).toString(),
  };
};

export const forgeSplitit: Forge = (message) => {
  const id = randomUUID();
  return {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-splitit-idempotencykey': id,
      'x-splitit-signature': signSplitits(id, message, getWrongKey()),
    },
    body: message,
  };
};

export const forgeAmazon: Forge = (message, sandboxUrl) => ({
  headers: { 'content-type': 'text/plain; charset=UTF-8', 'x-amz-sns-message-type': 'Notification' },
  body: withSignature(
    wrap(message, {
      id: randomUUID(),
      at: new Date(),
      certificateUrl: new URL('/sns/certificate.pem', sandboxUrl).href,
    }),
    getWrongKey(),
  ),
});

const forgeLenders =
  (signing: Omit<WebhookSigning, 'secret'>): Forge =>
  (message) => ({
    headers: {
      'content-type': signing.contentType,
      [signing.header]: signLenders({ ...signing, secret: WRONG_SECRET }, message),
    },
    body: message,
  });

export const forgeAffirm = forgeLenders({
  header: 'x-affirm-signature',
  scheme: 'v0',
  algorithm: 'sha512',
  contentType: 'application/x-www-form-urlencoded',
});

export const forgeTruemed = forgeLenders({
  header: 'x-truemed-signature',
  scheme: 'v1',
  algorithm: 'sha256',
  contentType: 'application/json',
});

export const forgeAcima = forgeLenders({
  header: 'x-acima-signature',
  scheme: 'v1',
  algorithm: 'sha256',
  contentType: 'application/json',
});
