import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../testing/sample-carts.ts';
import { HEADBOARD } from '../testing/sample-sets.ts';
import { matchingVariants } from './matching-variants.ts';

const skus = (choices: readonly { name: string; value: string }[]) =>
  matchingVariants(HEADBOARD, choices).map(({ sku }) => sku);

describe('the variants that match some choices', () => {
  it('are open in what nobody chose', () => {
    expect(skus(size('queen'))).toEqual(['headboard-s:queen/c:linen', 'headboard-s:queen/c:grey']);
    expect(skus([])).toHaveLength(4);
  });

  it('match in any case', () => {
    expect(skus([...size('KING'), { name: 'Color', value: 'Grey' }])).toEqual(['headboard-s:king/c:grey']);
  });

  it('are none for a choice that the product does not have', () => {
    expect(skus(size('twin'))).toEqual([]);
    expect(skus([{ name: 'Weight', value: '15' }])).toEqual([]);
  });

  it('become fewer with every choice', () => {
    const anyChoice = fc.record({
      name: fc.constantFrom('Size', 'Color'),
      value: fc.constantFrom('queen', 'king', 'linen', 'grey'),
    });
    fc.assert(
      fc.property(fc.array(anyChoice), anyChoice, (choices, one) => {
        const before = skus(choices);
        expect(skus([...choices, one]).every((sku) => before.includes(sku))).toBe(true);
      }),
    );
  });
});
