import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { PRODUCT_KINDS } from '../options/product.ts';
import { RETURN_REASONS, returnReasons } from './return-reasons.ts';

it('A mattress and a pillow can be too soft, a dresser and a bed frame cannot', () => {
  expect(returnReasons('mattress')).toEqual(RETURN_REASONS);
  expect(returnReasons('pillow')).toContain('too_soft');
  expect(returnReasons('dresser')).not.toContain('too_soft');
  expect(returnReasons('bedframe')[0]).toBe('does_not_fit');
});

test('everything can come back without a reason being told', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PRODUCT_KINDS), (kind) => {
      expect(returnReasons(kind)).toContain('not_told');
    }),
  );
});
