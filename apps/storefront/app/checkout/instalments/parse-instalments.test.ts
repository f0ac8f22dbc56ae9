import { translator } from '@counterpane/messages/translator';
import { expect, test } from 'vitest';
import { validateBilling } from '../billing/billing-form.ts';
import { parseInstalments } from './parse-instalments.ts';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const SPLITIT = { sameAsShipping: 'on', paymentProvider: 'splitIt', numberOfPayments: '6' };
const PLAN = { tokenProvider: 'splitIt', tokenId: '111', tokenLast4: '1111', tokenBrand: 'Visa' };
const UNAPPROVED = 'You have not approved your payments with SplitIt yet. Use its form, or choose Card.';

test('the number of payments is one that is offered, or twelve', () => {
  expect(parseInstalments(form(SPLITIT))).toEqual({ numberOfPayments: 6 });
  expect(parseInstalments(form({ numberOfPayments: '999999999' }))).toEqual({ numberOfPayments: 12 });
  expect(parseInstalments(form({}))).toEqual({});
});

test('payments that wait in the open form are not approved', () => {
  expect(validateBilling(form({ ...SPLITIT, replacedPlan: '' }), translator('en'))).toEqual({
    method: UNAPPROVED,
  });
});

test('payments that were approved go on to the review', () => {
  expect(validateBilling(form({ ...SPLITIT, ...PLAN, replacedPlan: '' }), translator('en'))).toEqual({});
  expect(validateBilling(form({ ...SPLITIT, ...PLAN }), translator('en'))).toEqual({});
});

test('an older approval does not stand for another number of payments', () => {
  expect(validateBilling(form({ ...SPLITIT, ...PLAN, replacedPlan: '111' }), translator('en'))).toEqual({
    method: UNAPPROVED,
  });
  const newPlan = { ...PLAN, tokenId: '222' };
  expect(validateBilling(form({ ...SPLITIT, ...newPlan, replacedPlan: '111' }), translator('en'))).toEqual(
    {},
  );
});

test('without script, or with a form that does not load, the provider asks on its own page', () => {
  expect(validateBilling(form(SPLITIT), translator('en'))).toEqual({});
});

test('a form that waits holds up nobody who pays by card', () => {
  const card = { sameAsShipping: 'on', paymentProvider: 'stripeDirect', replacedPlan: '' };
  expect(validateBilling(form(card), translator('en'))).toEqual({});
});
