import { priceCart } from '@counterpane/rules/pricing/price-cart';
import { expect, it } from 'vitest';
import { HARDEST } from './pricing.ts';

it('the cart whose price is measured has twelve lines, and every step has something to do for it', () => {
  const { receipt, lines } = priceCart(HARDEST);
  expect(HARDEST.lines).toHaveLength(12);
  expect(lines.filter(({ isGift }) => !isGift)).toHaveLength(12);
  const steps = new Set(receipt.lines.map(({ step, rule }) => `${step} ${rule}`));
  expect([...steps].toSorted()).toEqual([
    'automatic-promotions autumn-sale',
    'automatic-promotions beds',
    'automatic-promotions soft',
    'automatic-promotions weekend',
    'base-price list-price',
    'bundles set',
    'coupon SLEEP10',
    'delivery mattress-removal',
    'delivery white-glove',
    'fees mattress-recycling',
    'gifts gift-with-product',
    'options chosen-options',
    'split-king two-twin-xl',
    'tax sales-tax',
    'upgrade-savings upgrade',
  ]);
});
