import { expect, test } from 'vitest';
import { percentiles } from './percentiles.ts';

test('of a hundred requests the fiftieth, the ninety-fifth and the ninety-ninth count', () => {
  const durations = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentiles(durations)).toEqual({ p50: 50, p95: 95, p99: 99 });
});

test('one request is every percentile, and none is zero', () => {
  expect(percentiles([7])).toEqual({ p50: 7, p95: 7, p99: 7 });
  expect(percentiles([])).toEqual({ p50: 0, p95: 0, p99: 0 });
});
