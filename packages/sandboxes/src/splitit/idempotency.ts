import { type Answer, CODES, refuse } from './answer.ts';
import type { SplititState } from './state.ts';

/** What a call with an `X-Splitit-IdempotencyKey` meets: a free way, an earlier answer, or a refusal. */
export type KeyCheck = { readonly state: 'first' } | { readonly state: 'known'; readonly answer: Answer };

/** The same key with the same request takes effect once. */
export class IdempotencyKeys {
  readonly #state: SplititState;

  constructor(state: SplititState) {
    this.#state = state;
  }

  check(key: string, fingerprint: string): KeyCheck {
    const earlier = this.#state.find('answer', key);
    if (!earlier) return { state: 'first' };
    const isSame = earlier.fingerprint === fingerprint;
    return { state: 'known', answer: isSame ? earlier.answer : refuseOtherUse() };
  }

  keep(key: string, fingerprint: string, answer: Answer): void {
    this.#state.save('answer', key, { fingerprint, answer });
  }
}

const refuseOtherUse = (): Answer =>
  refuse(400, CODES.invalidRequest, 'The idempotency key was used for another request.');
