import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coupon } from '../coupons/coupon.ts';
import type { Condition } from '../promotions/conditions.ts';
import {
  amountOff,
  buyer,
  coupon,
  line,
  linesFrom,
  NEW_YORK,
  percentOff,
  promotion,
  size,
} from '../testing/sample-carts.ts';
import { receiptOf, soundPrice } from '../testing/sound-price.ts';

const pillow = line({ id: 'line-2', productId: 'pillow', properties: size('king') });
const plan = line({ id: 'line-3', productId: 'plan', properties: [] });
const until = (endsAt: string): Condition => ({ type: 'period', startsAt: null, endsAt });
const withCoupon = (changes: Partial<Coupon> = {}, lines = [line()]) =>
  soundPrice({ lines, promotions: [promotion()], coupon: coupon(changes) });

describe('a coupon', () => {
  it('takes a percentage off what is left after the sale', () => {
    const cart = withCoupon();
    expect(cart.totalPrice).toBe(62_910);
    expect(cart.coupon).toMatchObject({ applied: true, discount: 6990, reason: null });
    expect(receiptOf(cart, 'coupon')).toEqual(['10% off -6990']);
  });

  it('takes an amount off, shared over the lines by what they cost', () => {
    const cart = withCoupon({ benefit: amountOff(10_000) }, [line(), plan]);
    // 69,900 and 9,900: 8,759.4 and 1,240.6 of 10,000.
    expect(cart.lines.filter(({ isGift }) => !isGift).map((each) => each.couponDiscount)).toEqual([
      8759, 1241,
    ]);
    expect(cart.totalPrice).toBe(69_800);
  });

  it('never takes off more than there is', () => {
    const cart = withCoupon({ benefit: amountOff(20_000) }, [plan]);
    expect(cart.totalPrice).toBe(0);
    expect(cart.coupon).toMatchObject({ applied: true, discount: 9900 });
  });

  it('may take off everything', () => {
    expect(withCoupon({ benefit: percentOff(10_000) }, [line(), pillow, plan]).totalPrice).toBe(0);
  });

  it('is missing when there is none', () => {
    expect(soundPrice().coupon).toBeNull();
  });

  it('takes nothing off once it has expired, and says so', () => {
    expect(
      withCoupon({ code: 'LASTYEAR', conditions: [until('2025-12-31T23:59:59Z')] }).coupon,
    ).toMatchObject({
      applied: false,
      discount: 0,
      reason: { code: 'expired' },
    });
  });

  it('takes off its own kinds of product alone', () => {
    const cart = withCoupon({ productKinds: ['mattress'] }, [line(), plan]);
    expect(cart.totalPrice).toBe(62_910 + 9900);
    expect(receiptOf(cart, 'coupon')).toEqual(['10% off -6990']);
  });

  it('says what it counts for when there is none of it', () => {
    const changes = { code: 'MATTRESS100', productKinds: ['mattress' as const] };
    expect(withCoupon(changes, [plan]).coupon?.reason).toMatchObject({ kinds: ['mattress'] });
    expect(withCoupon({ productKinds: ['pillow', 'sheets'] }, [plan]).coupon?.reason).toMatchObject({
      kinds: ['pillow', 'sheets'],
    });
  });

  it('says so when nothing is in the cart', () => {
    expect(withCoupon({}, []).coupon?.reason).toMatchObject({ code: 'out_of_scope', kinds: [] });
  });

  it('does not count a gift as what it needs', () => {
    expect(withCoupon({ productKinds: ['pillow'] }).coupon).toMatchObject({ applied: false });
  });

  it('counts from its minimum on, after the sale, and says how much is missing', () => {
    const changes = (amount: number): Partial<Coupon> => ({
      code: 'TWENTYOFF',
      benefit: amountOff(2000),
      conditions: [{ type: 'minimum-amount', amount }],
    });
    expect(withCoupon(changes(20_000), [plan]).coupon).toMatchObject({
      applied: false,
      reason: { code: 'below_minimum', missing: { least: 20_000, cents: 10_100 } },
    });
    expect(withCoupon(changes(69_900)).coupon).toMatchObject({ applied: true });
    expect(withCoupon(changes(69_901)).coupon?.reason).toMatchObject({ missing: { cents: 1 } });
  });

  it('may be for who pays in some way, or in some state, once that is known', () => {
    const inNewYork: Partial<Coupon> = { conditions: [{ type: 'delivery-states', states: ['NY'] }] };
    expect(withCoupon(inNewYork).coupon).toMatchObject({
      applied: false,
      reason: { code: 'condition_not_met', missing: { code: 'delivery-state', states: ['NY'] } },
    });
    const there = soundPrice({ coupon: coupon(inNewYork), buyer: buyer({ state: 'NY' }) });
    expect(there.coupon).toMatchObject({ applied: true, discount: 9950 });
  });

  it('may give something for what is bought with it, and says how much more that takes', () => {
    const third: Partial<Coupon> = { benefit: { type: 'cheapest-free', units: 3 } };
    expect(withCoupon(third, [line({ quantity: 2 })]).coupon).toMatchObject({
      applied: false,
      reason: { code: 'condition_not_met', missing: { code: 'units', units: 1 } },
    });
    const three = withCoupon(third, [line({ quantity: 2 }), plan]);
    expect(three.coupon).toMatchObject({ applied: true, discount: 9900 });
    expect(receiptOf(three, 'coupon')).toEqual(['10% off -9900']);
  });

  it('takes from each line its own share to the cent, whatever else is in the cart', () => {
    const alone = withCoupon({ benefit: percentOff(500) }, [pillow]).lines[0]?.couponDiscount;
    const withOthers = withCoupon({ benefit: percentOff(500) }, [line(), pillow, plan]);
    expect(withOthers.lines.find(({ id }) => id === pillow.id)?.couponDiscount).toBe(alone);
  });

  it('is not applied where its percentage is less than a cent', () => {
    expect(withCoupon({ benefit: percentOff(0) }).coupon).toMatchObject({
      applied: false,
      discount: 0,
      reason: null,
    });
  });

  it('is told on the receipt only for the lines that it makes cheaper', () => {
    const cart = withCoupon({ benefit: amountOff(1) }, [line(), plan]);
    expect(cart.lines.map(({ couponDiscount }) => couponDiscount)).toEqual([1, 0, 0, 0, 0]);
    expect(cart.totalPrice).toBe(69_900 + 9900 - 1);
    expect(receiptOf(cart, 'coupon')).toEqual(['10% off -1']);
  });
});

