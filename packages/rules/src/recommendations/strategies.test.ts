import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_STRATEGY, RECOMMENDATION_STRATEGIES, strategyOf } from './strategies.ts';

const ids = { 'bought-together': 1, 'goes-with': 2, popular: 3 };

test('a number names its strategy, and any other number the default', () => {
  for (const strategy of RECOMMENDATION_STRATEGIES) expect(strategyOf(ids[strategy], ids)).toBe(strategy);
  expect(strategyOf(null, ids)).toBe(DEFAULT_STRATEGY);
  fc.assert(
    fc.property(fc.integer({ min: 4 }), (id) => {
      expect(strategyOf(id, ids)).toBe(DEFAULT_STRATEGY);
    }),
  );
});
