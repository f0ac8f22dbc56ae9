import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import type { LenderClient } from '../lender/lender-client.ts';
import { refundLoan } from './change-loan.ts';

/** An Affirm that refuses every change of a loan, which it gave back under the key `refunded`. */
const refusing =
  (refunded: string): LenderClient =>
  async ({ method, answer }) =>
    method === 'POST'
      ? { ok: false, status: 403, code: 'refund-exceeded', message: 'More than is left.' }
      : {
          ok: true,
          value: answer.parse({
            id: 'LOAN-1',
            status: 'refunded',
            amount: 76_104,
            events: [
              { type: 'capture', reference_id: 'key-1', amount: 76_104 },
              { type: 'refund', reference_id: refunded, amount: 76_104 },
            ],
          }),
        };

const REFUND = { reference: 'LOAN-1', amount: money(76_104, 'USD'), idempotencyKey: 'key-1' };

test('A refund that is refused because an earlier try made it has gone through', async () => {
  expect(await refundLoan(refusing('key-1'), REFUND)).toEqual({ reference: 'key-1', state: 'succeeded' });
});

test('A refund that is refused because another one left nothing has failed', async () => {
  expect(await refundLoan(refusing('key-2'), REFUND)).toEqual({
    reference: 'LOAN-1',
    state: 'failed',
    failure: 'More than is left.',
  });
});
