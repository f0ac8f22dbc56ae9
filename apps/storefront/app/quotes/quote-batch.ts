import { encodeQuery } from '@counterpane/contract/encode-query';
import type { QuoteRequest } from '@counterpane/contract/quotes';

/** What one place of a page wants to know. Only the newest of a place counts. */
export interface Ask<Answer> {
  readonly place: string;
  readonly request: QuoteRequest;
  readonly answer: (answer: Answer) => void;
}

/** Requests that wait to be sent together; equal ones are one request with several askers. */
export class QuoteBatch<Answer> {
  readonly #asks = new Map<string, Ask<Answer>[]>();

  get isEmpty(): boolean {
    return this.#asks.size === 0;
  }

  get requests(): QuoteRequest[] {
    return [...this.#asks.values()].flatMap(([first]) => (first ? [first.request] : []));
  }

  /** The askers of each request, in the order of {@link requests}. */
  get askers(): readonly (readonly Ask<Answer>[])[] {
    return [...this.#asks.values()];
  }

  add(ask: Ask<Answer>): void {
    const key = JSON.stringify(ask.request);
    this.#asks.set(key, [...(this.#asks.get(key) ?? []), ask]);
  }

  /** A place that asks anew no longer wants what it asked before. */
  remove(ask: Ask<Answer>): void {
    const key = JSON.stringify(ask.request);
    const others = this.#asks.get(key)?.filter((other) => other !== ask) ?? [];
    if (others.length > 0) this.#asks.set(key, others);
    else this.#asks.delete(key);
  }

  /** Characters that would travel with one request more. */
  sizeWith(request: QuoteRequest): number {
    const isKnown = this.#asks.has(JSON.stringify(request));
    return encodeQuery(isKnown ? this.requests : [...this.requests, request]).length;
  }
}
