import pino from 'pino';
import { expect, test } from 'vitest';
import { logFailedCall } from './failed-call.ts';

test('A call that failed is logged with its address, and without what a person typed into it', () => {
  const lines: unknown[] = [];
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const log = logFailedCall(logger);
  log({
    level: 'warning',
    text: 'Failed to fetch the product /ada@example.com',
    url: '/api/pages/products//ada@example.com?size=queen',
    error: new Error('nothing is called 2125550142'),
  });
  expect(lines).toMatchObject([
    {
      level: 40,
      msg: 'Failed to fetch the product /:id',
      url: '/api/pages/products//:id',
      reason: 'Error: nothing is called :id',
    },
  ]);
});
