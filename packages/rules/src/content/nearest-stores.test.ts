import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milesBetween, nearestStores } from './nearest-stores.ts';

const NEW_YORK = { latitude: 40.7484, longitude: -73.9967 };
const PHILADELPHIA = { latitude: 39.9518, longitude: -75.1587 };
const LOS_ANGELES = { latitude: 34.039, longitude: -118.266 };

test('miles are those of the great circle', () => {
  expect(milesBetween(NEW_YORK, PHILADELPHIA)).toBeCloseTo(82, 0);
  expect(milesBetween(NEW_YORK, LOS_ANGELES)).toBeGreaterThan(2_440);
  expect(milesBetween(NEW_YORK, LOS_ANGELES)).toBeLessThan(2_460);
});

test('it is as far back as there, and nowhere is further than the other side of the earth', () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, (a, b) => {
      const miles = milesBetween(a, b);
      expect(miles).toBeCloseTo(milesBetween(b, a), 5);
      expect(miles).toBeLessThanOrEqual(3_958.8 * Math.PI + 0.001);
      expect(milesBetween(a, a)).toBeCloseTo(0, 5);
    }),
  );
});

test('the nearest stores come first, so many and no more', () => {
  const found = nearestStores([LOS_ANGELES, PHILADELPHIA, NEW_YORK], NEW_YORK, 2);
  expect(found.map(({ store }) => store)).toEqual([NEW_YORK, PHILADELPHIA]);
  expect(found.map(({ miles }) => Math.round(miles))).toEqual([0, 82]);
});
