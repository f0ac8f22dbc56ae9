import { createServer } from 'node:http';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import type { RefundOutcome } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { truemedProvider } from './truemed-provider.ts';

/** A refund at a Truemed that answers every call with a status and a code. */
const refundWhere = async (status: number, error = 'NotFound'): Promise<RefundOutcome> => {
  const truemed = createServer((_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error, message: 'Not found.' })),
  );
  await new Promise<void>((done) => truemed.listen(0, '127.0.0.1', done));
  const address = truemed.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens nowhere');
  const apiUrl = `http://127.0.0.1:${address.port}`;
  const keys = { apiKey: 'key_1', webhookSecret: 'secret_1' };
  const provider = truemedProvider({ ...keys, id: 'truemed', apiUrl, timeoutMs: 2_000 });
  try {
    return await provider.refund({
      reference: 'session_1',
      amount: money(1_000, 'USD'),
      idempotencyKey: 'refund-1',
    });
  } finally {
    truemed.close();
  }
};

test('A refund whose path Truemed may not know is in doubt, and not one that failed', async () => {
  await expect(refundWhere(404)).rejects.toThrow(ProviderUnavailable);
});

test('A refund that failed at Truemed’s own fault is in doubt, although its answer is a 400', async () => {
  await expect(refundWhere(400, 'ServerError')).rejects.toThrow(ProviderUnavailable);
  expect(await refundWhere(400, 'AmountInvalid')).toMatchObject({ state: 'failed' });
});

test('A refund that Truemed looked at and refused has failed, in its words', async () => {
  expect(await refundWhere(422)).toMatchObject({ state: 'failed', failure: 'Not found.' });
});
