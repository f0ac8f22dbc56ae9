import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type DeliveredLine, decideReturn, returnableUnits, withBelongings } from './decide-return.ts';
import { returnWindow } from './return-window.ts';

const TODAY = '2026-11-27';
const trial = returnWindow([{ subject: 'trial', days: 365 }], '2026-11-01');

const line = (changes: Partial<DeliveredLine> = {}): DeliveredLine => ({
  itemIdentifier: 'bed',
  title: 'Bed',
  forItem: null,
  isGift: false,
  quantity: 2,
  cancelled: 0,
  delivered: 2,
  returned: 0,
  window: trial,
  isOwedFor: false,
  ...changes,
});
const gift = (changes: Partial<DeliveredLine> = {}) =>
  line({ itemIdentifier: 'pillow', forItem: 'bed', isGift: true, quantity: 4, delivered: 4, ...changes });
const plan = (changes: Partial<DeliveredLine> = {}) =>
  line({ itemIdentifier: 'plan', forItem: 'bed', delivered: null, window: null, ...changes });
const bed = (quantity: number) => [{ itemIdentifier: 'bed', quantity }];

describe('what can be sent back', () => {
  it('is what was delivered and is not on its way back already', () => {
    expect(returnableUnits(line(), TODAY)).toEqual({ units: 2, bar: null });
    expect(returnableUnits(line({ returned: 1 }), TODAY)).toEqual({ units: 1, bar: null });
    expect(returnableUnits(line({ returned: 2 }), TODAY)).toEqual({ units: 0, bar: 'all_returned' });
    expect(returnableUnits(line({ delivered: 0, window: null }), TODAY).bar).toBe('not_delivered');
  });

  it('can be sent back until the morning after the last night of its trial', () => {
    expect(returnableUnits(line(), '2027-11-01').units).toBe(2);
    expect(returnableUnits(line(), '2027-11-02')).toEqual({ units: 0, bar: 'over' });
  });

  it('is nothing that came in exchange for a piece which is still to come back', () => {
    expect(returnableUnits(line({ isOwedFor: true }), TODAY)).toEqual({ units: 0, bar: 'exchange_not_back' });
  });

  it('is nothing that has neither a trial nor days to return it, and no gift or plan by itself', () => {
    expect(returnableUnits(line({ window: null }), TODAY).bar).toBe('not_promised');
    expect(returnableUnits(gift(), TODAY).bar).toBe('gift');
    expect(returnableUnits(plan(), TODAY).bar).toBe('plan');
  });
});

describe('sending something back', () => {
  it('takes its plan along, and the gifts that are not of a unit that stays', () => {
    expect(decideReturn([line(), gift(), plan()], bed(1), TODAY)).toEqual({
      ok: true,
      change: [
        { itemIdentifier: 'bed', quantity: 1 },
        { itemIdentifier: 'pillow', quantity: 2 },
        { itemIdentifier: 'plan', quantity: 1 },
      ],
    });
  });

  it('leaves an add-on that was paid for, which has a trial of its own', () => {
    const protector = line({ itemIdentifier: 'protector', forItem: 'bed' });
    expect(withBelongings([line(), protector], bed(2))).toEqual(bed(2));
  });

  it('takes along no gift that is not there', () => {
    expect(withBelongings([line(), gift({ delivered: 0 })], bed(2))).toEqual(bed(2));
    expect(withBelongings([line(), gift({ returned: 3 })], bed(1))).toEqual(bed(1));
  });

  it('is refused for what is unknown, for more than there is, and for nothing', () => {
    const unknown = [{ itemIdentifier: 'sofa', quantity: 1 }];
    expect(decideReturn([line()], unknown, TODAY)).toMatchObject({ refusal: { code: 'unknown_line' } });
    expect(decideReturn([line()], [...bed(2), ...bed(1)], TODAY)).toMatchObject({
      refusal: { code: 'return_too_many', title: 'Bed', left: 2 },
    });
    expect(decideReturn([line()], [], TODAY)).toMatchObject({ refusal: { code: 'return_nothing' } });
  });
});

test('whatever is sent back in whatever order, no unit goes twice and nothing is left of gifts and plans of a bed that is gone', () => {
  const sizes = fc.record({
    beds: fc.integer({ min: 1, max: 5 }),
    gifts: fc.integer({ min: 1, max: 10 }),
    steps: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 8 }),
  });
  fc.assert(
    fc.property(sizes, ({ beds, gifts, steps }) => {
      let lines = [
        line({ quantity: beds, delivered: beds }),
        gift({ quantity: gifts, delivered: gifts }),
        plan({ quantity: beds }),
      ];
      for (const units of [...steps, ...Array.from({ length: beds }, () => 1)]) {
        const decided = decideReturn(lines, bed(units), TODAY);
        if (!decided.ok) continue;
        lines = lines.map((one) => {
          const gone = decided.change.find(({ itemIdentifier }) => itemIdentifier === one.itemIdentifier);
          return { ...one, returned: one.returned + (gone?.quantity ?? 0) };
        });
        for (const { returned, quantity } of lines) expect(returned).toBeLessThanOrEqual(quantity);
      }
      expect(lines.map(({ returned, quantity }) => quantity - returned)).toEqual([0, 0, 0]);
    }),
  );
});
