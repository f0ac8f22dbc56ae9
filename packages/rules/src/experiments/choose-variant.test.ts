import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseVariant } from './choose-variant.ts';
import { EXPERIMENTS, RECOMMENDATION_EXPERIMENTS, runningOn } from './experiments.ts';

const variants = [
  { share: 20, name: 'bought-together' },
  { share: 80, name: 'popular' },
] as const;

test('Places are shared out by the shares of the variants, and each has one for good', () => {
  expect([0, 0.19, 0.2, 0.99].map((place) => chooseVariant({ variants }, place).name)).toEqual([
    ...['bought-together', 'bought-together', 'popular', 'popular'],
  ]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (place) => {
      const chosen = chooseVariant({ variants }, place);
      expect(variants).toContain(chosen);
      expect(chooseVariant({ variants }, place)).toBe(chosen);
    }),
  );
});

test('Every variant has its share of all places, whatever the shares are', () => {
  const cut = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 4 });
  fc.assert(
    fc.property(cut, (cuts) => {
      const ends = [...cuts.toSorted((a, b) => a - b), 100];
      const shared = ends.map((end, index) => ({ name: `${index}`, share: end - (ends[index - 1] ?? 0) }));
      const [first, ...others] = shared;
      if (!first) throw new Error('there is one at least');
      const places = Array.from({ length: 1_000 }, (_, index) => (index + 0.5) / 1_000);
      const chosen = Map.groupBy(places, (place) => chooseVariant({ variants: [first, ...others] }, place));
      for (const one of shared) expect(chosen.get(one)?.length).toBe(one.share * 10);
    }),
  );
});

test('What rounding leaves at the end has the first variant', () => {
  expect(chooseVariant({ variants: [{ ...variants[0], share: 99 }] }, 0.995).name).toBe('bought-together');
});

test('Every experiment has an owner, an end, a page and shares that add up', () => {
  for (const { owner, question, from, until, url, variants } of EXPERIMENTS) {
    expect(variants.reduce((sum, { share }) => sum + share, 0)).toBe(100);
    expect(from < until && url.startsWith('/') && owner !== '' && question.endsWith('?')).toBe(true);
    expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length);
  }
});

test('An experiment runs from its first day to its last', () => {
  const [one] = RECOMMENDATION_EXPERIMENTS;
  if (!one) throw new Error('there is no experiment');
  const on = (day: string) => runningOn(day, [{ ...one, from: '2026-12-01', until: '2026-12-03' }]).length;
  expect(['2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04'].map(on)).toEqual([0, 1, 1, 0]);
  expect(runningOn(one.from, EXPERIMENTS)).toContain(one);
});
