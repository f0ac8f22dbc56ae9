import { type KeyObject, sign } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the store is told, kept until it has taken it. `id` stays the same however often it is sent. */
export interface Notification {
  readonly id: string;
  readonly event: string;
  /** The plan as it was then: later changes must not reach a notification that is still waiting. */
  readonly plan: object;
  readonly isDelivered: boolean;
}

interface WebhookTarget {
  readonly webhookUrl?: string;
  readonly webhookKey: KeyObject;
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

/** `X-Splitit-Signature`: over `KEY;BODY`, so that neither can be altered. */
export const signWebhook = (id: string, body: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(`${id};${body}`), key).toString('base64');

/** Posts notifications until the store says 2xx. */
export class WebhookSender {
  readonly #target: WebhookTarget;
  readonly #onDelivered: (notification: Notification) => void;
  readonly #closing = new AbortController();
  #manner = PROMPTLY;
  #held: Notification[] = [];

  constructor(target: WebhookTarget, onDelivered: (notification: Notification) => void) {
    this.#target = target;
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

  async #post({ id, event, plan }: Notification): Promise<boolean> {
    const { webhookUrl, webhookKey, log } = this.#target;
    if (!webhookUrl) return true;
    const body = JSON.stringify({ Event: event, InstallmentPlan: plan });
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'x-splitit-idempotencykey': id,
      'x-splitit-signature': signWebhook(id, body, webhookKey),
    };
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
    const answer = await fetch(webhookUrl, { method: 'POST', headers, body, signal }).catch(() => null);
    await answer?.body?.cancel();
    if (!answer?.ok) log?.(`${event} ${id}: ${answer ? answer.status : 'no answer'}, trying again`);
    return answer?.ok ?? false;
  }
}
