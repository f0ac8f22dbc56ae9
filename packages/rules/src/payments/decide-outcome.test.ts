import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { canBecome, ORDER_STATES, type OrderState } from '../orders/order-states.ts';
import { ATTEMPT_STATES, isActiveAttempt } from './attempt-states.ts';
import { decideOutcome, type OrderToPay, type OutcomeDecision } from './decide-outcome.ts';
import type { PaymentOutcome } from './outcome.ts';

const order = (changes: Partial<OrderToPay> = {}): OrderToPay => ({
  status: 'awaiting_payment',
  total: money(69_900, 'USD'),
  stockIsReserved: true,
  hasLapsed: false,
  paidReference: null,
  attempt: 'started',
  holds: false,
  ...changes,
});

const outcome = (changes: Partial<PaymentOutcome> = {}): PaymentOutcome => ({
  state: 'succeeded',
  reference: 'pi_1',
  amount: money(69_900, 'USD'),
  orderId: 'o1',
  paymentId: 'a1',
  card: null,
  nextAction: null,
  failure: null,
  providerStatus: 'succeeded',
  ...changes,
});

const anyOrder = fc.record({
  status: fc.constantFrom(...ORDER_STATES),
  total: fc.constantFrom(money(0, 'USD'), money(69_900, 'USD')),
  stockIsReserved: fc.boolean(),
  hasLapsed: fc.boolean(),
  attempt: fc.constantFrom(...ATTEMPT_STATES),
  paidReference: fc.constantFrom(null, 'pi_1', 'pi_2'),
  holds: fc.boolean(),
});
const anyOutcome = fc
  .record({
    state: fc.constantFrom<PaymentOutcome['state'][]>(
      'succeeded',
      'authorised',
      'processing',
      'challenge',
      'failed',
      'cancelled',
    ),
    reference: fc.constantFrom('pi_1', 'pi_2', 'pi_3'),
    amount: fc.constantFrom(money(69_900, 'USD'), money(69_800, 'USD'), money(69_900, 'CAD')),
  })
  .map(outcome);
const anyMoney = anyOutcome.filter(({ state }) => state === 'succeeded');

describe('money that arrives', () => {
  it('pays the order', () => {
    expect(decideOutcome(order(), outcome())).toEqual({ kind: 'paid', takeStockAgain: false });
  });

  it('is taken first when the provider only holds it', () => {
    expect(decideOutcome(order(), outcome({ state: 'authorised' }))).toEqual({ kind: 'capture' });
    expect(decideOutcome(order({ attempt: 'succeeded' }), outcome({ state: 'authorised' }))).toEqual({
      kind: 'none',
    });
  });

  it('pays an order whose stock has lapsed, and takes the stock again', () => {
    expect(decideOutcome(order({ stockIsReserved: false }), outcome())).toEqual({
      kind: 'paid',
      takeStockAgain: true,
    });
  });

  it('pays an order whose bank took its time, or whose first card was declined', () => {
    expect(decideOutcome(order({ status: 'processing' }), outcome()).kind).toBe('paid');
    expect(decideOutcome(order({ status: 'payment_failed' }), outcome()).kind).toBe('paid');
  });

  it('changes nothing when it is the same money again', () => {
    const paid = order({ status: 'paid', paidReference: 'pi_1' });
    expect(decideOutcome(paid, outcome())).toEqual({ kind: 'none' });
  });

  it('goes back when the order was paid by another payment', () => {
    const paid = order({ status: 'paid', paidReference: 'pi_1' });
    expect(decideOutcome(paid, outcome({ reference: 'pi_2' }))).toEqual({ kind: 'surplus' });
  });

  it('goes back when the order cost nothing and was done without it', () => {
    const free = order({ status: 'paid', total: money(0, 'USD') });
    expect(decideOutcome(free, outcome())).toEqual({ kind: 'surplus' });
  });

  it('is looked at by a person when it is too little, too much, or of another currency', () => {
    const wrong = { kind: 'attention', reason: 'wrong_amount' };
    expect(decideOutcome(order(), outcome({ amount: money(69_899, 'USD') }))).toEqual(wrong);
    expect(decideOutcome(order(), outcome({ amount: money(69_901, 'USD') }))).toEqual(wrong);
    expect(decideOutcome(order(), outcome({ amount: money(69_900, 'CAD') }))).toEqual(wrong);
  });

  it('is looked at by a person when the order was cancelled before it came', () => {
    expect(decideOutcome(order({ status: 'cancelled' }), outcome())).toEqual({
      kind: 'attention',
      reason: 'order_cancelled',
    });
  });

  it('pays an order whose time to pay had run out: a closed tab still becomes an order', () => {
    const lapsed = order({
      status: 'cancelled',
      hasLapsed: true,
      stockIsReserved: false,
      attempt: 'cancelled',
    });
    expect(decideOutcome(lapsed, outcome())).toEqual({ kind: 'paid', takeStockAgain: true });
  });

  it('pays an order that a person is looking at, when it is the right money', () => {
    expect(decideOutcome(order({ status: 'needs_attention' }), outcome()).kind).toBe('paid');
  });

  it('is never dropped: every order takes it, has it looked at, sends it back, or has it already', () => {
    fc.assert(
      fc.property(anyOrder, anyMoney, (facts, said) => {
        const { kind } = decideOutcome(facts, said);
        expect(['paid', 'attention', 'surplus', 'none', 'hold_ended']).toContain(kind);
        expect(kind === 'none' || kind === 'hold_ended').toBe(facts.paidReference === said.reference);
      }),
    );
  });

  it('pays only the exact total, and never an order that is paid or was replaced by another', () => {
    fc.assert(
      fc.property(anyOrder, anyMoney, (facts, said) => {
        fc.pre(decideOutcome(facts, said).kind === 'paid');
        expect(said.amount).toEqual(facts.total);
        expect(facts.paidReference).toBeNull();
        expect(facts.status).not.toBe('paid');
        expect(facts.status === 'cancelled' && !facts.hasLapsed).toBe(false);
      }),
    );
  });
});

