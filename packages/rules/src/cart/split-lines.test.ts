import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line, linesFrom, size } from '../testing/sample-carts.ts';
import { findSample } from '../testing/sample-products.ts';
import { findSetSample } from '../testing/sample-sets.ts';
import { splitLines } from './split-lines.ts';

const soldOut = line({ id: 'sold-out', properties: size('full') });
const plan = line({ id: 'plan-1', productId: 'plan', properties: [], forItem: 'sold-out' });

const gone = (id: string, productId: string, title: string, isWithParent = false) => ({
  id,
  productId,
  title,
  isWithParent,
});

describe('what can still be bought', () => {
  it('is everything in a cart of things that are sold', () => {
    expect(splitLines([line()], findSample)).toEqual({ sellable: [line()], gone: [] });
  });

  it('is not what is out of stock: that leaves the cart, and its name is told', () => {
    expect(splitLines([line(), soldOut], findSample)).toEqual({
      sellable: [line()],
      gone: [gone('sold-out', 'mattress', 'Calm mattress')],
    });
  });

  it('is also what ships later', () => {
    const later = line({ properties: size('calKing') });
    expect(splitLines([later], findSample)).toEqual({ sellable: [later], gone: [] });
  });

  it('is not a product that nobody knows any more, which has lost its name', () => {
    expect(splitLines([line({ productId: 'elephant' })], findSample)).toEqual({
      sellable: [],
      gone: [gone('line-1', 'elephant', 'An item')],
    });
  });

  it('is not a size that is no longer made', () => {
    expect(splitLines([line({ properties: size('emperor') })], findSample).gone).toEqual([
      gone('line-1', 'mattress', 'Calm mattress'),
    ]);
  });

  it('is not what was chosen for something that is gone: that is told too', () => {
    expect(splitLines([soldOut, plan], findSample)).toEqual({
      sellable: [],
      gone: [gone('sold-out', 'mattress', 'Calm mattress'), gone('plan-1', 'plan', 'Protection plan', true)],
    });
  });

  it('is what was chosen for something that stays', () => {
    const kept = { ...plan, forItem: 'line-1' };
    expect(splitLines([line(), kept], findSample).sellable).toEqual([line(), kept]);
  });

  it('is not a protection plan whose mattress cannot be bought, or is no longer known', () => {
    const spills = line({ id: 'spills', productId: 'spills-plan', forItem: 'line-1' });
    expect(splitLines([line(), spills], findSetSample).sellable).toEqual([line(), spills]);
    expect(splitLines([{ ...soldOut, id: 'line-1' }, spills], findSetSample).sellable).toEqual([]);
    expect(splitLines([line({ productId: 'elephant' }), spills], findSetSample).sellable).toEqual([]);
  });

  it('is not a protection plan that covers nothing in the cart, and its name is told', () => {
    const spills = line({ id: 'spills', productId: 'spills-plan', forItem: 'line-9' });
    const left = (isWithParent: boolean) => [
      gone('spills', 'spills-plan', 'Mattress plan with accidents', isWithParent),
    ];
    expect(splitLines([line(), spills], findSetSample)).toEqual({ sellable: [line()], gone: left(true) });
    const alone = { ...spills, forItem: null };
    expect(splitLines([alone], findSetSample)).toEqual({ sellable: [], gone: left(false) });
  });

  it('keeps its order, and nothing is on both sides', () => {
    const picks = fc.array(
      fc.record({
        variant: fc.nat({ max: 60 }),
        quantity: fc.integer({ min: 1, max: 3 }),
        parent: fc.option(fc.nat({ max: 5 })),
      }),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(picks, (list) => {
        const lines = linesFrom(list);
        const { sellable, gone: left } = splitLines(lines, findSample);
        expect(lines.filter((each) => sellable.includes(each))).toEqual(sellable);
        expect(left.filter(({ id }) => sellable.some((each) => each.id === id))).toEqual([]);
        expect(splitLines(sellable, findSample)).toEqual({ sellable, gone: [] });
      }),
    );
  });
});
