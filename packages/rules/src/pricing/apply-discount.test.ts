import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sum } from '../money/sum.ts';
import { line, linesFrom } from '../testing/sample-carts.ts';
import { soundPrice } from '../testing/sound-price.ts';
import { applyDiscount } from './apply-discount.ts';

const draftOf = (lines = [line()]) => ({ ...soundPrice({ lines }), receipt: [] });

it('A line costs less by what is taken off, and the receipt says by which rule', () => {
  const { lines, receipt } = applyDiscount(draftOf(), 'coupon', ({ isGift }) =>
    isGift ? null : { rule: 'SLEEP10', title: '10% off', cents: 9_950 },
  );
  expect(lines[0]?.running).toBe(89_550);
  expect(receipt).toEqual([
    {
      step: 'coupon',
      rule: 'SLEEP10',
      itemIdentifier: 'line-1',
      text: { code: 'title', title: '10% off' },
      amount: -9_950,
    },
  ]);
});

it('A discount of nothing changes nothing and is not told', () => {
  const draft = draftOf();
  expect(applyDiscount(draft, 'coupon', () => ({ rule: 'X', title: 'X', cents: 0 }))).toEqual(draft);
});

it('Whatever is taken off, the receipt tells exactly what the lines lose', () => {
  const picks = fc.array(
    fc.record({ variant: fc.nat(60), quantity: fc.constant(1), parent: fc.constant(null) }),
  );
  fc.assert(
    fc.property(picks, fc.nat(10_000), (list, percent) => {
      const draft = draftOf(linesFrom(list));
      const off = applyDiscount(draft, 'coupon', ({ running }) => ({
        ...{ rule: 'X', title: 'X' },
        cents: Math.floor((running * percent) / 10_000),
      }));
      const lost =
        sum(draft.lines.map(({ running }) => running)) - sum(off.lines.map(({ running }) => running));
      expect(sum(off.receipt.map(({ amount }) => -amount))).toBe(lost);
    }),
  );
});
