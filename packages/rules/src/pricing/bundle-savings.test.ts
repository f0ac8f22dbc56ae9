import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bundle } from '../bundles/bundle.ts';
import type { CartLine } from '../cart/line.ts';
import { line, size } from '../testing/sample-carts.ts';
import {
  ADJUSTABLE_SET,
  BEDROOM_SET,
  listDraft,
  SET_CHOICES,
  setFacts,
  setLine,
} from '../testing/sample-sets.ts';
import { bundleSavings } from './bundle-savings.ts';
import type { Draft, PricingFacts } from './draft.ts';

const priced = (lines: readonly CartLine[], changes: Partial<PricingFacts> = {}) => {
  const facts = setFacts({ lines, ...changes });
  const before = listDraft(facts);
  return { before, after: bundleSavings(before, facts), facts };
};
const totalOf = ({ lines }: Draft) => lines.reduce((sum, { running }) => sum + running, 0);
const savedOn = (lines: readonly CartLine[], changes: Partial<PricingFacts> = {}) => {
  const { before, after } = priced(lines, changes);
  return totalOf(before) - totalOf(after);
};
const receiptOf = ({ receipt }: Draft) =>
  receipt
    .filter(({ step }) => step === 'bundles')
    .map(({ rule, itemIdentifier, amount }) => `${rule} ${itemIdentifier} ${amount}`);

const QUEEN_SET = [setLine('mattress', 'queen'), setLine('base', 'queen')];

describe('what a complete set saves', () => {
  it('goes by its size', () => {
    expect(savedOn(QUEEN_SET)).toBe(20_000);
    expect(savedOn([setLine('mattress', 'king'), setLine('base', 'king')])).toBe(30_000);
    expect(savedOn([setLine('mattress', 'splitKing'), setLine('base', 'splitKing')])).toBe(10_000);
  });

  it('is shared over its lines by what they cost, and told line by line', () => {
    const { after } = priced(QUEEN_SET);
    // 995.00 and 1,199.00 of together 2,194.00.
    expect(receiptOf(after)).toEqual([
      'adjustable-set mattress-queen -9070',
      'adjustable-set base-queen -10930',
    ]);
    expect(after.receipt.at(-1)).toMatchObject({
      step: 'bundles',
      text: { code: 'set_saving', title: 'Adjustable set' },
    });
  });

  it('counts for each set, and not for what is over', () => {
    expect(savedOn([setLine('mattress', 'queen', 3), setLine('base', 'queen', 2)])).toBe(40_000);
  });

  it('is told once for a line, however many sets it is in', () => {
    const lines = [setLine('base', 'queen', 2), setLine('mattress', 'queen'), setLine('ultra', 'queen')];
    const told = receiptOf(priced(lines).after);
    expect(told.map((text) => text.split(' ')[1])).toEqual(['ultra-queen', 'mattress-queen', 'base-queen']);
    expect(savedOn(lines)).toBe(40_000);
  });

  it('comes from every bundle that is complete', () => {
    expect(savedOn([...QUEEN_SET, setLine('frame', 'queen'), setLine('nightstand', null)])).toBe(25_000);
  });

  it('is nothing for an incomplete set: the cart stays as it was', () => {
    const { before, after } = priced([setLine('mattress', 'queen'), setLine('base', 'king')]);
    expect(after).toBe(before);
  });

  it('leaves the receipt alone where a set saves nothing', () => {
    const { before, after } = priced(QUEEN_SET, { bundles: [{ ...ADJUSTABLE_SET, savings: {} }] });
    expect(after.receipt).toEqual(before.receipt);
  });

  it('is never more than the set costs', () => {
    const free: Bundle = { ...ADJUSTABLE_SET, savings: { any: 10_000_000 } };
    const { after } = priced([...QUEEN_SET, setLine('mattress', 'king')], { bundles: [free] });
    expect(after.lines.map(({ id, running }) => [id, running])).toEqual([
      ['mattress-king', 128_000],
      ['mattress-queen', 0],
      ['base-queen', 0],
    ]);
  });

  it('is never taken from a gift', () => {
    const { before, facts } = priced(QUEEN_SET);
    const given = { ...before, lines: before.lines.map((each) => ({ ...each, isGift: true, running: 0 })) };
    expect(bundleSavings(given, facts)).toBe(given);
  });
});

