import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeExperiment, type VariantCount } from './judge-experiment.ts';

const half = (name: string, visitors: number, buyers: number): VariantCount => ({
  ...{ name, share: 50, visitors, buyers },
});

const differenceOf = (first: VariantCount, other: VariantCount) =>
  judgeExperiment([first, other]).variants[1]?.difference;

test('Nothing is told before anybody has come, and no difference before some have bought and some have not', () => {
  expect(judgeExperiment([half('a', 0, 0), half('b', 0, 0)])).toEqual({
    isSharedOut: true,
    variants: [
      { ...half('a', 0, 0), rate: null, difference: null },
      { ...half('b', 0, 0), rate: null, difference: null },
    ],
  });
  expect(differenceOf(half('a', 10, 1), half('b', 10, 0))).toBe(null);
  expect(differenceOf(half('a', 10, 10), half('b', 10, 1))).toBe(null);
  expect(judgeExperiment([])).toEqual({ isSharedOut: true, variants: [] });
});

test('A clear difference is seen, and an unclear one is not', () => {
  const clear = differenceOf(half('a', 5_000, 150), half('b', 5_000, 300));
  expect(clear?.estimate).toBeCloseTo(0.03);
  expect(clear?.low).toBeGreaterThan(0);
  const unclear = differenceOf(half('a', 5_000, 150), half('b', 5_000, 165));
  expect(unclear?.low).toBeLessThan(0);
  expect(unclear?.high).toBeGreaterThan(0);
});

test('Visitors who were not shared out as planned make all figures doubtful', () => {
  const isSharedOut = (a: number, b: number) =>
    judgeExperiment([half('a', a, 1), half('b', b, 1)]).isSharedOut;
  expect([isSharedOut(5_000, 5_100), isSharedOut(5_000, 5_600), isSharedOut(2, 1)]).toEqual([
    ...[true, false, true],
  ]);
});

test('The difference is around its estimate, turns with the variants, and narrows with visitors', () => {
  const counted = fc
    .record({
      visitors: fc.integer({ min: 10, max: 20_000 }),
      share: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    })
    .map(({ visitors, share }) => half('x', visitors, Math.max(1, Math.floor(visitors * share))));
  fc.assert(
    fc.property(counted, counted, (a, b) => {
      const there = differenceOf(a, b);
      const back = differenceOf(b, a);
      if (!there || !back) throw new Error('some have bought and some have not');
      expect(there.low).toBeLessThan(there.estimate);
      expect(there.high).toBeGreaterThan(there.estimate);
      expect(back.low).toBeCloseTo(-there.high);
      const more = differenceOf(
        half('a', a.visitors * 4, a.buyers * 4),
        half('b', b.visitors * 4, b.buyers * 4),
      );
      if (!more) throw new Error('so have four times as many');
      expect(more.high - more.low).toBeLessThan(there.high - there.low);
    }),
  );
});

test('Who looks a hundred times sees a difference where there is none in less than one experiment of twenty', () => {
  const random = generator(7);
  const wrong = Array.from({ length: 300 }, () => {
    const counts = [0, 1].map(() => ({ visitors: 0, buyers: 0 }));
    for (let visitor = 1; visitor <= 5_000; visitor += 1) {
      const count = counts[random() < 0.5 ? 0 : 1];
      if (!count) continue;
      count.visitors += 1;
      if (random() < 0.2) count.buyers += 1;
      const [a = { visitors: 0, buyers: 0 }, b = a] = counts;
      if (visitor % 50 !== 0 || visitor < 200) continue;
      const seen = differenceOf(half('a', a.visitors, a.buyers), half('b', b.visitors, b.buyers));
      if (seen && (seen.low > 0 || seen.high < 0)) return true;
    }
    return false;
  });
  expect(wrong.filter(Boolean).length).toBeLessThan(15);
});

/** The same numbers at every run, from 0 to below 1 (mulberry32). */
const generator = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
