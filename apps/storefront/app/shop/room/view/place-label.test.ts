import { expect, test } from 'vitest';
import { placeLabel } from './place-label.ts';

const size = { width: 60, height: 20 };

test('a measure stands below the edge of what is seen from above', () => {
  const edge = { from: { x: 0, y: 100 }, to: { x: 200, y: 100 }, middle: { x: 100, y: 40 }, size };
  expect(placeLabel(edge, [])).toEqual({ x: 100, y: 114 });
});

test('beside an oblique edge no corner of it reaches over', () => {
  const edge = { from: { x: 0, y: 0 }, to: { x: 100, y: -100 }, middle: { x: 0, y: -100 }, size };
  const { x, y } = placeLabel(edge, []);
  // The edge is where x + y is 0, and the thing lies where that is less.
  expect(x - size.width / 2 + (y - size.height / 2)).toBeGreaterThan(0);
});

test('a measure gives way to the one that stands there', () => {
  const edge = { from: { x: 0, y: 100 }, to: { x: 200, y: 100 }, middle: { x: 100, y: 40 }, size };
  const first = placeLabel(edge, []);
  const second = placeLabel(edge, [{ at: first, size }]);
  expect(second.x).toBe(first.x);
  expect(second.y).toBeGreaterThanOrEqual(first.y + size.height);
});
