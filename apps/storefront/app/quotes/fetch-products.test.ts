import { createClient, type FetchApi } from '@counterpane/contract/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchExtraProducts, fetchProductByName } from './fetch-products.ts';
import { type Failure, reportFailure } from './report-failure.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const answering =
  (data: unknown, status = 200): FetchApi =>
  async () =>
    Response.json(status === 200 ? { status: 'ok', result: { data } } : { error: 'down' }, { status });
const isDown: FetchApi = async () => {
  throw new TypeError('fetch failed');
};
const heard: Failure[] = [];
const hear = (failure: Failure) => {
  heard.push(failure);
};

describe('products that a page can do without', () => {
  it('are fetched by their names', async () => {
    const client = createClient(answering([{ name: 'pillow' }]));
    expect(await fetchExtraProducts(client, ['pillow'], hear)).toEqual([{ name: 'pillow' }]);
  });

  it('are none when the call fails, and that is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await fetchExtraProducts(createClient(isDown), ['pillow', 'sheet-set'], reportFailure)).toEqual(
      [],
    );
    expect(await fetchExtraProducts(createClient(answering(null, 500)), ['pillow'], reportFailure)).toEqual(
      [],
    );
    expect(log.mock.calls.flat()).toEqual([
      'Failed to fetch extra products: fetch failed (/api/products?name=pillow,sheet-set)',
      'Failed to fetch extra products: down (/api/products?name=pillow)',
    ]);
  });

  it('are not asked for when there are none', async () => {
    expect(await fetchExtraProducts(createClient(isDown), [], hear)).toEqual([]);
    expect(heard).toEqual([]);
  });
});

describe('the product that a page is about', () => {
  it('is fetched by its name', async () => {
    const client = createClient(answering([{ name: 'mattress' }]));
    expect(await fetchProductByName(client, 'mattress', hear)).toEqual({ name: 'mattress' });
  });

  it('rejects with a warning in the log when it cannot be had', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(fetchProductByName(createClient(isDown), 'mattress', reportFailure)).rejects.toThrow(
      'fetch failed',
    );
    await expect(fetchProductByName(createClient(answering([])), 'elephant', reportFailure)).rejects.toThrow(
      'There is no product elephant',
    );
    expect(log.mock.calls.flat()).toEqual([
      'Failed to fetch the product mattress: fetch failed (/api/products?name=mattress)',
      'Failed to fetch the product elephant: There is no product elephant (/api/products?name=elephant)',
    ]);
  });
});
