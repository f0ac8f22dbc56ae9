import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { decideOutcome } from './decide-outcome.ts';
import type { PaymentOutcome } from './outcome.ts';

const EVERY_STATE: Readonly<Record<PaymentOutcome['state'], string>> = {
  succeeded: 'paid',
  authorised: 'capture',
  processing: 'processing',
  challenge: 'challenge',
  failed: 'failed',
  cancelled: 'failed',
};

test('every state in which a payment can be means something for an order that waits for it', () => {
  const order = {
    status: 'awaiting_payment' as const,
    total: money(69_900, 'USD'),
    stockIsReserved: true,
    hasLapsed: false,
    attempt: 'started' as const,
    holds: false,
    paidReference: null,
  };
  const meanings = Object.keys(EVERY_STATE).map((state) => {
    const outcome: PaymentOutcome = {
      // The keys of the record are the states.
      state: state as PaymentOutcome['state'],
      reference: 'pi_1',
      amount: order.total,
      orderId: 'o1',
      paymentId: 'a1',
      card: null,
      nextAction: null,
      failure: null,
      providerStatus: state,
    };
    return [state, decideOutcome(order, outcome).kind];
  });
  expect(Object.fromEntries(meanings)).toEqual(EVERY_STATE);
});
