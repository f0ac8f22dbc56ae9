import { encodeQuery } from '@counterpane/contract/encode-query';
import type { QuoteEntry, QuoteFault, QuoteRequest } from '@counterpane/contract/products/quotes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuoteBatcher, MOST_CHARACTERS, type QuoteOutcome } from './quote-batcher.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const request = (quantity: number, size = 'queen'): QuoteRequest => ({
  couponCode: 'no-coupon',
  items: [{ productID: 'a'.repeat(24), quantity, properties: [{ name: 'Size', value: size }] }],
});

/** An answer that can be told by what was asked. */
const entryFor = ({ items = [] }: QuoteRequest): QuoteFault => ({
  code: 'test',
  error: `${items[0]?.quantity}`,
});

const textOf = (entry: QuoteEntry): string => ('error' in entry ? String(entry.error) : 'a price');

/** A batcher whose store answers at once, and all that it was asked and said. */
const openBatcher = (
  answer: (requests: readonly QuoteRequest[]) => Promise<readonly QuoteEntry[]> = async (requests) =>
    requests.map(entryFor),
) => {
  const calls: (readonly QuoteRequest[])[] = [];
  const failures: string[] = [];
  const answers: [string, string][] = [];
  const batcher = createQuoteBatcher({
    send: (requests) => {
      calls.push(requests);
      return answer(requests);
    },
    onFailure: (error) => failures.push(error.message),
  });
  const ask = (place: string, asked: QuoteRequest) =>
    batcher.ask(place, asked, (outcome: QuoteOutcome) =>
      answers.push([place, outcome.ok ? textOf(outcome.entry) : outcome.error.message]),
    );
  return { ask, calls, failures, answers };
};

describe('prices that a page asks for', () => {
  it('are collected and asked for after 250 ms, all in one call [C4.23]', async () => {
    const { ask, calls, answers } = openBatcher();
    ask('header', request(1));
    await vi.advanceTimersByTimeAsync(249);
    ask('panel', request(2));
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual([[request(1), request(2)]]);
    expect(answers).toEqual([
      ['header', '1'],
      ['panel', '2'],
    ]);
  });

  it('are asked for at once when there would be more than 3900 characters [C4.24]', async () => {
    const { ask, calls, answers } = openBatcher();
    for (let count = 1; calls.length === 0; count += 1) ask(`place ${count}`, request(count));
    const [sent = []] = calls;
    expect(encodeQuery(sent).length).toBeLessThanOrEqual(MOST_CHARACTERS);
    expect(encodeQuery([...sent, request(sent.length + 1)]).length).toBeGreaterThan(MOST_CHARACTERS);
    await vi.advanceTimersByTimeAsync(249);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls[1]).toEqual([request(sent.length + 1)]);
    expect(answers).toHaveLength(sent.length + 1);
  });

  it('are one question when they are the same [C4.25]', async () => {
    const { ask, calls } = openBatcher();
    for (const place of ['header', 'panel', 'bar']) ask(place, request(1));
    ask('bundle', request(1, 'king'));
    await vi.advanceTimersByTimeAsync(250);
    expect(calls).toEqual([[request(1), request(1, 'king')]]);
  });

  it('do not make a batch longer when they are the same', async () => {
    const { ask, calls } = openBatcher();
    for (let count = 0; count < 200; count += 1) ask(`place ${count}`, request(1));
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(250);
    expect(calls).toEqual([[request(1)]]);
  });

  it('are answered together to all who asked [C4.26]', async () => {
    let respond: (() => void) | undefined;
    const { ask, answers } = openBatcher(
      (requests) =>
        new Promise((resolve) => {
          respond = () => resolve(requests.map(entryFor));
        }),
    );
    for (const place of ['header', 'panel', 'bar']) ask(place, request(1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(answers).toEqual([]);
    respond?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(answers.map(([place]) => place)).toEqual(['header', 'panel', 'bar']);
  });
});

describe('a place that asks again', () => {
  it('is answered the newer question only, the older one is not even sent', async () => {
    const { ask, calls, answers } = openBatcher();
    ask('panel', request(1));
    ask('panel', request(2));
    await vi.advanceTimersByTimeAsync(250);
    expect(calls).toEqual([[request(2)]]);
    expect(answers).toEqual([['panel', '2']]);
  });

  it('does not hear the late answer to the older question', async () => {
    const waiting: (() => void)[] = [];
    const { ask, answers } = openBatcher(
      (requests) => new Promise((resolve) => waiting.push(() => resolve(requests.map(entryFor)))),
    );
    ask('panel', request(1));
    await vi.advanceTimersByTimeAsync(250);
    ask('panel', request(2));
    await vi.advanceTimersByTimeAsync(250);
    for (const respond of waiting.reverse()) respond();
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toEqual([['panel', '2']]);
  });

  it('leaves the same question of another place alone', async () => {
    const { ask, answers } = openBatcher();
    ask('panel', request(1));
    ask('bar', request(1));
    ask('panel', request(2));
    await vi.advanceTimersByTimeAsync(250);
    expect(answers).toEqual([
      ['bar', '1'],
      ['panel', '2'],
    ]);
  });
});

describe('prices that cannot be had', () => {
  it('are told to every caller, and once to the observer', async () => {
    const { ask, failures, answers } = openBatcher(() => Promise.reject(new Error('fetch failed')));
    ask('panel', request(1));
    ask('bar', request(2));
    await vi.advanceTimersByTimeAsync(250);
    expect(failures).toEqual(['fetch failed']);
    expect(answers).toEqual([
      ['panel', 'fetch failed'],
      ['bar', 'fetch failed'],
    ]);
  });

  it('can be asked for again', async () => {
    let isDown = true;
    const { ask, answers } = openBatcher(async (requests) => {
      if (isDown) throw new TypeError('fetch failed');
      return requests.map(entryFor);
    });
    ask('panel', request(1));
    await vi.advanceTimersByTimeAsync(250);
    isDown = false;
    ask('panel', request(1));
    await vi.advanceTimersByTimeAsync(250);
    expect(answers).toEqual([
      ['panel', 'fetch failed'],
      ['panel', '1'],
    ]);
  });
});
