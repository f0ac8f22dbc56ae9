import { expect, test } from 'vitest';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';

test('Each way to recommend has a number at each brand in each environment, which no other has', () => {
  const ids = shippedCatalogue().brands.flatMap(({ brand: { strategyIds } }) =>
    [strategyIds.production, strategyIds.test].flatMap((of) => Object.values(of)),
  );
  expect(ids).toHaveLength(7 * 2 * 3);
  expect(new Set(ids).size).toBe(ids.length);
});
