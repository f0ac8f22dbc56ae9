import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line, linesFrom, pricingFacts, size } from '../testing/sample-carts.ts';
import { basePrice } from './base-price.ts';
import { displayOrder } from './display-order.ts';
import type { DraftLine } from './draft.ts';

const EMPTY = { lines: [], extras: [], receipt: [], coupon: null };
/** Cart lines as lines of a draft, in the order of the cart. */
const drafted = (lines: readonly ReturnType<typeof line>[]): DraftLine[] =>
  lines.flatMap((each) => basePrice(EMPTY, pricingFacts({ lines: [each] })).lines);

const idsInOrder = (lines: readonly ReturnType<typeof line>[]) =>
  displayOrder(drafted(lines)).map(({ id }) => id);

const plan = line({ id: 'plan', productId: 'plan', properties: [] });
const foundation = line({ id: 'foundation', productId: 'foundation', properties: size('king') });
const twin = line({ id: 'twin', properties: size('twin') });
const king = line({ id: 'king', properties: size('king') });
const picks = fc.array(
  fc.record({
    variant: fc.nat({ max: 60 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    parent: fc.option(fc.nat({ max: 5 })),
  }),
  { maxLength: 10 },
);

describe('the order of lines', () => {
  it('is mattresses first, then by unit price from high to low [K4.62]', () => {
    expect(idsInOrder([plan, twin, foundation, king])).toEqual(['king', 'twin', 'foundation', 'plan']);
  });

  it('looks at the price of one, not of the whole line', () => {
    expect(idsInOrder([{ ...plan, quantity: 100 }, foundation])).toEqual(['foundation', 'plan']);
  });

  it('puts what belongs to a line behind it', () => {
    const forTwin = { ...plan, forItem: 'twin' };
    expect(idsInOrder([forTwin, foundation, twin, king])).toEqual(['king', 'twin', 'plan', 'foundation']);
  });

  it('has a fixed order where prices are the same', () => {
    const grey = line({ id: 'b', productId: 'sheets', properties: [...size('queen'), oak] });
    const white = line({ id: 'a', productId: 'sheets', properties: [...size('queen'), plain] });
    expect(idsInOrder([grey, white])).toEqual(idsInOrder([white, grey]));
  });

  it('keeps a line whose parent is gone, and one behind a line that is itself behind another', () => {
    expect(idsInOrder([{ ...plan, forItem: 'nowhere' }])).toEqual(['plan']);
    const behind = { ...foundation, forItem: 'plan' };
    expect(idsInOrder([behind, { ...plan, forItem: 'king' }, king])).toEqual(['king', 'plan', 'foundation']);
  });

  it('keeps lines that belong to each other in a circle, and what belongs to them', () => {
    const circle = [
      { ...twin, forItem: 'king' },
      { ...king, forItem: 'twin' },
      { ...plan, forItem: 'king' },
      { ...foundation, forItem: 'foundation' },
    ];
    expect(idsInOrder(circle)).toEqual(['king', 'twin', 'foundation', 'plan']);
  });

  it('is empty for an empty cart', () => {
    expect(displayOrder([])).toEqual([]);
  });

  it('loses no line and doubles none', () => {
    fc.assert(
      fc.property(picks, (list) => {
        const lines = drafted(linesFrom(list));
        expect(displayOrder(lines).toSorted(byId)).toEqual(lines.toSorted(byId));
      }),
    );
  });

  it('loses no line and doubles none, whichever belongs to which', () => {
    const parents = fc.array(fc.option(fc.nat({ max: 9 }), { nil: null }), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(picks, parents, (list, wild) => {
        const lines = drafted(linesFrom(list)).map((each, index) => {
          const parent = wild[index] ?? null;
          return { ...each, forItem: parent === null ? null : `line-${parent}` };
        });
        expect(displayOrder(lines).toSorted(byId)).toEqual(lines.toSorted(byId));
      }),
    );
  });

  it('is the same when it is made again, and whatever the order of the cart', () => {
    const carts = picks.chain((list) => {
      const lines = drafted(linesFrom(list));
      return fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length }));
    });
    fc.assert(
      fc.property(carts, ([lines, shuffled]) => {
        const sorted = displayOrder(lines);
        expect(displayOrder(sorted)).toEqual(sorted);
        expect(displayOrder(shuffled).map(contentOf)).toEqual(sorted.map(contentOf));
      }),
    );
  });
});

const oak = { name: 'Color' as const, value: 'Golden Oak' };
const plain = { name: 'Color' as const, value: 'white' };
const byId = (a: DraftLine, b: DraftLine) => (a.id < b.id ? -1 : 1);
const contentOf = ({ variant, quantity }: DraftLine) => `${quantity} ${variant.sku}`;
