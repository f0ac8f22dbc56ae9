import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Condition } from '../promotions/conditions.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { coupon, line, percentOff, promotion, size } from '../testing/sample-carts.ts';
import { receiptOf, soundPrice } from '../testing/sound-price.ts';

const percent = (basisPoints: number, changes: Partial<Promotion> = {}) =>
  promotion({
    id: `percent-${basisPoints}`,
    title: `${basisPoints / 100} %`,
    benefit: { type: 'percent', basisPoints },
    ...changes,
  });
const during = (startsAt: string | null, endsAt: string | null): { conditions: Condition[] } => ({
  conditions: [{ type: 'period', startsAt, endsAt }],
});
const totalWith = (...promotions: Promotion[]) => soundPrice({ promotions }).totalPrice;
const pillow = line({ id: 'line-2', productId: 'pillow', properties: size('king'), quantity: 3 });

describe('promotions without a code', () => {
  it('bring a line from its list price to its price', () => {
    const cart = soundPrice({ lines: [line({ quantity: 2 })], promotions: [promotion()] });
    expect(cart.totalPrice).toBe(139_800);
    expect(cart.totalDiscount).toBe(59_200);
    expect(receiptOf(cart, 'automatic-promotions')).toEqual(['Autumn sale -59200']);
  });

  it('take a percentage off', () => {
    expect(totalWith(percent(1000))).toBe(89_550);
  });

  it('count once in a lane: the best for each line', () => {
    expect(totalWith(promotion(), percent(1000))).toBe(69_900);
    expect(totalWith(promotion(), percent(5000))).toBe(49_750);
  });

  it('stack over lanes, the second on what the first has left', () => {
    expect(totalWith(promotion(), percent(1000, { lane: 'members' }))).toBe(62_910);
  });

  it('stack in the order given: a sale behind a percentage takes off what it says', () => {
    expect(totalWith(percent(1000, { lane: 'members' }), promotion())).toBe(89_550 - 29_600);
  });

  it('choose the same of two that are equally good, whatever their order', () => {
    const one = percent(1000, { id: 'a', title: 'A' });
    const other = percent(1000, { id: 'b', title: 'B' });
    const chosen = (...promotions: Promotion[]) =>
      receiptOf(soundPrice({ promotions }), 'automatic-promotions');
    expect(chosen(one, other)).toEqual(['A -9950']);
    expect(chosen(other, one)).toEqual(['A -9950']);
  });

  it('count only for the kinds of product that they name', () => {
    const cart = soundPrice({
      lines: [line(), pillow],
      promotions: [percent(1000, { productKinds: ['pillow', 'sheets'] })],
    });
    expect(cart.totalPrice).toBe(99_500 + 3 * 8933 - 2680);
    expect(receiptOf(cart, 'automatic-promotions')).toEqual(['10 % -2680']);
  });

  it('count only while they run', () => {
    expect(totalWith(promotion(during(null, '2026-11-20T18:45:00Z')))).toBe(99_500);
    expect(totalWith(promotion(during('2026-11-21T00:00:00Z', null)))).toBe(99_500);
    expect(totalWith(promotion(during('2026-11-20T18:45:00Z', null)))).toBe(69_900);
  });

  it('may ask for a number of units of their kinds, gifts left out: the best tier that is reached counts', () => {
    const tier = (units: number, basisPoints: number) =>
      percent(basisPoints, {
        lane: 'more',
        productKinds: ['mattress'],
        conditions: [{ type: 'minimum-units', units }],
      });
    const totalOf = (quantity: number) =>
      soundPrice({ lines: [line({ quantity }), pillow], promotions: [tier(2, 500), tier(3, 1000)] })
        .totalPrice;
    const pillows = 3 * 8933;
    expect(totalOf(1)).toBe(99_500 + pillows);
    expect(totalOf(2)).toBe(2 * 99_500 - 9_950 + pillows);
    expect(totalOf(3)).toBe(3 * 99_500 - 29_850 + pillows);
  });

  it('look at what the lanes before them have left', () => {
    const from = (amount: number) =>
      percent(1000, { lane: 'more', conditions: [{ type: 'minimum-amount', amount }] });
    expect(totalWith(promotion(), from(69_900))).toBe(62_910);
    expect(totalWith(promotion(), from(69_901))).toBe(69_900);
  });

  it('are evaluated by what is left when their lane is priced, not by what they and a coupon leave', () => {
    const from = percent(1000, { conditions: [{ type: 'minimum-amount', amount: 99_500 }] });
    const { promotions } = soundPrice({ promotions: [from], coupon: coupon({ benefit: percentOff(5_000) }) });
    expect(promotions.map(({ units, missing }) => [units, missing])).toEqual([[1, []]]);
  });

  it('may be about several lines at once: the cheapest of them is free', () => {
    const cart = soundPrice({
      lines: [line(), pillow],
      promotions: [promotion({ benefit: { type: 'cheapest-free', units: 4 }, title: 'Cheapest free' })],
    });
    expect(receiptOf(cart, 'automatic-promotions')).toEqual(['Cheapest free -8933']);
  });

  it('leave a line alone that they make no cheaper', () => {
    const plan = line({ productId: 'plan', properties: [] });
    const cart = soundPrice({ lines: [plan], promotions: [promotion()] });
    expect(cart.totalPrice).toBe(9900);
    expect(receiptOf(cart, 'automatic-promotions')).toEqual([]);
  });

  it('never make a line cheaper than nothing', () => {
    const three = [
      percent(9000, { lane: 'a' }),
      promotion({ lane: 'b' }),
      percent(10_000, { lane: 'c' }),
      promotion({ lane: 'd' }),
    ];
    expect(totalWith(...three)).toBe(0);
  });

  it('never make a cart dearer, however many there are', () => {
    const lane = fc.constantFrom('a', 'b', 'c');
    const anyPromotion = fc.oneof(
      lane.map((name) => promotion({ id: `sale-${name}`, lane: name })),
      fc.tuple(lane, fc.nat({ max: 10_000 })).map(([name, rate]) => percent(rate, { lane: name })),
    );
    fc.assert(
      fc.property(fc.array(anyPromotion, { maxLength: 6 }), anyPromotion, (promotions, one) => {
        const lines = [line(), pillow];
        const fewer = soundPrice({ lines, promotions }).totalPrice;
        expect(fewer).toBeLessThanOrEqual(99_500 + 3 * 8933);
        const sameLane = promotions.every((other) => other.lane === one.lane);
        fc.pre(sameLane);
        expect(soundPrice({ lines, promotions: [...promotions, one] }).totalPrice).toBeLessThanOrEqual(fewer);
      }),
    );
  });
});
