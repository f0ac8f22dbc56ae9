import { expect, test } from 'vitest';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';

test('Each way to recommend has a fixed number per brand and environment, which no other has [K9.07]', () => {
  const ids = shippedCatalogue().brands.flatMap(({ brand: { strategyIds } }) =>
    [strategyIds.production, strategyIds.test].flatMap((of) => Object.values(of)),
  );
  expect(ids).toHaveLength(7 * 2 * 3);
  expect(new Set(ids).size).toBe(ids.length);
  expect(shippedCatalogue().brands.find(({ key }) => key === 'drift')?.brand.strategyIds).toEqual({
    production: { 'bought-together': 201, 'goes-with': 202, popular: 203 },
    test: { 'bought-together': 9201, 'goes-with': 9202, popular: 9203 },
  });
});
