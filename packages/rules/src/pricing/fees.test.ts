import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CALIFORNIA,
  coupon,
  line,
  NEW_YORK,
  percentOff,
  pricingFacts,
  size,
} from '../testing/sample-carts.ts';
import { MATTRESS } from '../testing/sample-products.ts';
import { receiptOf, soundPrice } from '../testing/sound-price.ts';
import { fees } from './fees.ts';

const feeOf = (cart: ReturnType<typeof soundPrice>) =>
  cart.extras.find(({ sku }) => sku === 'disposal')?.amount ?? 0;
const foundation = line({ id: 'line-2', productId: 'foundation', properties: size('queen') });
const pillow = line({ id: 'line-3', productId: 'pillow', properties: size('king') });

describe('the recycling fee of a state', () => {
  it('is put on each mattress and each foundation', () => {
    const cart = soundPrice({ lines: [line({ quantity: 2 }), foundation], region: CALIFORNIA });
    expect(feeOf(cart)).toBe(4800);
    expect(receiptOf(cart, 'fees')).toEqual(['recycling_fee: California 4800']);
  });

  it('is not put on pillows and plans, and not on gifts', () => {
    expect(feeOf(soundPrice({ lines: [pillow], region: CALIFORNIA }))).toBe(0);
    expect(feeOf(soundPrice({ lines: [line()], region: CALIFORNIA }))).toBe(1600);
  });

  it('is put on both mattresses of a split king', () => {
    const split = line({ properties: size('splitKing') });
    expect(feeOf(soundPrice({ lines: [split], region: CALIFORNIA }))).toBe(3200);
  });

  it('is put on a mattress that takes nothing from stock', () => {
    const made = Object.fromEntries(
      Object.entries(MATTRESS.variants).map(([sku, variant]) => [sku, { ...variant, demand: [] }]),
    );
    const findProduct = () => ({ ...MATTRESS, variants: made, gifts: [] });
    expect(feeOf(soundPrice({ findProduct, region: CALIFORNIA }))).toBe(1600);
  });

  it('is not there where a state has none, and while nobody knows the state', () => {
    expect(receiptOf(soundPrice({ region: NEW_YORK }), 'fees')).toEqual([]);
    expect(receiptOf(soundPrice(), 'fees')).toEqual([]);
  });

  it('leaves the draft as it is where there is none', () => {
    const draft = { lines: [], extras: [], receipt: [], coupon: null };
    expect(fees(draft, pricingFacts({ region: CALIFORNIA }))).toBe(draft);
  });

  it('stays when a coupon takes off everything else', () => {
    const cart = soundPrice({ region: CALIFORNIA, coupon: coupon({ benefit: percentOff(10_000) }) });
    expect(cart.totalPrice).toBe(1600);
  });

  it('grows by the same for each more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat({ max: 5000 }), (quantity, recyclingFee) => {
        const region = { ...CALIFORNIA, recyclingFee };
        expect(feeOf(soundPrice({ lines: [line({ quantity })], region }))).toBe(quantity * recyclingFee);
      }),
    );
  });
});
