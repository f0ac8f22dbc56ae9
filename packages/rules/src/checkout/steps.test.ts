import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedStep, type Progress, STEP_ALIASES, STEPS, type Step } from './steps.ts';

const progress = (changes: Partial<Progress> = {}): Progress => ({
  cartIsEmpty: false,
  hasShippingAddress: true,
  hasBilling: true,
  isExpress: false,
  hasReturnParameters: false,
  ...changes,
});
const anyProgress = fc.record({
  cartIsEmpty: fc.boolean(),
  hasShippingAddress: fc.boolean(),
  hasBilling: fc.boolean(),
  isExpress: fc.boolean(),
  hasReturnParameters: fc.boolean(),
});

describe('the steps of the checkout', () => {
  it('have two older names', () => {
    expect(STEP_ALIASES).toEqual({ delivery: 'shipping', summary: 'review' });
  });
});

describe('the step a shopper may stand on', () => {
  it('is the one asked for when everything before it is done', () => {
    expect(allowedStep('shipping', progress())).toBe('shipping');
    expect(allowedStep('billing', progress())).toBe('billing');
    expect(allowedStep('review', progress())).toBe('review');
  });

  it('is always the cart or success when these are asked for', () => {
    const nothing = progress({ cartIsEmpty: true, hasShippingAddress: false, hasBilling: false });
    expect(allowedStep('cart', nothing)).toBe('cart');
    expect(allowedStep('cart', progress())).toBe('cart');
    expect(allowedStep('success', nothing)).toBe('success');
  });

  it('is the cart while the cart is empty', () => {
    const empty = progress({ cartIsEmpty: true });
    expect(allowedStep('shipping', empty)).toBe('cart');
    expect(allowedStep('billing', empty)).toBe('cart');
    expect(allowedStep('review', empty)).toBe('cart');
  });

  it('is shipping while there is no shipping address', () => {
    const fresh = progress({ hasShippingAddress: false, hasBilling: false });
    expect(allowedStep('billing', fresh)).toBe('shipping');
    expect(allowedStep('review', fresh)).toBe('shipping');
  });

  it('is billing for a review without billing', () => {
    expect(allowedStep('review', progress({ hasBilling: false }))).toBe('billing');
    expect(allowedStep('billing', progress({ hasBilling: false }))).toBe('billing');
  });

  it('is shipping for a review with an express wallet', () => {
    expect(allowedStep('review', progress({ isExpress: true }))).toBe('shipping');
    expect(allowedStep('billing', progress({ isExpress: true }))).toBe('billing');
  });

  it('is the review on the way back from a provider, whatever else holds', () => {
    const back = { hasReturnParameters: true, isExpress: true };
    expect(allowedStep('review', progress(back))).toBe('review');
    expect(allowedStep('review', progress({ ...back, cartIsEmpty: true }))).toBe('review');
    expect(allowedStep('review', progress({ ...back, hasShippingAddress: false }))).toBe('review');
  });

  it('is no other because of return parameters on other steps', () => {
    const back = progress({ hasReturnParameters: true, hasShippingAddress: false });
    expect(allowedStep('billing', back)).toBe('shipping');
  });

  it('is never a later one than asked for, unless nothing was bought yet', () => {
    fc.assert(
      fc.property(fc.constantFrom<Step[]>(...STEPS), anyProgress, (wanted, facts) => {
        const step = allowedStep(wanted, facts);
        expect(STEPS.indexOf(step)).toBeLessThanOrEqual(STEPS.indexOf(wanted));
      }),
    );
  });

  it('sends nobody in a circle: who is sent somewhere may stand there', () => {
    fc.assert(
      fc.property(fc.constantFrom<Step[]>(...STEPS), anyProgress, (wanted, facts) => {
        const step = allowedStep(wanted, facts);
        expect(allowedStep(step, facts)).toBe(step);
      }),
    );
  });
});