describe('the extras of a set', () => {
  const pillows = (quantity: number) => setLine('pillow', 'king', quantity);

  it('are cheaper, one for each set', () => {
    expect(savedOn([...QUEEN_SET, pillows(3)])).toBe(20_000 + 1000);
    expect(savedOn([setLine('mattress', 'queen', 2), setLine('base', 'queen', 2), pillows(3)])).toBe(
      40_000 + 2000,
    );
  });

  it('are not cheaper without the set', () => {
    expect(savedOn([setLine('mattress', 'queen'), pillows(2)])).toBe(0);
  });

  it('are cheaper once, by the bundle that takes most off', () => {
    const lines = [...QUEEN_SET, setLine('frame', 'queen'), setLine('nightstand', null), pillows(1)];
    const better: Bundle = { ...BEDROOM_SET, extras: [{ productId: 'pillow', saving: 1500 }] };
    const equal: Bundle = { ...BEDROOM_SET, extras: [{ productId: 'pillow', saving: 1000 }] };
    const told = (offered: readonly Bundle[]) =>
      receiptOf(priced(lines, { bundles: offered }).after).filter((text) => text.includes('pillow'));
    expect(told([ADJUSTABLE_SET, better])).toEqual(['bedroom-set pillow-king -1500']);
    expect(told([better, ADJUSTABLE_SET])).toEqual(['bedroom-set pillow-king -1500']);
    expect(told([equal, ADJUSTABLE_SET])).toEqual(['adjustable-set pillow-king -1000']);
    expect(told([ADJUSTABLE_SET, equal])).toEqual(['adjustable-set pillow-king -1000']);
  });

  it('are never cheaper than nothing', () => {
    const free: Bundle = { ...ADJUSTABLE_SET, extras: [{ productId: 'pillow', saving: 1_000_000 }] };
    const { after } = priced([...QUEEN_SET, pillows(2)], { bundles: [free] });
    expect(after.lines.at(-1)).toMatchObject({ id: 'pillow-king', running: 8933 });
  });
});

describe('the sets of any cart', () => {
  const anyLines = fc
    .array(fc.record({ choice: fc.constantFrom(...SET_CHOICES), quantity: fc.integer({ min: 1, max: 4 }) }), {
      maxLength: 12,
    })
    .map((picks) =>
      picks.map(({ choice, quantity }, index) => line({ ...choice, id: `line-${index}`, quantity })),
    );
  const anySaving = fc.nat({ max: 400_000 });
  const anyBundles = fc
    .record({ queen: anySaving, king: anySaving, any: anySaving, extra: anySaving })
    .map(({ extra, ...savings }): Bundle[] => [
      { ...ADJUSTABLE_SET, savings, extras: [{ productId: 'pillow', saving: extra }] },
      { ...BEDROOM_SET, extras: [{ productId: 'nightstand', saving: extra }] },
      { ...ADJUSTABLE_SET, sku: 'headboard-set', groups: ADJUSTABLE_SET.groups.slice(0, 1) },
    ]);
  /** What lines cost, without their names: two carts of the same things cost the same. */
  const costs = ({ lines }: Draft) => lines.map(({ variant, running }) => `${variant.sku} ${running}`).sort();

  it('save the same in whatever order lines and bundles come', () => {
    const shuffled = fc.tuple(anyLines, anyBundles).chain(([lines, offered]) =>
      fc.record({
        lines: fc.constant(lines),
        offered: fc.constant(offered),
        otherLines: fc.shuffledSubarray(lines, { minLength: lines.length }),
        otherOffered: fc.shuffledSubarray(offered, { minLength: offered.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ lines, offered, otherLines, otherOffered }) => {
        const one = priced(lines, { bundles: offered });
        const draft = { ...one.before, lines: one.before.lines.toReversed() };
        const facts = setFacts({ lines: otherLines, bundles: otherOffered });
        expect(costs(bundleSavings(draft, facts))).toEqual(costs(one.after));
        expect(costs(bundleSavings(listDraft(facts), facts))).toEqual(costs(one.after));
      }),
    );
  });

  it('make no line cheaper than nothing, and take off what the receipt says', () => {
    fc.assert(
      fc.property(anyLines, anyBundles, (lines, offered) => {
        const { before, after } = priced(lines, { bundles: offered });
        expect(after.lines.filter(({ running }) => running < 0)).toEqual([]);
        for (const { id, running } of after.lines) {
          const was = before.lines.find((each) => each.id === id)?.running ?? 0;
          const told = after.receipt
            .filter(({ step, itemIdentifier }) => step === 'bundles' && itemIdentifier === id)
            .reduce((sum, { amount }) => sum + amount, 0);
          expect(was + told).toBe(running);
        }
      }),
    );
  });

  it('save no less when a nightstand comes to them', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const more = [
          ...lines,
          line({ id: 'more', productId: 'nightstand', properties: [{ name: 'Color', value: 'white' }] }),
        ];
        expect(savedOn(more)).toBeGreaterThanOrEqual(savedOn(lines));
      }),
    );
  });

  it('come to the same whether a quantity is one line or two', () => {
    const twice = [setLine('mattress', 'queen'), { ...setLine('mattress', 'queen'), id: 'again' }];
    const bases = line({ id: 'b', productId: 'base', properties: size('queen'), quantity: 2 });
    expect(savedOn([...twice, bases])).toBe(savedOn([setLine('mattress', 'queen', 2), bases]));
  });
});

describe('the sets of a cart', () => {
  it('are kept for the steps to come, none where there are none', () => {
    const { after } = priced(QUEEN_SET);
    expect(after.sets?.map(({ bundle, count }) => [bundle.sku, count])).toEqual([['adjustable-set', 1]]);
    expect(priced([setLine('mattress', 'queen')]).after.sets).toBeUndefined();
  });
});
