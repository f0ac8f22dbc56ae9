import type { Answer } from '../machinery/answer.ts';
import { refuse } from './answer.ts';
import type { SandboxState } from './state.ts';

/** What a request with an `Idempotency-Key` meets: a free way, an earlier answer, or a refusal. */
type KeyCheck =
  | { readonly state: 'first' }
  | { readonly state: 'replay'; readonly answer: Answer }
  | { readonly state: 'refused'; readonly answer: Answer };

/** Stripe's promise: the same key with the same request takes effect once. */
export class IdempotencyKeys {
  readonly #state: SandboxState;
  readonly #running = new Set<string>();

  constructor(state: SandboxState) {
    this.#state = state;
  }

  begin(key: string, fingerprint: string): KeyCheck {
    const earlier = this.#state.find('answer', key);
    if (earlier && earlier.fingerprint !== fingerprint)
      return { state: 'refused', answer: refuseOtherUse(key) };
    if (earlier) return { state: 'replay', answer: earlier.answer };
    if (this.#running.has(key)) return { state: 'refused', answer: refuseConcurrent(key) };
    this.#running.add(key);
    return { state: 'first' };
  }

  /** Keeps what took effect; a request refused before it did anything may be corrected under the same key. */
  keep(key: string, fingerprint: string, answer: Answer): void {
    if (answer.status === 200 || answer.status === 402)
      this.#state.save('answer', key, { fingerprint, answer });
  }

  end(key: string): void {
    this.#running.delete(key);
  }
}

const refuseOtherUse = (key: string): Answer =>
  refuse(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

const refuseConcurrent = (key: string): Answer =>
  refuse(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try your request again later.`,
  });
