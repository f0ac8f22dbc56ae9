import { tellFailure } from '@counterpane/contract/visitor/failure-calls';
import type { BrowserFailure } from '@counterpane/contract/visitor/failures';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';

const lines: Record<string, unknown>[] = [];
const failures = () => lines.filter(({ event }) => event === 'browserFailure');

const FAILURE: BrowserFailure = {
  level: 'error',
  text: 'Failed to POST',
  url: '/api/carts/my/items/0123456789abcdef01234567/?email=ada@example.com',
  page: '/checkout/review?orderId=0123456789abcdef01234567',
  reason: 'TypeError: Failed to fetch for ada@example.com',
  release: 'abc123',
};

let store: CardStore;
beforeAll(async () => {
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  store = await openCardStore({ logger });
});
beforeEach(() => void lines.splice(0));
afterAll(() => store.close());

const tells = (change: Partial<BrowserFailure> = {}) =>
  tellFailure((path, init) => store.shopper().fetch(path, init), { ...FAILURE, ...change });

describe('what browsers tell of failures', () => {
  it('is a line of the log with address, storefront and build, and nobody in it [C8.01]', async () => {
    result(await tells());
    expect(failures()).toMatchObject([
      {
        level: 40,
        reported: 'error',
        msg: 'Failed to POST',
        storefront: 'halcyon',
        url: '/api/carts/my/items/:id/',
        page: '/checkout/review',
        reason: 'TypeError: Failed to fetch for :id',
        release: 'abc123',
      },
    ]);
    result(await tells({ level: 'warning' }));
    expect(failures()).toMatchObject([{ reported: 'error' }, { level: 40, reported: 'warning' }]);
  });

  it('is refused where it is no failure of a page', async () => {
    expect(refusal(await tells({ text: '' })).status).toBe(400);
    expect(refusal(await tells({ release: 'a b' })).status).toBe(400);
    expect(refusal(await tells({ reason: 'x'.repeat(501) })).status).toBe(400);
    expect(failures()).toEqual([]);
  });
});
