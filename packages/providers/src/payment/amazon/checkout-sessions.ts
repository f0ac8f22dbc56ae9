import {
  type AmazonSession,
  type AmazonSessionUpdate,
  amazonSessionSchema,
} from '@counterpane/contract/checkout/amazon';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { SessionChange, WalletSessions } from '../wallet-sessions.ts';
import { createdSessionSchema } from './amazon-answers.ts';
import type { AmazonClient } from './amazon-client.ts';
import { type ButtonSigner, signStart } from './sign-button.ts';

/**
 * The session calls of [K7]: "Create", "Get" and "Update Checkout Session".
 * @see https://developer.amazon.com/docs/amazon-pay-api-v2/checkout-session.html
 */
export const checkoutSessions = (call: AmazonClient, button: ButtonSigner): WalletSessions => ({
  create: async ({ reviewReturnUrl, idempotencyKey }) => {
    const webCheckoutDetails = {
      checkoutReviewReturnUrl: reviewReturnUrl,
      checkoutCancelUrl: reviewReturnUrl,
    };
    return createSession(call, { webCheckoutDetails, storeId: button.storeId }, idempotencyKey);
  },
  sign: (start) => signStart(button, start),
  find: (id) => findSession(call, id),
  update: async (id, change) => {
    const session = await findSession(call, id);
    if (!session) return { ok: false, reason: 'unknown', message: 'Empty amazonCheckoutSession object' };
    return updateSession(call, session, change);
  },
});

/** @throws ProviderUnavailable also when Amazon refuses: what we ask for does not depend on any shopper. */
const createSession = async (call: AmazonClient, body: object, key: string): Promise<string> => {
  const answer = await call({
    method: 'POST',
    path: 'checkoutSessions',
    body,
    key,
    answer: createdSessionSchema,
  });
  if (answer.ok) return answer.value.checkoutSessionId;
  throw new ProviderUnavailable(`Amazon opens no session: ${answer.code} ${answer.message}`);
};

export const findSession = async (call: AmazonClient, id: string): Promise<AmazonSession | null> => {
  const path = `checkoutSessions/${encodeURIComponent(id)}`;
  const answer = await call({ method: 'GET', path, answer: amazonSessionSchema });
  if (answer.ok) return answer.value;
  // An id that is none is a bad request to Amazon.
  if (answer.status === 404 || answer.status === 400) return null;
  throw new ProviderUnavailable(`Amazon does not tell of a session: ${answer.message}`);
};

export const updateSession = async (
  call: AmazonClient,
  { checkoutSessionId: id, statusDetails }: AmazonSession,
  change: AmazonSessionUpdate,
): Promise<SessionChange> => {
  if (statusDetails.state !== 'Open')
    return { ok: false, reason: 'not_open', message: `The session is ${statusDetails.state}` };
  const path = `checkoutSessions/${encodeURIComponent(id)}`;
  const answer = await call({ method: 'PATCH', path, body: change, answer: amazonSessionSchema });
  if (answer.ok) return { ok: true, session: answer.value };
  return { ok: false, reason: 'refused', message: answer.message };
};
