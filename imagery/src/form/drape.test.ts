import { expect, test } from 'vitest';
import { drape } from './drape.ts';

const box = { width: 0.8, length: 1, top: 0.5 };
const fallen = drape({ width: 1.4, length: 1.2, box });
const heights = Array.from(
  { length: fallen.points.length / 3 },
  (_, index) => fallen.points[index * 3 + 1] ?? 0,
);

test('cloth lies on what it fell upon and hangs down at its sides', () => {
  const middle = Math.floor(fallen.rows / 2) * fallen.columns + Math.floor(fallen.columns / 2);
  expect(heights[middle]).toBeCloseTo(box.top, 1);
  const side = Math.floor(fallen.rows / 2) * fallen.columns;
  expect(heights[side]).toBeLessThan(box.top - 0.15);
});

test('cloth goes through neither the bed nor the floor', () => {
  for (let i = 0; i < fallen.points.length; i += 3) {
    const [x = 0, y = 0, z = 0] = fallen.points.subarray(i, i + 3);
    expect(y).toBeGreaterThan(0);
    const isWithin = Math.abs(x) < box.width / 2 - 0.05 && Math.abs(z) < box.length / 2 - 0.05;
    if (isWithin) expect(y).toBeGreaterThan(box.top - 0.02);
  }
});

test('the same cloth falls the same way, another seed another way', () => {
  const small = { width: 0.5, length: 0.5, box: { width: 0.3, length: 0.3, top: 0.2 } };
  expect(drape(small).points).toEqual(drape(small).points);
  expect(drape({ ...small, seed: 2 }).points).not.toEqual(drape(small).points);
});
