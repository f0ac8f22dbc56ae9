import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cancellableUnits,
  decideCancellation,
  isWholeOrder,
  type OrderedLine,
} from './decide-cancellation.ts';

const line = (itemIdentifier: string, more: Partial<OrderedLine> = {}): OrderedLine => {
  const quantity = more.quantity ?? 1;
  return {
    ...{ itemIdentifier, title: itemIdentifier, forItem: null, isGift: false, quantity },
    ...{ cancelled: 0, waiting: quantity },
    ...more,
  };
};
const gift = (quantity: number, more: Partial<OrderedLine> = {}) =>
  line('gift', { forItem: 'bed', isGift: true, quantity, ...more });
const plan = (more: Partial<OrderedLine> = {}) => line('plan', { forItem: 'bed', waiting: null, ...more });

const most = (lines: readonly OrderedLine[]) => Object.fromEntries(cancellableUnits(lines));
const cancel = (lines: readonly OrderedLine[], ...asked: readonly (readonly [string, number])[]) =>
  decideCancellation(
    lines,
    asked.map(([itemIdentifier, quantity]) => ({ itemIdentifier, quantity })),
  );
const going = (...units: readonly (readonly [string, number])[]) => ({
  ok: true,
  change: units.map(([itemIdentifier, quantity]) => ({ itemIdentifier, quantity })),
});

describe('what can be cancelled of an order', () => {
  it('is what is not packed, and never a gift by itself', () => {
    expect(most([line('bed', { quantity: 3, cancelled: 1, waiting: 1 }), gift(3)])).toEqual({
      bed: 1,
      gift: 0,
    });
  });

  it('of a plan is what its thing leaves of it, and without a thing all while nothing is packed', () => {
    expect(most([line('bed', { quantity: 2, waiting: 1 }), plan({ quantity: 2 })])).toEqual({
      bed: 1,
      plan: 1,
    });
    expect(most([line('bed'), plan({ forItem: null })])).toEqual({ bed: 1, plan: 1 });
    expect(most([line('bed', { waiting: 0 }), plan({ forItem: null })])).toEqual({ bed: 0, plan: 0 });
  });

  it('is no bed whose gift has left: it would be for nothing', () => {
    expect(most([line('bed', { quantity: 2 }), gift(4, { waiting: 2 })])).toMatchObject({ bed: 1 });
    expect(most([line('bed'), gift(1, { waiting: 0 })])).toMatchObject({ bed: 0 });
  });
});

describe('a cancellation', () => {
  it('takes gifts and plans along, as many as the kept units do not need', () => {
    const lines = [line('bed', { quantity: 2 }), gift(3), plan({ quantity: 1 })];
    expect(cancel(lines, ['bed', 1])).toEqual(going(['bed', 1], ['gift', 1]));
    expect(cancel(lines, ['bed', 1], ['bed', 1])).toEqual(going(['bed', 2], ['gift', 3], ['plan', 1]));
    expect(cancel(lines, ['plan', 1])).toEqual(going(['plan', 1]));
  });

  it('leaves an add-on that has left before its thing', () => {
    const lines = [line('bed'), line('frame', { forItem: 'bed', waiting: 0 })];
    expect(cancel(lines, ['bed', 1])).toEqual(going(['bed', 1]));
  });

  it('is refused for what is not there, for more than there is, and for nothing', () => {
    const lines = [line('bed', { quantity: 2, waiting: 1 })];
    expect(cancel(lines, ['sofa', 1])).toEqual({
      ok: false,
      refusal: { code: 'unknown_line', itemIdentifier: 'sofa' },
    });
    expect(cancel(lines, ['bed', 2])).toEqual({
      ok: false,
      refusal: { code: 'cancel_too_many', title: 'bed', left: 1 },
    });
    expect(cancel(lines)).toEqual({ ok: false, refusal: { code: 'cancel_nothing' } });
  });

  it('is of the whole order once nothing is kept', () => {
    const lines = [line('bed', { quantity: 2, cancelled: 1 }), gift(1)];
    expect(isWholeOrder(lines, [{ itemIdentifier: 'bed', quantity: 1 }])).toBe(false);
    const all = [
      { itemIdentifier: 'bed', quantity: 1 },
      { itemIdentifier: 'gift', quantity: 1 },
    ];
    expect(isWholeOrder(lines, all)).toBe(true);
  });
});

it('Cancellations in any order take what is waiting and no more, and leave no gift without its bed', () => {
  const beds = fc.record({
    quantity: fc.integer({ min: 1, max: 6 }),
    gifts: fc.integer({ min: 1, max: 9 }),
    packed: fc.nat(6),
    packedGifts: fc.nat(9),
  });
  fc.assert(
    fc.property(beds, fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 8 }), (sizes, wishes) => {
      const { quantity, gifts } = sizes;
      let lines = [
        line('bed', { quantity, waiting: Math.max(0, quantity - sizes.packed) }),
        gift(gifts, { waiting: Math.max(0, gifts - sizes.packedGifts) }),
        plan({ quantity }),
      ];
      for (const wish of wishes) {
        const decision = cancel(lines, ['bed', wish]);
        expect(decision.ok).toBe(wish <= (cancellableUnits(lines).get('bed') ?? 0));
        if (!decision.ok) continue;
        lines = lines.map((one) => {
          const gone = decision.change.find(({ itemIdentifier }) => itemIdentifier === one.itemIdentifier);
          const units = gone?.quantity ?? 0;
          expect(units).toBeLessThanOrEqual(one.waiting ?? one.quantity - one.cancelled);
          return {
            ...one,
            cancelled: one.cancelled + units,
            waiting: one.waiting === null ? null : one.waiting - units,
          };
        });
        const kept = lines.map((one) => one.quantity - one.cancelled);
        expect(kept[1]).toBe(Math.ceil((gifts * (kept[0] ?? 0)) / quantity));
        expect(kept[2]).toBe(kept[0]);
      }
    }),
  );
});
