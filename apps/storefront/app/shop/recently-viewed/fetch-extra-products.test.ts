import type { FetchApi } from '@counterpane/contract/call';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openReporter } from '../../failures/testing/open-reporter.ts';
import { fetchExtraProducts } from './fetch-extra-products.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const answering =
  (data: unknown, status = 200): FetchApi =>
  async () =>
    Response.json(
      status === 200 ? { status: 'ok', result: { data } } : { status: 'error', error: 'down', code: 'down' },
      { status },
    );
const isDown: FetchApi = async () => {
  throw new TypeError('fetch failed');
};

describe('products that a page can do without', () => {
  it('are fetched by their names or ids', async () => {
    const asked: string[] = [];
    const api: FetchApi = (path) => {
      asked.push(path);
      return answering([{ name: 'pillow' }])(path);
    };
    expect(await fetchExtraProducts(api, { name: ['pillow'] }, openReporter().report)).toEqual([
      { name: 'pillow' },
    ]);
    await fetchExtraProducts(api, { ids: ['1a', '2b'] }, openReporter().report);
    expect(asked).toEqual(['/api/products?name=pillow', '/api/products?ids=1a%2C2b']);
  });

  it('are an empty list when the call fails, and that is logged [C8.05]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await fetchExtraProducts(isDown, { ids: ['1a'] }, openReporter().report)).toEqual([]);
    expect(
      await fetchExtraProducts(answering(null, 500), { name: ['pillow'] }, openReporter().report),
    ).toEqual([]);
    expect(log.mock.calls.flat()).toEqual([
      'Failed to fetch extra products: fetch failed (/api/products?ids=1a)',
      'Failed to fetch extra products: down (/api/products?name=pillow)',
    ]);
  });

  it('are not asked for when there are none', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await fetchExtraProducts(isDown, { ids: [] }, openReporter().report)).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });
});
