import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, test } from 'vitest';
import { shotsOf } from '../picture/shot.ts';
import { lookOf } from './mattress-scene.ts';

test('no two mattresses of a brand are seen from one side in one bed', () => {
  for (const brand of shippedCatalogue().brands) {
    const places = shotsOf(brand)
      .filter(({ view, product }) => view === 'hero' && product.appearance.shape === 'mattress')
      .map(({ place }) => place);
    expect(places).toEqual([...places.keys()]);
    const looks = places.map((place) => {
      const { direction, parts } = lookOf(place);
      return JSON.stringify([direction, parts]);
    });
    expect(new Set(looks).size).toBe(looks.length);
  }
});
