import type { AmazonSessionView } from '@counterpane/contract/checkout/amazon';
import { expect, test } from 'vitest';
import { sessionAction } from './session-action.ts';

const PAGE = 'https://payments.amazon.com/checkout/processing?amazonCheckoutSessionId=s1';

const session = (change: Partial<AmazonSessionView> = {}): AmazonSessionView => ({
  checkoutSessionId: 's1',
  statusDetails: { state: 'Open', reasonCode: null, reasonDescription: null },
  buyer: null,
  shippingAddress: null,
  paymentDetails: { paymentIntent: null, canHandlePendingAuthorization: false, chargeAmount: null },
  constraints: [],
  webCheckoutDetails: {
    checkoutReviewReturnUrl: null,
    checkoutResultReturnUrl: null,
    amazonPayRedirectUrl: PAGE,
  },
  ...change,
});

const ended = (state: string, reasonCode: string | null = null, reasonDescription: string | null = null) =>
  session({ statusDetails: { state, reasonCode, reasonDescription } });

const paying = {
  paymentIntent: 'Authorize',
  canHandlePendingAuthorization: false,
  chargeAmount: { amount: '761.04', currencyCode: 'USD' },
};

test('no session is a failure in the words of the specification [K8.08]', () => {
  expect(sessionAction(null, true)).toEqual({
    kind: 'failure',
    stage: 'failed',
    text: 'Empty amazonCheckoutSession object',
  });
});

test('a completed session is a success', () => {
  expect(sessionAction(ended('Completed'), true)).toEqual({ kind: 'success' });
});

test('a cancelled session is a failure with its reason, and who cancelled it is told apart', () => {
  expect(sessionAction(ended('Canceled', 'BuyerCanceled', 'You turned back.'), true)).toEqual({
    kind: 'failure',
    stage: 'cancelled',
    text: 'Error: You turned back.',
  });
  expect(sessionAction(ended('Canceled', 'Declined', 'Declined.'), false)).toMatchObject({ stage: 'failed' });
});

test('an open session without payment info, or in any other state, has its address checked', () => {
  expect(sessionAction(session(), true)).toEqual({ kind: 'check-address' });
  expect(sessionAction(ended('Suspended'), false)).toEqual({ kind: 'check-address' });
});

test('with payment info the older calls send the shopper to Amazon, and the newer ones complete', () => {
  expect(sessionAction(session({ paymentDetails: paying }), false)).toEqual({ kind: 'send', url: PAGE });
  expect(sessionAction(session({ paymentDetails: paying }), true)).toEqual({ kind: 'complete' });
});

test('the newer calls do not complete what lacks something', () => {
  const constraints = [{ constraintId: 'BuyerNotAssociated', description: null }];
  expect(sessionAction(session({ paymentDetails: paying, constraints }), true)).toEqual({
    kind: 'send',
    url: PAGE,
  });
});
