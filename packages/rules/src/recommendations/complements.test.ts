import { expect, test } from 'vitest';
import { PRODUCT_KINDS } from '../options/product.ts';
import { complementOf } from './complements.ts';

test('a mattress goes with what protects and covers it, and not with a second one', () => {
  expect(complementOf('mattress', 'protector')).toBeGreaterThan(complementOf('mattress', 'nightstand'));
  expect(complementOf('service', 'pillow')).toBe(0);
});

test('nothing goes with another of its kind, or with what is no thing', () => {
  for (const kind of PRODUCT_KINDS) {
    expect(complementOf(kind, kind)).toBe(0);
    expect(complementOf(kind, 'service') + complementOf(kind, 'protection-plan')).toBe(0);
  }
});