describe('any coupon on any cart', () => {
  const picks = fc.array(
    fc.record({
      variant: fc.nat({ max: 60 }),
      quantity: fc.integer({ min: 1, max: 100 }),
      parent: fc.option(fc.nat({ max: 5 })),
    }),
    { minLength: 1, maxLength: 10 },
  );
  const anyCoupon = fc.oneof(
    fc.nat({ max: 10_000 }).map((value) => coupon({ benefit: percentOff(value) })),
    fc.nat({ max: 500_000 }).map((value) => coupon({ benefit: amountOff(value) })),
    fc.integer({ min: 1, max: 5 }).map((units) => coupon({ benefit: { type: 'cheapest-free', units } })),
  );

  it('makes no line and no total negative, and its shares are the whole', () => {
    fc.assert(
      fc.property(picks, anyCoupon, (list, one) => {
        const lines = linesFrom(list);
        const before = soundPrice({ lines, promotions: [promotion()] });
        const after = soundPrice({ lines, promotions: [promotion()], coupon: one });
        expect(before.totalPrice - after.totalPrice).toBe(after.coupon?.discount);
        expect(after.totalPrice).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('takes less tax when it takes something off', () => {
    fc.assert(
      fc.property(picks, anyCoupon, (list, one) => {
        const lines = linesFrom(list);
        const taxOf = (cart: ReturnType<typeof soundPrice>) =>
          cart.extras.find(({ sku }) => sku === 'taxes')?.amount ?? 0;
        const before = taxOf(soundPrice({ lines, region: NEW_YORK }));
        expect(taxOf(soundPrice({ lines, region: NEW_YORK, coupon: one }))).toBeLessThanOrEqual(before);
      }),
    );
  });
});
