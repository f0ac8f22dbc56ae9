import { message } from '@counterpane/messages/message';
import { failed, type RefusalAnswer } from '../../http/answers.ts';

/** Each holds a socket of this process and reads the database every 15 s. */
const MOST_IN_ALL = 2_000;
/** Streams per client address: more than one household opens. */
const MOST_PER_ADDRESS = 40;
const RETRY_AFTER_S = 30;

/** A place for a stream of events, or the answer that there is none. */
export type StreamSlot =
  | { readonly ok: true; free(): void }
  | { readonly ok: false; readonly answer: RefusalAnswer<'too_many_streams'> };

/** The streams that are open in this process, in all and by client address. */
export class StreamSlots {
  readonly #mostInAll: number;
  readonly #byAddress = new Map<string, number>();
  #inAll = 0;

  constructor(mostInAll = MOST_IN_ALL) {
    this.#mostInAll = mostInAll;
  }

  /** `address` is null where addresses are not counted. */
  take(address: string | null): StreamSlot {
    if (this.#inAll >= this.#mostInAll) return { ok: false, answer: busy(503) };
    const own = address === null ? 0 : (this.#byAddress.get(address) ?? 0);
    if (own >= MOST_PER_ADDRESS) return { ok: false, answer: busy(429) };
    this.#inAll += 1;
    if (address !== null) this.#byAddress.set(address, own + 1);
    let isFree = false;
    return {
      ok: true,
      free: () => {
        if (isFree) return;
        isFree = true;
        this.#leave(address);
      },
    };
  }

  #leave(address: string | null): void {
    this.#inAll -= 1;
    if (address === null) return;
    const left = (this.#byAddress.get(address) ?? 1) - 1;
    if (left === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, left);
  }
}

const busy = (status: 429 | 503): RefusalAnswer<'too_many_streams'> => ({
  ...failed('too_many_streams', message('Too many pages listen for news at the moment'), {
    retryAfter: RETRY_AFTER_S,
  }),
  status,
});
