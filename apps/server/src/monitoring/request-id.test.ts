import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { beginExchange } from './request-log.ts';

const idOf = (given: string, trustedProxies: number): string => {
  const req = new IncomingMessage(new Socket());
  req.headers['x-request-id'] = given;
  return beginExchange(req, new ServerResponse(req), {
    logger: pino({ level: 'silent' }),
    metrics: createMetrics({
      pageCacheStats: () => ({ hits: 0, stale: 0, misses: 0, pages: 0, bytes: 0 }),
      countUnfinishedWork: async () => ({}),
      readUnpaidReservations: async () => ({}),
    }),
    brandOf: () => 'halcyon',
    trustedProxies,
  }).requestId;
};

test('The id of a request is taken from a proxy that is trusted, and from nobody else', () => {
  expect(idOf('proxy-12345', 1)).toBe('proxy-12345');
  expect(idOf('proxy-12345', 0)).not.toBe('proxy-12345');
});

test('An id with a line break or of any length is not taken from a proxy either', () => {
  expect(idOf('proxy-1\nforged line', 1)).not.toContain('forged');
  expect(idOf('x'.repeat(65), 1)).not.toContain('x'.repeat(65));
});
