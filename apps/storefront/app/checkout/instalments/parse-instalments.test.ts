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

test('the number of payments is one that is offered, or twelve', () => {
  expect(parseInstalments(form(SPLITIT))).toEqual({ numberOfPayments: 6 });
  expect(parseInstalments(form({ numberOfPayments: '999999999' }))).toEqual({ numberOfPayments: 12 });
  expect(parseInstalments(form({}))).toEqual({});
});

test('instalments are approved after the order is placed, and nothing of them is asked before', () => {
  expect(validateBilling(form(SPLITIT), translator('en'))).toEqual({});
});
