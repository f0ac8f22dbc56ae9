import { setTimeout as sleep } from 'node:timers/promises';

/** How tests make deliveries late, double, wait or never leave: `POST /_sandbox/webhooks`. */
interface DeliveryManner {
  readonly delayMs: number;
  readonly duplicate: boolean;
  readonly hold: boolean;
  /** Nothing leaves, and nothing is sent again: a store that is not told has to ask. */
  readonly drop: boolean;
}

export interface DeliveryTarget {
  /** Without it everything counts as delivered. */
  readonly webhookUrl?: string | undefined;
  readonly log?: ((message: string) => void) | undefined;
}

/** A provider's own way to write and sign a message, and how its log calls it. */
interface WireForm<Message> {
  readonly nameOf: (message: Message) => string;
  readonly write: (message: Message) => Pick<RequestInit, 'headers' | 'body'>;
  /** Where a message goes that does not go where all go. */
  readonly urlOf?: (message: Message, webhookUrl: string) => string;
  /** The one status that counts as taken; without it every 2xx does. */
  readonly receipt?: number | undefined;
}

const PROMPTLY: DeliveryManner = { delayMs: 0, duplicate: false, hold: false, drop: false };
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
const ANSWER_TIMEOUT_MS = 10_000;

/** Posts messages until the store says 2xx. A message is the same however often it is sent. */
export class WebhookDeliveries<Message> {
  readonly #target: DeliveryTarget;
  readonly #wire: WireForm<Message>;
  readonly #onDelivered: (message: Message) => void;
  readonly #closing = new AbortController();
  #manner = PROMPTLY;
  #held: Message[] = [];

  constructor(target: DeliveryTarget, wire: WireForm<Message>, onDelivered: (message: Message) => void) {
    this.#target = target;
    this.#wire = wire;
    this.#onDelivered = onDelivered;
  }

  behave(manner: Partial<DeliveryManner>): void {
    this.#manner = { ...PROMPTLY, ...manner };
  }

  send(message: Message): void {
    const { hold, duplicate, drop } = this.#manner;
    if (drop) {
      this.#target.log?.(`${this.#wire.nameOf(message)}: dropped`);
      // A provider that has given up sends no more either, not even after a new start.
      this.#onDelivered(message);
      return;
    }
    if (hold) {
      this.#held.push(message);
      return;
    }
    void this.#deliver(message);
    if (duplicate) void this.#deliver(message);
  }

  /** Lets held messages go, in order or last first; says how many. */
  release(order: 'as happened' | 'reversed' = 'as happened'): number {
    const released = order === 'reversed' ? this.#held.toReversed() : this.#held;
    this.#held = [];
    this.#manner = { ...this.#manner, hold: false };
    for (const message of released) this.send(message);
    return released.length;
  }

  close(): void {
    this.#closing.abort();
  }

  async #deliver(message: Message): Promise<void> {
    let wait = this.#manner.delayMs;
    for (let attempt = 0; !this.#closing.signal.aborted; attempt += 1) {
      await sleep(wait, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {});
      if (this.#closing.signal.aborted) return;
      if (await this.#post(message)) {
        this.#onDelivered(message);
        return;
      }
      wait = Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS);
    }
  }

  async #post(message: Message): Promise<boolean> {
    const { webhookUrl, log } = this.#target;
    if (!webhookUrl) return true;
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
    const request = { method: 'POST', ...this.#wire.write(message), signal };
    const url = this.#wire.urlOf?.(message, webhookUrl) ?? webhookUrl;
    const answer = await fetch(url, request).catch(() => null);
    await answer?.body?.cancel();
    const { receipt } = this.#wire;
    const isTaken = receipt === undefined ? answer?.ok === true : answer?.status === receipt;
    if (!isTaken)
      log?.(`${this.#wire.nameOf(message)}: ${answer ? answer.status : 'no answer'}, trying again`);
    return isTaken;
  }
}
