import type { QuoteRequest } from '@counterpane/contract/products/quotes';

/** What one place of a page wants to know. Only the newest of a place counts. */
export interface Ask<Answer> {
  readonly place: string;
  readonly request: QuoteRequest;
  readonly answer: (answer: Answer) => void;
}

/** Requests that wait to be sent together; equal ones are one request with several askers. */
export class QuoteBatch<Answer> {
  readonly #asks = new Map<string, Ask<Answer>[]>();
  /** Of all requests as they travel before they are encoded, each with a comma or bracket behind it. */
  #bytes = 0;

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
    const others = this.#asks.get(key);
    if (!others) this.#bytes += bytesOf(key);
    this.#asks.set(key, [...(others ?? []), ask]);
  }

  /** A place that asks anew no longer wants what it asked before. */
  remove(ask: Ask<Answer>): void {
    const key = JSON.stringify(ask.request);
    const others = this.#asks.get(key)?.filter((other) => other !== ask) ?? [];
    if (others.length > 0) this.#asks.set(key, others);
    else if (this.#asks.delete(key)) this.#bytes -= bytesOf(key);
  }

  /** Characters that would travel with one request more. */
  sizeWith(request: QuoteRequest): number {
    const key = JSON.stringify(request);
    const bytes = 1 + this.#bytes + (this.#asks.has(key) ? 0 : bytesOf(key));
    // Base64 writes three bytes as four letters, and no padding travels.
    return Math.ceil((bytes * 4) / 3);
  }
}

const encoder = new TextEncoder();

const bytesOf = (json: string): number => encoder.encode(json).length + 1;