describe('money that is held until things ship', () => {
  const held = outcome({ state: 'authorised' });
  const holding = (changes: Partial<OrderToPay> = {}) => order({ holds: true, ...changes });

  it('pays the order, whose stock is taken again where it has lapsed', () => {
    expect(decideOutcome(holding(), held)).toEqual({ kind: 'held', takeStockAgain: false });
    const lapsed = holding({ status: 'cancelled', hasLapsed: true, stockIsReserved: false });
    expect(decideOutcome(lapsed, held)).toEqual({ kind: 'held', takeStockAgain: true });
  });

  it('is let go where the order is paid already, or was replaced', () => {
    const paid = holding({ status: 'paid', paidReference: 'pi_2' });
    expect(decideOutcome(paid, held)).toEqual({ kind: 'let_go' });
    expect(decideOutcome(holding({ status: 'cancelled' }), held)).toEqual({ kind: 'let_go' });
  });

  it('is captured at once where it is not the total, and nothing is done where it pays the order already', () => {
    const less = outcome({ state: 'authorised', amount: money(100, 'USD') });
    expect(decideOutcome(holding(), less)).toEqual({ kind: 'capture' });
    const paid = holding({ status: 'paid', paidReference: 'pi_1', attempt: 'succeeded' });
    expect(decideOutcome(paid, held)).toEqual({ kind: 'none' });
  });

  it('is known to be held no more where the company ends it, but not where another payment ends', () => {
    const paid = holding({ status: 'paid', paidReference: 'pi_1', attempt: 'succeeded' });
    const ended = outcome({ state: 'cancelled' });
    expect(decideOutcome(paid, ended)).toEqual({ kind: 'hold_ended' });
    expect(decideOutcome(paid, { ...ended, reference: 'pi_2' })).toEqual({ kind: 'none' });
    expect(decideOutcome({ ...paid, holds: false }, ended)).toEqual({ kind: 'none' });
  });

  it('is known to be held no more where only a part of it was taken, but not where all was', () => {
    const paid = holding({ status: 'paid', paidReference: 'pi_1', attempt: 'succeeded' });
    const part = outcome({ state: 'succeeded', amount: money(100, 'USD') });
    expect(decideOutcome(paid, part)).toEqual({ kind: 'hold_ended' });
    expect(decideOutcome(paid, outcome({ state: 'succeeded' }))).toEqual({ kind: 'none' });
    expect(decideOutcome({ ...paid, holds: false }, part)).toEqual({ kind: 'none' });
  });

  it('pays what the same money would pay if it were captured, and nothing else', () => {
    fc.assert(
      fc.property(anyOrder, anyMoney, (facts, said) => {
        fc.pre(isActiveAttempt(facts.attempt));
        const { kind } = decideOutcome({ ...facts, holds: true }, { ...said, state: 'authorised' });
        expect(kind === 'held').toBe(decideOutcome(facts, said).kind === 'paid');
      }),
    );
  });
});

