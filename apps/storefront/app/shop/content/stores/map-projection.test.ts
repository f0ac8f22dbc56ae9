import { expect, test } from 'vitest';
import { toMap } from './map-projection.ts';

test('north is up and west is left', () => {
  const seattle = toMap(-122.33, 47.61);
  const miami = toMap(-80.2, 25.77);
  expect(seattle.x).toBeLessThan(miami.x);
  expect(seattle.y).toBeLessThan(miami.y);
  expect(toMap(-96, 37.5)).toEqual({ x: 500, y: 340 });
});
