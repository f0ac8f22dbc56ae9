import type { QuoteEntry, QuoteRequest } from '@counterpane/contract/products/quotes';
import { type Ask, QuoteBatch } from './quote-batch.ts';

/** Requests are collected for so many milliseconds [C4]. */
export const QUOTE_BATCH_MS = 250;
/** The most encoded characters of one call. */
export const MOST_CHARACTERS = 3_900;

/** What an asker is told: the price, or that there is none to be had now. */
export type QuoteOutcome =
  | { readonly ok: true; readonly entry: QuoteEntry }
  | { readonly ok: false; readonly error: Error };

export interface BatcherSetup {
  /** One call for many requests: the entries in the order of the question. Rejects when there are none. */
  readonly send: (requests: readonly QuoteRequest[]) => Promise<readonly QuoteEntry[]>;
  /** Told once for each call that failed, before the askers are. */
  readonly onFailure: (error: Error, requests: readonly QuoteRequest[]) => void;
}

export interface QuoteBatcher {
  /**
   * Asks for the price of a place of the page, e.g. an element. The answer comes once; when the place
   * asks again before it is there, only the newer question is answered.
   */
  readonly ask: (place: string, request: QuoteRequest, answer: (outcome: QuoteOutcome) => void) => void;
}

/**
 * Makes few calls of many questions [C4]: they are collected for 250 ms, equal ones are
 * merged and answered together, and a batch that would grow too long leaves at once [D62].
 */
export const createQuoteBatcher = (setup: BatcherSetup): QuoteBatcher => {
  const newest = new Map<string, Ask<QuoteOutcome>>();
  let batch = new QuoteBatch<QuoteOutcome>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    const full = batch;
    batch = new QuoteBatch();
    if (!full.isEmpty) void answerBatch(setup, full, newest);
  };

  return {
    ask: (place, request, answer) => {
      const ask = { place, request, answer };
      const older = newest.get(place);
      if (older) batch.remove(older);
      newest.set(place, ask);
      if (batch.sizeWith(request) > MOST_CHARACTERS) flush();
      if (batch.isEmpty) {
        clearTimeout(timer);
        timer = setTimeout(flush, QUOTE_BATCH_MS);
      }
      batch.add(ask);
    },
  };
};

/** Every asker is answered, all at the same moment, unless its place has asked for something newer. */
const answerBatch = async (
  { send, onFailure }: BatcherSetup,
  batch: QuoteBatch<QuoteOutcome>,
  newest: Map<string, Ask<QuoteOutcome>>,
): Promise<void> => {
  const outcomes = await send(batch.requests).then(
    (entries) => entries.map((entry): QuoteOutcome => ({ ok: true, entry })),
    (reason: unknown) => {
      const error = reason instanceof Error ? reason : new Error(String(reason));
      onFailure(error, batch.requests);
      return batch.requests.map((): QuoteOutcome => ({ ok: false, error }));
    },
  );
  for (const [index, askers] of batch.askers.entries()) {
    const outcome = outcomes[index];
    for (const ask of askers) {
      if (outcome === undefined || newest.get(ask.place) !== ask) continue;
      newest.delete(ask.place);
      ask.answer(outcome);
    }
  }
};
