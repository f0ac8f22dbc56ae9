import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import type { LenderClient } from '../lender/lender-client.ts';
import { cancelLoan, refundLoan } from './change-loan.ts';

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

/** An Affirm that holds a loan for another call just before it closes the page of the checkout. */
const holdingFirst = (): LenderClient => {
  let loan: string | null = null;
  let reference = 'order-1/attempt-1';
  const checkout = () => ({ checkout_id: 'CHECKOUT-1', order_id: reference, total: 76_104, currency: 'USD' });
  const answerOf = (method: string, path: string): object | null => {
    if (path.endsWith('/update')) [loan, reference] = ['authorized', `${reference}/closed`];
    if (path.endsWith('/void')) loan = 'voided';
    if (path.startsWith('/api/v2/checkout/')) return checkout();
    // The loan has an id of its own, and is known by the token where it is authorised again.
    const isKnown = method === 'POST' || path.includes('LOAN-1');
    return loan !== null && isKnown ? { ...checkout(), id: 'LOAN-1', status: loan, amount: 76_104 } : null;
  };
  return async ({ method, path, answer }) => {
    const found = answerOf(method, path);
    return found
      ? { ok: true, value: answer.parse(found) }
      : { ok: false, status: method === 'GET' ? 404 : 400, code: 'not_found', message: 'None.' };
  };
};

test('A loan that was held while its page was being closed is voided', async () => {
  expect(await cancelLoan(holdingFirst(), 'CHECKOUT-1')).toMatchObject({
    ...{ state: 'cancelled', providerStatus: 'voided', reference: 'LOAN-1' },
  });
});
