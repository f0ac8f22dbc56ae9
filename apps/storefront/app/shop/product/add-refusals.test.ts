import { expect, test } from 'vitest';
import { findAddRefusals } from './add-refusals.ts';

const lost = { code: 'removed_out_of_stock', text: 'A pillow is out of stock' };
const tooMany = { code: 'insufficient_stock', text: 'Only 7 left' };

test('a cart that speaks of something else has added what was asked', () => {
  const replaced = { code: 'coupon_replaced', text: 'Welcome back: WELCOMEBACK is yours instead.' };
  expect(findAddRefusals({ notices: [] })).toEqual([]);
  expect(findAddRefusals({ notices: [lost, replaced] })).toEqual([]);
});

test('what was not added is told, each by itself', () => {
  const covered = { code: 'plan_already_there', text: 'This item is covered already' };
  expect(findAddRefusals({ notices: [lost, tooMany, covered] })).toEqual([tooMany, covered]);
});
