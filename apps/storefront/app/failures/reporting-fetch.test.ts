import { createClient } from '@counterpane/contract/client';
import { describe, expect, it } from 'vitest';
import type { Failure } from './failure.ts';
import { reportingFetch } from './reporting-fetch.ts';

const openClient = (answer: () => Promise<Response>) => {
  const failures: Failure[] = [];
  const client = createClient(reportingFetch(answer, (failure) => failures.push(failure)));
  return { client, heard: () => failures.map(({ text, url, error }) => `${text} ${url}: ${error}`) };
};
const refusal = (status: number) => async () =>
  Response.json({ status: 'error', error: 'no', code: 'no' }, { status });

describe('the shared error handler', () => {
  it('hears of failed product and cart calls with their address [C8.01]', async () => {
    const { client, heard } = openClient(refusal(500));
    await client.products(['mattress']);
    await client.removeItem('line-1');
    expect(heard()).toEqual([
      'Failed to GET /api/products?name=mattress: status 500',
      'Failed to DELETE /api/carts/my/items/line-1/: status 500',
    ]);
  });

  it('hears of a network that is down, and so does the caller', async () => {
    const { client, heard } = openClient(async () => {
      throw new TypeError('fetch failed');
    });
    await expect(client.cart()).rejects.toThrow('fetch failed');
    expect(heard()).toEqual(['Failed to GET /api/carts/my: TypeError: fetch failed']);
  });

  it('hears of a call that took too long, and not of one that its page broke off', async () => {
    for (const name of ['TimeoutError', 'AbortError']) {
      const { client, heard } = openClient(async () => {
        throw new DOMException('given up', name);
      });
      await expect(client.cart()).rejects.toThrow('given up');
      expect(heard()).toHaveLength(name === 'TimeoutError' ? 1 : 0);
    }
  });

  it('hears nothing of a refusal, nor of a 412 about a region, which is an answer [C8.13]', async () => {
    const { client, heard } = openClient(refusal(412));
    const answer = await client.saveShipping({ address: { fullName: '', line1: '' } });
    expect(answer).toMatchObject({ ok: false, status: 412, error: { code: 'no' } });
    expect(heard()).toEqual([]);
  });
});
