import { type KeyObject, sign } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the store is told, kept until it has taken it. `id` stays the same however often it is sent. */
export interface Notification {
  readonly id: string;
  /** The body as it is sent, signature and all. */
  readonly body: string;
  readonly isDelivered: boolean;
}

interface Wrapping {
  readonly id: string;
  readonly at: Date;
  readonly certificateUrl: string;
}

const TOPIC = 'arn:aws:sns:us-east-1:000000000000:counterpane-sandbox';

/** Amazon's notification service wraps a message; what is signed comes before the signature. */
export const wrap = (message: string, { id, at, certificateUrl }: Wrapping): string =>
  JSON.stringify({
    Type: 'Notification',
    MessageId: id,
    TopicArn: TOPIC,
    Message: message,
    Timestamp: at.toISOString(),
    SignatureVersion: '2',
    SigningCertURL: certificateUrl,
  });

/** The signature of a wrapped message, over its names and values in the order of the alphabet. */
export const signWrapped = (wrapped: string, key: KeyObject): string => {
  const fields: Record<string, string> = JSON.parse(wrapped);
  const text = ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type']
    .map((name) => `${name}\n${fields[name]}\n`)
    .join('');
  return sign('sha256', Buffer.from(text), key).toString('base64');
};

export const withSignature = (wrapped: string, key: KeyObject): string =>
  JSON.stringify({ Signature: signWrapped(wrapped, key), ...JSON.parse(wrapped) });

/** How tests make deliveries late, double or wait: `POST /_sandbox/webhooks`. */
export interface DeliveryManner {
  readonly delayMs: number;
  readonly duplicate: boolean;
  readonly hold: boolean;
}

const PROMPTLY: DeliveryManner = { delayMs: 0, duplicate: false, hold: false };
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
const ANSWER_TIMEOUT_MS = 10_000;

/** Posts notifications until the store says 2xx. */
export class NotificationSender {
  readonly #url: string | undefined;
  readonly #log: ((message: string) => void) | undefined;
  readonly #onDelivered: (notification: Notification) => void;
  readonly #closing = new AbortController();
  #manner = PROMPTLY;
  #held: Notification[] = [];

  constructor(
    target: { webhookUrl?: string | undefined; log?: ((message: string) => void) | undefined },
    onDelivered: (notification: Notification) => void,
  ) {
    this.#url = target.webhookUrl;
    this.#log = target.log;
    this.#onDelivered = onDelivered;
  }

  behave(manner: Partial<DeliveryManner>): void {
    this.#manner = { ...PROMPTLY, ...manner };
  }

  send(notification: Notification): void {
    const { hold, duplicate } = this.#manner;
    if (hold) {
      this.#held.push(notification);
      return;
    }
    void this.#deliver(notification);
    if (duplicate) void this.#deliver(notification);
  }

  /** Lets held notifications go, in order or last first; says how many. */
  release(order: 'as happened' | 'reversed'): number {
    const released = order === 'reversed' ? this.#held.toReversed() : this.#held;
    this.#held = [];
    this.#manner = { ...this.#manner, hold: false };
    for (const notification of released) this.send(notification);
    return released.length;
  }

  close(): void {
    this.#closing.abort();
  }

  async #deliver(notification: Notification): Promise<void> {
    let wait = this.#manner.delayMs;
    for (let attempt = 0; !this.#closing.signal.aborted; attempt += 1) {
      await sleep(wait, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {});
      if (this.#closing.signal.aborted) return;
      if (await this.#post(notification)) {
        this.#onDelivered(notification);
        return;
      }
      wait = Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS);
    }
  }

  async #post({ id, body }: Notification): Promise<boolean> {
    if (!this.#url) return true;
    const headers = { 'content-type': 'text/plain; charset=UTF-8', 'x-amz-sns-message-type': 'Notification' };
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
    const answer = await fetch(this.#url, { method: 'POST', headers, body, signal }).catch(() => null);
    await answer?.body?.cancel();
    if (!answer?.ok) this.#log?.(`notification ${id}: ${answer ? answer.status : 'no answer'}, trying again`);
    return answer?.ok ?? false;
  }
}
