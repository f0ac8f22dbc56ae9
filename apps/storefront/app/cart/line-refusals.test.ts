import { expect, test } from 'vitest';
import { lineRefusals } from './line-refusals.ts';

const sent = (intent: 'quantity' | 'add-extra' | 'coupon') => ({
  intent,
  error: 'Only 3 left',
  typed: '',
  line: 'bed',
});
const nothing = { quantities: {}, extras: {} };

test('a refusal stands at its line: at the number, or at what was to be added', () => {
  expect(lineRefusals(null, sent('quantity'))).toEqual({ ...nothing, quantities: { bed: 'Only 3 left' } });
  expect(lineRefusals(null, sent('add-extra'))).toEqual({ ...nothing, extras: { bed: 'Only 3 left' } });
});

test('what is about the whole cart stands at no line', () => {
  expect(lineRefusals(null, sent('coupon'))).toEqual(nothing);
  expect(lineRefusals(null, null)).toEqual(nothing);
});

test('the newest wish is the one that is told', () => {
  const live = { itemIdentifier: 'sheets', text: 'Only 1 left' };
  expect(lineRefusals(live, sent('quantity'))).toEqual({ ...nothing, quantities: { sheets: 'Only 1 left' } });
});
