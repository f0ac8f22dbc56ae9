import { expect, test } from 'vitest';
import { blocksRefund } from './blocks-refund.ts';

test('A payment whose dispute is not decided must not be given back', () => {
  expect(blocksRefund([{ stage: 'opened', isInquiry: false }])).toBe(true);
  expect(
    blocksRefund([
      { stage: 'won', isInquiry: false },
      { stage: 'opened', isInquiry: false },
    ]),
  ).toBe(true);
});

test('A payment that was never disputed, whose dispute is decided or is only a question, may be given back', () => {
  expect(blocksRefund([])).toBe(false);
  expect(blocksRefund([{ stage: 'won', isInquiry: false }])).toBe(false);
  expect(blocksRefund([{ stage: 'lost', isInquiry: false }])).toBe(false);
  expect(blocksRefund([{ stage: 'opened', isInquiry: true }])).toBe(false);
});
