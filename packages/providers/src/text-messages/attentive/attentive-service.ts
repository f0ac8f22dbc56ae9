import { type TextService, TextServiceFailed, type TextSubscriber } from '../port.ts';
import { readWebhook } from './read-webhook.ts';

interface AttentiveOptions {
  readonly apiKey: string;
  /** Of the sign-up unit at Attentive that says which messages a subscriber gets. */
  readonly signUpSourceId: string;
  /** What its webhooks are signed with; null where it is to send none. */
  readonly webhookKey: string | null;
  /** `https://api.attentivemobile.com`, or its sandbox. */
  readonly apiUrl: string;
  readonly timeoutMs: number;
}

/**
 * Attentive's "Subscribe user" and "Unsubscribe subscriptions". Its package for Node is generated and not kept, so that the two
 * documented calls are made here. `STOP`, sent from a phone, is answered by Attentive, which tells of it by a webhook.
 */
export const attentiveService = (options: AttentiveOptions): TextService => ({
  id: 'attentive',
  subscribe: (subscriber) =>
    send(options, '/v1/subscriptions', {
      user: userOf(subscriber),
      signUpSourceId: options.signUpSourceId,
      ...(subscriber.clientUserId === null
        ? {}
        : { externalIdentifiers: { clientUserId: subscriber.clientUserId } }),
    }),
  unsubscribe: (subscriber) =>
    send(options, '/v1/subscriptions/unsubscribe', {
      user: userOf(subscriber),
      subscriptions: [{ type: 'MARKETING', channel: 'TEXT' }],
    }),
  readWebhook: (call) => readWebhook(call, options.webhookKey),
});

/** A person who was erased has a phone number alone, until it has been told. */
const userOf = ({ phone, email }: TextSubscriber) => (email === '' ? { phone } : { phone, email });

/** Attentive accepts a call and does it later: 202, or 200 where nothing was left to do. */
const ACCEPTED = [200, 202];

const send = async (
  { apiKey, apiUrl, timeoutMs }: AttentiveOptions,
  path: string,
  body: object,
): Promise<void> => {
  const answer = await fetch(new URL(path, apiUrl), {
    method: 'POST',
    redirect: 'error',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new TextServiceFailed('Attentive did not answer', { cause: error });
  });
  // What it answers may repeat the phone number.
  await answer.body?.cancel();
  if (!ACCEPTED.includes(answer.status)) throw new TextServiceFailed(`Attentive answered ${answer.status}`);
};
