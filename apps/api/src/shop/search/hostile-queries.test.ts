import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const ask = (query: string, path = '/api/search') =>
  store.shopper().fetch(`${path}?q=${encodeURIComponent(query)}`);

describe('a query that asks for nothing', () => {
  it.each([[''], ['   '], ['the'], ['and or the'], ['🛏️💤'], ['%'], ['()&|!:*<->'], ["''"]])(
    '«%s» is told what to type, and shown where to go',
    async (query) => {
      const answer = await ask(query);
      expect(answer.status).toBe(200);
      const { result } = await answer.json();
      expect(result).toMatchObject({ count: 0, notes: [{ code: 'nothing_asked' }], spelling: null });
      expect(result.popular.length).toBeGreaterThan(2);
    },
  );

  it('may be left out altogether', async () => {
    expect((await store.shopper().fetch('/api/search')).status).toBe(200);
    expect((await store.shopper().fetch('/api/search?page=nonsense&q=bed')).status).toBe(200);
  });
});

describe('a query that is meant to break something', () => {
  it.each([
    ["'; drop table products; --"],
    ["mattress' | 'x':*A & !y"],
    ['mattress <-> :* ) ('],
    ["\\\\' or 1=1"],
    ['שלום עולם'],
    ['مرتبة'],
    ['床垫'],
    ['\u202eyek\u202c'],
    ['a\0b'],
    ['<script>alert(1)</script>'],
    ['%00%ff'],
    ['९ मैट्रेस'],
    ['mattress '.repeat(22).trim()],
  ])('«%s» is a query like any other', async (query) => {
    for (const path of ['/api/search', '/api/search/suggestions']) {
      const answer = await ask(query, path);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ status: 'ok' });
    }
    const whole = await (await ask('mattress')).json();
    expect(whole.result.productCount).toBeGreaterThan(10);
  });

  it('of any characters at all is answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), async (text) => {
        const query = text.toWellFormed();
        expect((await ask(query)).status).toBe(200);
        expect((await ask(query, '/api/search/suggestions')).status).toBe(200);
      }),
      { numRuns: 25 },
    );
  });

  it('of 10,000 characters is refused with the reason', async () => {
    const answer = await ask('x'.repeat(10_000));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      status: 'error',
      error: 'q: Please search with at most 200 characters',
    });
  });

  it('asked twice at once is refused and not guessed', async () => {
    expect((await store.shopper().fetch('/api/search?q=bed&q=sofa')).status).toBe(400);
  });
});

describe('an answer', () => {
  it('may be kept for a minute, apart by language', async () => {
    const { headers } = await store.api.inject({
      url: '/api/search/suggestions?q=bed',
      headers: { host: 'halcyon.localhost' },
    });
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(headers.vary).toContain('X-Language');
  });
});
