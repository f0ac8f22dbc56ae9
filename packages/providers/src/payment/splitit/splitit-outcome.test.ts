import { describe, expect, it } from 'vitest';
import type { SplititPlan } from './splitit-answers.ts';
import { findOutcomeOfPlan } from './splitit-outcome.ts';

const plan = (changes: Partial<SplititPlan>): SplititPlan => ({
  InstallmentPlanNumber: '12345678901234567890',
  RefOrderNumber: 'o1/a1',
  Status: 'Active',
  Currency: 'CAD',
  OriginalAmount: 761.04,
  ...changes,
});

describe('what a plan at SplitIt means for an order', () => {
  it('counts decimals as whole cents', () => {
    expect(findOutcomeOfPlan(plan({ OriginalAmount: 1234.56 }))?.amount).toEqual({
      amount: 123_456,
      currency: 'CAD',
    });
    expect(() => findOutcomeOfPlan(plan({ OriginalAmount: 10.005 }))).toThrow(/10\.005/);
  });

  it('is a bug when the money is in a currency that we do not sell in', () => {
    expect(() => findOutcomeOfPlan(plan({ Currency: 'EUR' }))).toThrow(/EUR/);
  });

  it('is none of ours without an order', () => {
    expect(findOutcomeOfPlan(plan({ RefOrderNumber: null }))).toBeNull();
    expect(findOutcomeOfPlan(plan({ RefOrderNumber: '' }))).toBeNull();
  });

  it('names the order alone when someone at SplitIt wrote only that', () => {
    expect(findOutcomeOfPlan(plan({ RefOrderNumber: 'o1' }))).toMatchObject({
      orderId: 'o1',
      paymentId: null,
    });
  });

  it('is paid once its first payment was taken, however the plan ended', () => {
    const Installments = [{ Status: 'Processed' }, { Status: 'Canceled' }] as const;
    const ended = plan({ Status: 'Canceled', Installments: [...Installments] });
    expect(findOutcomeOfPlan(ended)?.state).toBe('succeeded');
    expect(findOutcomeOfPlan(plan({ Status: 'Cleared' }))?.state).toBe('succeeded');
  });

  it('keeps the words of the bank, and knows want of money', () => {
    const Authorization = {
      Status: 'Failed',
      GatewayResultCode: 'GtwyResultCCDataInsufficientFunds',
      GatewayResultMessage: 'Your card has insufficient funds.',
    } as const;
    expect(findOutcomeOfPlan(plan({ Status: 'Canceled', Authorization }))).toMatchObject({
      state: 'failed',
      failure: { code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
    });
  });

  it('shows the card by its brand and last digits, or not at all', () => {
    const card = { CardBrand: 'Visa', CardNumber: '************1111' };
    expect(findOutcomeOfPlan(plan({ PaymentMethod: { Card: card } }))?.card).toEqual({
      brand: 'Visa',
      last4: '1111',
    });
    expect(findOutcomeOfPlan(plan({ PaymentMethod: { Card: { CardBrand: 'Visa' } } }))?.card).toBeNull();
  });
});
