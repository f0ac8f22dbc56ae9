import { expect, test } from 'vitest';
import { MAINLAND } from './map-outline.ts';
import { MAP_HEIGHT, MAP_WIDTH, toMap } from './map-projection.ts';

test('every corner of the country is on the map', () => {
  for (const [longitude, latitude] of MAINLAND) {
    const { x, y } = toMap(longitude, latitude);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MAP_WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP_HEIGHT);
  }
});

test('north is up and west is left', () => {
  const seattle = toMap(-122.33, 47.61);
  const miami = toMap(-80.2, 25.77);
  expect(seattle.x).toBeLessThan(miami.x);
  expect(seattle.y).toBeLessThan(miami.y);
  expect(toMap(-96, 37.5)).toEqual({ x: 500, y: 340 });
});
