import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/line.ts';
import type { Product } from '../options/product.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { line, pricingFacts, size } from '../testing/sample-carts.ts';
import { FOUNDATION, findSample, MATTRESS, PILLOW } from '../testing/sample-products.ts';
import { findSetSample, setFacts, setLine } from '../testing/sample-sets.ts';
import { offersWhiteGlove } from './delivery-methods.ts';
import { tariffAmount, whiteGloveFee } from './white-glove-fee.ts';

const TARIFF = { first: 14_900, additional: 4_500 };
const LARGE = ['mattress', 'foundation', 'frame', 'nightstand'];
const marked = (product: Product | null): Product | null =>
  product && LARGE.includes(product.id) ? { ...product, extrasMarkers: ['wgs'] } : product;

/** What is priced of some lines while the large things of the made-up catalogue can be carried in. */
const linesOf = (lines: readonly CartLine[], find = findSample) =>
  priceCart(pricingFacts({ lines, findProduct: (id) => marked(find(id)) })).lines;

const feeOf = (lines: readonly CartLine[]) => whiteGloveFee(linesOf(lines), TARIFF, []);
const pillows = line({ id: 'p', productId: 'pillow', properties: size('king'), quantity: 4 });

describe('white glove service', () => {
  it('is for large things alone', () => {
    expect(offersWhiteGlove({ ...MATTRESS, extrasMarkers: ['wgs'] })).toBe(true);
    expect(offersWhiteGlove(PILLOW)).toBe(false);
    expect(offersWhiteGlove(FOUNDATION)).toBe(false);
  });

  it('costs 149 dollars for the first item [K9.01]', () => {
    expect(feeOf([line()])).toEqual({ units: 1, amount: 14_900, baseAmount: 14_900 });
  });

  it('costs 45 dollars for each additional one, of the same kind or another [K9.02]', () => {
    expect(feeOf([line({ quantity: 2 })]).amount).toBe(19_400);
    const foundation = line({ id: 'f', productId: 'foundation', properties: size('queen') });
    expect(feeOf([line({ quantity: 2 }), foundation]).amount).toBe(23_900);
  });

  it('costs nothing for soft goods, gifts among them [K9.03]', () => {
    expect(feeOf([pillows])).toEqual({ units: 0, amount: 0, baseAmount: 0 });
    expect(feeOf([line(), pillows]).amount).toBe(14_900);
    expect(linesOf([line()]).some(({ isGift }) => isGift)).toBe(true);
  });

  it('carries in a split king as one item', () => {
    expect(feeOf([line({ properties: size('splitKing') })]).amount).toBe(14_900);
  });

  it('costs the flat amount for a set that has one, and the tariff for what stands beside it [K9.04]', () => {
    const set = [setLine('frame', 'queen'), setLine('nightstand', null)];
    const { lines, sets } = priceCart({
      ...setFacts({ lines: set }),
      findProduct: (id) => marked(findSetSample(id)),
    });
    expect(whiteGloveFee(lines, TARIFF, sets)).toEqual({
      units: 2,
      amount: 29_900,
      baseAmount: 19_400,
    });
    expect(whiteGloveFee([...lines, ...linesOf([line()])], TARIFF, sets).amount).toBe(44_800);
  });

  it('costs more for each more, and nothing for nothing', () => {
    const amounts = fc.record({ first: fc.nat({ max: 50_000 }), additional: fc.nat({ max: 20_000 }) });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), amounts, (units, tariff) => {
        expect(tariffAmount(0, tariff)).toBe(0);
        expect(tariffAmount(1, tariff)).toBe(tariff.first);
        expect(tariffAmount(units + 1, tariff) - tariffAmount(units, tariff)).toBe(tariff.additional);
      }),
    );
  });
});
