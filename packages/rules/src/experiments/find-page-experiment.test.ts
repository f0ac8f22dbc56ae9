import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXPERIMENTS, PAGE_EXPERIMENTS, type PageExperiment } from './experiments.ts';
import { findPageExperiment } from './find-page-experiment.ts';

const tried: PageExperiment = {
  ...{ name: 'tried', owner: 'Brand', question: 'Which?', url: '/', storefronts: ['drift', 'hevea'] },
  ...{ from: '2026-12-01', until: '2026-12-03' },
  variants: [{ share: 100, name: 'story-first' }],
};

const nameAt = (visit: { storefront?: string; path?: string; day?: string }): string | undefined =>
  findPageExperiment({ storefront: 'drift', path: '/', day: '2026-12-01', ...visit }, [tried])?.name;

test('A page has an experiment at its storefronts, at its address and on its days, and no other page has', () => {
  expect([nameAt({}), nameAt({ storefront: 'hevea' }), nameAt({ day: '2026-12-03' })]).toEqual([
    ...['tried', 'tried', 'tried'],
  ]);
  expect([nameAt({ storefront: 'halcyon' }), nameAt({ path: '/mattress' }), nameAt({ path: '' })]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
  expect([nameAt({ day: '2026-11-30' }), nameAt({ day: '2026-12-04' })]).toEqual([undefined, undefined]);
});

test('Whatever comes as a storefront, an address or a day, only what the list says is found', () => {
  const storefront = fc.oneof(fc.constantFrom('drift', 'hevea', 'constructor'), fc.string());
  const path = fc.oneof(fc.constantFrom('/', '//', '/mattress'), fc.string());
  const day = fc.oneof(fc.constantFrom('2026-11-30', '2026-12-02', '2026-12-04'), fc.string());
  fc.assert(
    fc.property(storefront, path, day, (key, at, on) => {
      const isIt = ['drift', 'hevea'].includes(key) && at === '/' && '2026-12-01' <= on && on <= '2026-12-03';
      expect(nameAt({ storefront: key, path: at, day: on })).toBe(isIt ? 'tried' : undefined);
    }),
  );
});

test('Each page of a storefront is in one experiment at a time, and no two experiments have one name', () => {
  for (const one of PAGE_EXPERIMENTS)
    for (const other of PAGE_EXPERIMENTS) {
      const isApart = one.until < other.from || other.until < one.from || one.url !== other.url;
      const isElsewhere = !one.storefronts.some((key) => other.storefronts.includes(key));
      expect([one.name, other.name, one === other || isApart || isElsewhere]).toContain(true);
    }
  expect(new Set(EXPERIMENTS.map(({ name }) => name)).size).toBe(EXPERIMENTS.length);
});

test('The shop tries one out on the home page of Drift', () => {
  const [one] = PAGE_EXPERIMENTS;
  const day = one?.from ?? '';
  expect(findPageExperiment({ storefront: 'drift', path: '/', day })).toBe(one);
  expect(findPageExperiment({ storefront: 'halcyon', path: '/', day })).toBeNull();
});
