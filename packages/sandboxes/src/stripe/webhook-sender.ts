import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';

interface WebhookTarget {
  readonly webhookUrl?: string;
  readonly webhookSecret: string;
  readonly log?: (message: string) => void;
}

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

/** The `Stripe-Signature` header: the secret's HMAC over time and body, so that neither can be altered. */
export const signWebhook = (body: string, secret: string, now: Date): string => {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
};

/** Posts events until the store says 2xx. The id of an event stays the same however often it is sent. */
export class WebhookSender {
  readonly #target: WebhookTarget;
  readonly #onDelivered: (event: Stripe.Event) => void;
  readonly #closing = new AbortController();
  #manner = PROMPTLY;
  #held: Stripe.Event[] = [];

  constructor(target: WebhookTarget, onDelivered: (event: Stripe.Event) => void) {
    this.#target = target;
    this.#onDelivered = onDelivered;
  }

  behave(manner: Partial<DeliveryManner>): void {
    this.#manner = { ...PROMPTLY, ...manner };
  }

  send(event: Stripe.Event): void {
    const { hold, duplicate } = this.#manner;
    if (hold) {
      this.#held.push(event);
      return;
    }
    void this.#deliver(event);
    if (duplicate) void this.#deliver(event);
  }

  /** Lets held events go, in order or last first; says how many. */
  release(order: 'as happened' | 'reversed'): number {
    const released = order === 'reversed' ? this.#held.toReversed() : this.#held;
    this.#held = [];
    this.#manner = { ...this.#manner, hold: false };
    for (const event of released) this.send(event);
    return released.length;
  }

  close(): void {
    this.#closing.abort();
  }

  async #deliver(event: Stripe.Event): Promise<void> {
    let wait = this.#manner.delayMs;
    for (let attempt = 0; !this.#closing.signal.aborted; attempt += 1) {
      await sleep(wait, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {});
      if (this.#closing.signal.aborted) return;
      if (await this.#post(event)) {
        this.#onDelivered(event);
        return;
      }
      wait = Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS);
    }
  }

  async #post(event: Stripe.Event): Promise<boolean> {
    const { webhookUrl, webhookSecret, log } = this.#target;
    if (!webhookUrl) return true;
    const body = JSON.stringify(event, null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signWebhook(body, webhookSecret, new Date()),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    };
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
    const answer = await fetch(webhookUrl, { method: 'POST', headers, body, signal }).catch(() => null);
    await answer?.body?.cancel();
    if (!answer?.ok)
      log?.(`${event.type} ${event.id}: ${answer ? answer.status : 'no answer'}, trying again`);
    return answer?.ok ?? false;
  }
}
