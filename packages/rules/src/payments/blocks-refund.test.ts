import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { blocksRefund } from './blocks-refund.ts';

const taken = { withdrawn: money(76_104, 'USD') };
const untouched = { withdrawn: money(0, 'USD') };

test('A payment whose dispute is not decided must not be given back', () => {
  expect(blocksRefund([{ stage: 'opened', isInquiry: false, ...taken }])).toBe(true);
  expect(
    blocksRefund([
      { stage: 'won', isInquiry: false, ...untouched },
      { stage: 'opened', isInquiry: false, ...untouched },
    ]),
  ).toBe(true);
});

test('A payment whose money is held for a question must not be given back from the account', () => {
  expect(blocksRefund([{ stage: 'opened', isInquiry: true, ...taken }])).toBe(true);
});

test('A payment that was never disputed, whose dispute is decided or is only a question, may be given back', () => {
  expect(blocksRefund([])).toBe(false);
  expect(blocksRefund([{ stage: 'won', isInquiry: false, ...untouched }])).toBe(false);
  expect(blocksRefund([{ stage: 'lost', isInquiry: false, ...taken }])).toBe(false);
  expect(blocksRefund([{ stage: 'opened', isInquiry: true, ...untouched }])).toBe(false);
});
