import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { sharesSet } from './shares-set.ts';

const upsell = (setSaving: number): PageUpsell => ({
  ...({} as PageUpsell), // Only what is looked at.
  choices: [
    {
      size: 'queen',
      quantity: 1,
      properties: [],
      price: money(40_000, 'USD'),
      listPrice: money(60_000, 'USD'),
      saving: money(0, 'USD'),
      totals: [],
      setSaving: money(setSaving, 'USD'),
      isPurchasable: true,
    },
  ],
});
const [base, frame, sheets] = [upsell(20_000), upsell(10_000), upsell(0)];

test('Two things that each make a set with the product share its saving, and what makes none does not', () => {
  const state = { upsellItems: [base, sheets, frame] };
  expect([base, sheets, frame].map((one) => sharesSet(one, state))).toEqual([true, false, true]);
  expect(sharesSet(base, { upsellItems: [base, sheets] })).toBe(false);
});
