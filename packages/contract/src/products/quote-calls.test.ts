import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FetchApi } from '../call.ts';
import { createClient } from '../client.ts';
import { decodeQuery } from '../encode-query.ts';

const ASKED = [{ couponCode: 'no-coupon', items: [{ productID: 'a'.repeat(24) }] }];

describe('a question for prices', () => {
  it('is a list in base64 [C7.13]', async () => {
    const paths: string[] = [];
    const client = createClient(async (path) => {
      paths.push(path);
      return Response.json({ status: 'ok', result: [] });
    });
    await client.cartQuotes(ASKED);
    const [, text = ''] = /^\/api\/carts\/quote\?carts=([\w-]+)$/.exec(paths[0] ?? '') ?? [];
    expect(decodeQuery(text)).toEqual({ ok: true, value: ASKED });
  });

  it('may also be for everything that a product page prices [C7.10]', async () => {
    const paths: string[] = [];
    const client = createClient(async (path) => {
      paths.push(path);
      return Response.json({ status: 'ok', result: { data: {} } });
    });
    await client.productQuotes({ couponCode: 'no-coupon', productItems: ASKED[0]?.items });
    const [, text = ''] = /^\/api\/products\/quotes\/v2\?query=([\w-]+)$/.exec(paths[0] ?? '') ?? [];
    expect(decodeQuery(text)).toMatchObject({ ok: true, value: { couponCode: 'no-coupon' } });
  });
});

describe('a store that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Like the browser's: silent until it is told to stop. */
  const silent: FetchApi = (_path, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });

  it('is waited for 3 seconds and no longer [C7.14]', async () => {
    const outcomes: string[] = [];
    createClient(silent)
      .cartQuotes(ASKED)
      .catch((error: Error) => outcomes.push(error.name));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes).toEqual(['TimeoutError']);
  });

  it('leaves no clock running behind an answer', async () => {
    const client = createClient(async () => Response.json({ status: 'ok', result: [] }));
    await client.cartQuotes(ASKED);
    expect(vi.getTimerCount()).toBe(0);
  });
});