describe('a report of a payment without money', () => {
  it('has the shopper wait while the bank takes its time', () => {
    expect(decideOutcome(order(), outcome({ state: 'processing' }))).toEqual({ kind: 'processing' });
    expect(decideOutcome(order({ status: 'payment_failed' }), outcome({ state: 'processing' }))).toEqual({
      kind: 'processing',
    });
  });

  it('changes nothing when the bank still takes its time, or took it for an order that is done', () => {
    const slow = outcome({ state: 'processing' });
    expect(decideOutcome(order({ status: 'processing' }), slow)).toEqual({ kind: 'none' });
    expect(decideOutcome(order({ status: 'paid', paidReference: 'pi_2' }), slow)).toEqual({ kind: 'none' });
    expect(decideOutcome(order({ status: 'cancelled' }), slow)).toEqual({ kind: 'none' });
  });

  it('has the shopper answer the bank while the order is open', () => {
    expect(decideOutcome(order(), outcome({ state: 'challenge' }))).toEqual({ kind: 'challenge' });
    expect(decideOutcome(order({ status: 'paid' }), outcome({ state: 'challenge' }))).toEqual({
      kind: 'none',
    });
  });

  it('fails an order that waits for its money', () => {
    const fails = { kind: 'failed', failsOrder: true };
    expect(decideOutcome(order(), outcome({ state: 'failed' }))).toEqual(fails);
    expect(decideOutcome(order({ status: 'processing' }), outcome({ state: 'failed' }))).toEqual(fails);
    expect(decideOutcome(order(), outcome({ state: 'cancelled' }))).toEqual(fails);
  });

  it('ends the attempt alone when the order is paid, cancelled, or with a person', () => {
    const failed = outcome({ state: 'failed', reference: 'pi_2' });
    const alone = { kind: 'failed', failsOrder: false };
    expect(decideOutcome(order({ status: 'paid', paidReference: 'pi_1' }), failed)).toEqual(alone);
    expect(decideOutcome(order({ status: 'cancelled' }), failed)).toEqual(alone);
    expect(decideOutcome(order({ status: 'needs_attention' }), failed)).toEqual(alone);
  });

  it('is too late for an attempt that has ended: a newer one is not touched', () => {
    fc.assert(
      fc.property(anyOrder, anyOutcome, (facts, said) => {
        fc.pre(!isActiveAttempt(facts.attempt) && said.state !== 'succeeded' && !facts.holds);
        expect(decideOutcome(facts, said)).toEqual({ kind: 'none' });
      }),
    );
  });

  it('never asks the shopper again once the bank is at work', () => {
    expect(decideOutcome(order({ attempt: 'processing' }), outcome({ state: 'challenge' }))).toEqual({
      kind: 'none',
    });
  });
});

/** Where a settlement takes an order; null where it stays. */
const targetOf = (settlement: OutcomeDecision): OrderState | null => {
  const { kind } = settlement;
  if (kind === 'attention') return 'needs_attention';
  if (kind === 'failed') return settlement.failsOrder ? 'payment_failed' : null;
  if (kind === 'held') return 'paid';
  return kind === 'paid' || kind === 'processing' ? kind : null;
};

describe('any news for any order', () => {
  it('asks for no step that the life of an order does not have', () => {
    fc.assert(
      fc.property(anyOrder, anyOutcome, (facts, said) => {
        const target = targetOf(decideOutcome(facts, said));
        fc.pre(target !== null && target !== facts.status);
        expect(target !== null && canBecome(facts.status, target)).toBe(true);
      }),
    );
  });

  it('changes nothing the second time, once it has paid', () => {
    fc.assert(
      fc.property(anyOrder, anyMoney, (facts, said) => {
        fc.pre(decideOutcome(facts, said).kind === 'paid');
        const paid = { ...facts, status: 'paid' as const, paidReference: said.reference };
        expect(decideOutcome(paid, said)).toEqual({ kind: 'none' });
      }),
    );
  });

  it('moves no money unless money has arrived', () => {
    fc.assert(
      fc.property(anyOrder, anyOutcome, (facts, said) => {
        fc.pre(said.state !== 'succeeded');
        const { kind } = decideOutcome(facts, said);
        expect([
          ...['none', 'processing', 'challenge', 'failed', 'capture'],
          ...['held', 'hold_ended', 'let_go'],
        ]).toContain(kind);
      }),
    );
  });
});
