import type { FetchApi } from '@counterpane/contract/call';
import type { QuoteRequest } from '@counterpane/contract/products/quotes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../failures/failure.ts';
import { openReporter } from '../../failures/testing/open-reporter.ts';
import { getTotalPriceAndDiscount, quoteSetup } from './fetch-quotes.ts';
import { createQuoteBatcher } from './quote-batcher.ts';

const ASKED: QuoteRequest[] = [{ couponCode: 'no-coupon', items: [] }];
const answering =
  (result: unknown): FetchApi =>
  async () =>
    Response.json({ status: 'ok', result });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the answer to a question for prices', () => {
  it('is a price or a reason for each', async () => {
    const fault = { error: 'We do not know this product', code: 'unknown_product' };
    expect(await getTotalPriceAndDiscount(answering([fault]), ASKED)).toEqual([fault]);
  });

  it('is rejected when it is no list of prices, one for each [C8.04]', async () => {
    for (const invalid of [
      null,
      {},
      [],
      [null],
      [{}],
      [{ items: [] }],
      ['free'],
      [{ code: 'x' }, { code: 'y' }],
    ])
      await expect(getTotalPriceAndDiscount(answering(invalid), ASKED)).rejects.toThrow(
        'Invalid response in getTotalPriceAndDiscount',
      );
  });

  it('is rejected in the words of the store when it refuses', async () => {
    const refusing: FetchApi = async () =>
      Response.json({ status: 'error', error: 'carts: must be JSON in base64', code: 'x' }, { status: 400 });
    await expect(getTotalPriceAndDiscount(refusing, ASKED)).rejects.toThrow('must be JSON in base64');
  });
});

describe('prices that could not be fetched', () => {
  const ask = async (fetchApi: FetchApi, report: (failure: Failure) => void) => {
    vi.useFakeTimers();
    const batcher = createQuoteBatcher(quoteSetup(fetchApi, report));
    batcher.ask('panel', { couponCode: 'no-coupon', items: [] }, () => undefined);
    await vi.advanceTimersByTimeAsync(250);
  };
  const isDown: FetchApi = async () => {
    throw new TypeError('fetch failed');
  };

  it('are logged as "Failed to fetch discounts" with the message [C8.07]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await ask(isDown, openReporter().report);
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^Failed to fetch discounts: fetch failed \(/)]]);
  });

  it('go to the shared error handler together with the address [C8.01]', async () => {
    const failures: Failure[] = [];
    await ask(isDown, (failure) => failures.push(failure));
    expect(failures.map(({ url, error }) => [url, String(error)])).toEqual([
      [expect.stringMatching(/^\/api\/carts\/quote\?carts=[\w-]+$/), 'TypeError: fetch failed'],
    ]);
  });
});
