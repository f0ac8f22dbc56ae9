import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsWith } from '../flags.ts';
import { line, sampleStock, size } from '../testing/sample-carts.ts';
import { findSample, MATTRESS } from '../testing/sample-products.ts';
import { findSetSample, setUnits } from '../testing/sample-sets.ts';
import { decideAddItems, type ItemToAdd } from './add-items.ts';
import { type CartLine, MAX_LINES } from './line.ts';
import { QUANTITY } from './quantity.ts';
import { demandOf } from './shortage.ts';

const facts = (units = 1000, changes: Readonly<Record<string, number>> = {}) => ({
  findProduct: findSample,
  flags: flagsWith(),
  availableByItem: sampleStock(units, changes),
  newIds: Array.from({ length: 60 }, (_, index) => `new-${index}`),
});

const item = (changes: Partial<ItemToAdd> = {}): ItemToAdd => ({
  productID: 'mattress',
  quantity: 1,
  properties: size('queen'),
  ...changes,
});
const plan = (changes: Partial<ItemToAdd> = {}) => item({ productID: 'plan', properties: [], ...changes });

/** Adds one item to a cart and tells the refusal. */
const refusalOf = (lines: readonly CartLine[], one: ItemToAdd, known = facts()) =>
  decideAddItems(lines, [one], known).refusals[0];

describe('adding to a cart', () => {
  it('makes a line of what was chosen, in the spelling of the product', () => {
    const chosen = item({ properties: [{ name: 'Size', value: 'QUEEN' }], quantity: 2 });
    expect(decideAddItems([], [chosen], facts())).toEqual({
      lines: [line({ id: 'new-0', quantity: 2 })],
      added: ['new-0'],
      refusals: [],
    });
  });

  it('joins the line that has the same variant already', () => {
    const { lines, added } = decideAddItems([line({ quantity: 2 })], [item({ quantity: 3 })], facts());
    expect(lines).toEqual([line({ quantity: 5 })]);
    expect(added).toEqual(['line-1']);
  });

  it('joins two of the same that come together', () => {
    const { lines } = decideAddItems([], [item(), item({ quantity: 2 })], facts());
    expect(lines).toEqual([line({ id: 'new-0', quantity: 3 })]);
  });

  it('makes another line of another size, and of another product', () => {
    const { lines } = decideAddItems(
      [line()],
      [item({ properties: size('king') }), item({ productID: 'pillow', properties: size('king') })],
      facts(),
    );
    expect(lines.map(({ id, productId }) => `${id} ${productId}`)).toEqual([
      'line-1 mattress',
      'new-0 mattress',
      'new-1 pillow',
    ]);
  });

  it('puts an item behind the line that it is for, and not together with one that stands alone', () => {
    const alone = line({ id: 'alone', productId: 'plan', properties: [] });
    const { lines } = decideAddItems([line(), alone], [plan({ forItem: 'line-1' })], facts());
    expect(lines.map(({ id, forItem }) => [id, forItem])).toEqual([
      ['line-1', null],
      ['alone', null],
      ['new-0', 'line-1'],
    ]);
  });

  it('leaves the cart that came in as it was', () => {
    const before = [line()];
    decideAddItems(before, [item({ quantity: 5 })], facts());
    expect(before).toEqual([line()]);
  });

  it('adds only what exists, can be bought, is in stock and can be chosen [K5.45]', () => {
    expect(refusalOf([], item({ productID: 'elephant' }))).toEqual({
      code: 'unknown_product',
      productID: 'elephant',
    });
    expect(refusalOf([], item({ properties: size('emperor') }))).toEqual({
      code: 'impossible_option',
      productID: 'mattress',
      property: 'Size',
      fault: 'impossible',
    });
    expect(refusalOf([], item({ properties: size('full') }))).toEqual({
      code: 'not_purchasable',
      productID: 'mattress',
      title: 'Calm mattress, full',
    });
    expect(refusalOf([], item({ quantity: 3 }), facts(2))).toEqual({
      code: 'insufficient_stock',
      title: 'Calm mattress',
      available: 2,
    });
    expect(decideAddItems([], [item()], facts()).refusals).toEqual([]);
  });

  it('adds no service, which is chosen for the whole cart', () => {
    const known = { ...facts(), findProduct: () => ({ ...MATTRESS, kind: 'service' }) as const };
    expect(refusalOf([], item(), known)).toEqual({ code: 'chosen_as_delivery', title: MATTRESS.title });
  });

  it('adds what ships later', () => {
    const later = item({ properties: size('calKing') });
    const known = facts(0, { 'mattress-s:calking': Number.POSITIVE_INFINITY });
    expect(decideAddItems([], [later], known).added).toEqual(['new-0']);
  });

  it('adds what it can and says why it cannot add the rest', () => {
    const { lines, added, refusals } = decideAddItems(
      [],
      [item({ productID: 'elephant' }), item(), item({ properties: size('full') })],
      facts(),
    );
    expect(lines).toHaveLength(1);
    expect(added).toEqual(['new-1']);
    expect(refusals.map(({ code }) => code)).toEqual(['unknown_product', 'not_purchasable']);
  });

  it('counts what is in the cart already against the stock', () => {
    expect(refusalOf([line({ quantity: 2 })], item(), facts(2))).toMatchObject({ available: 2 });
  });

  it('counts two twin XL for a split king, also against single twin XL', () => {
    const split = line({ properties: size('splitKing') });
    const twinXL = item({ properties: size('twinXL') });
    expect(decideAddItems([split], [twinXL], facts(3)).refusals).toEqual([]);
    expect(refusalOf([split], { ...twinXL, quantity: 2 }, facts(3))).toMatchObject({ available: 1 });
    expect(refusalOf([], item({ properties: size('splitKing') }), facts(1))).toMatchObject({ available: 0 });
  });

  it('adds nothing for a line that is not there', () => {
    expect(refusalOf([line()], plan({ forItem: 'line-9' }))).toEqual({
      code: 'unknown_parent',
      itemIdentifier: 'line-9',
    });
  });

  it('adds nothing for a line that is itself for another', () => {
    const child = line({ id: 'child', productId: 'plan', properties: [], forItem: 'line-1' });
    expect(refusalOf([line(), child], plan({ forItem: 'child' }))).toEqual({
      code: 'unknown_parent',
      itemIdentifier: 'child',
    });
  });

  it('never makes a line of more than a hundred', () => {
    expect(refusalOf([line({ quantity: 60 })], item({ quantity: 41 }))).toEqual({
      code: 'quantity_out_of_range',
      minimum: 1,
      maximum: QUANTITY.max,
    });
    expect(decideAddItems([line({ quantity: 60 })], [item({ quantity: 40 })], facts()).refusals).toEqual([]);
  });

  it('never makes a cart of more than fifty lines, but adds to the lines that are there', () => {
    const full = Array.from({ length: MAX_LINES }, (_, index) =>
      line({ id: `line-${index}`, productId: 'plan', properties: [], forItem: `line-${index + 100}` }),
    ).with(0, line({ id: 'line-0' }));
    expect(refusalOf(full, item({ properties: size('king') }))).toEqual({ code: 'cart_full', maximum: 50 });
    expect(decideAddItems(full, [item()], facts()).added).toEqual(['line-0']);
  });

  it('adds no item that nobody made an id for', () => {
    expect(decideAddItems([], [item()], { ...facts(), newIds: [] }).lines).toEqual([]);
  });

  it('keeps lines of a product whose options have changed apart', () => {
    const old = line({ properties: [] });
    expect(decideAddItems([old], [item()], facts()).lines).toHaveLength(2);
  });
});

describe('adding two things that share a stock item through a sleep bundle', () => {
  it('cannot oversell it', () => {
    const known = {
      findProduct: findSetSample,
      availableByItem: setUnits(100, { 'pillow-s:standard': 3 }),
      newIds: ['new-0', 'new-1'],
      flags: flagsWith(),
    };
    const premier = item({ productID: 'premier-bundle' });
    const pillows = item({ productID: 'pillow', properties: size('standard'), quantity: 2 });
    expect(decideAddItems([], [premier, pillows], known).refusals).toEqual([
      { code: 'insufficient_stock', title: 'Pillow', available: 1 },
    ]);
    expect(decideAddItems([], [pillows, premier], known).refusals).toEqual([
      { code: 'insufficient_stock', title: 'Premier Bundle', available: 0 },
    ]);
  });
});

describe('adding anything to a cart', () => {
  const sizes = Object.values(MATTRESS.variants).flatMap(({ chosen }) => chosen.map(({ value }) => value));
  const anyItem = fc
    .record({
      productID: fc.constantFrom('mattress', 'sheets', 'pillow', 'plan', 'elephant'),
      quantity: fc.integer({ min: 1, max: 100 }),
      properties: fc.constantFrom(...sizes, 'emperor').map(size),
    })
    .map(item);
  const anyItems = fc.array(anyItem, { maxLength: 20 });

  it('never sells more than there is, however many lines share an item', () => {
    fc.assert(
      fc.property(anyItems, fc.nat({ max: 150 }), (items, units) => {
        const { lines } = decideAddItems([], items, facts(units));
        expect(demandOf(lines, findSample).filter((demand) => demand.units > units)).toEqual([]);
      }),
    );
  });

  it('answers every item once: added or refused', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const { added, refusals } = decideAddItems([], items, facts());
        expect(added.length + refusals.length).toBe(items.length);
      }),
    );
  });

  it('has one line for one variant, and no line of more than a hundred', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const { lines } = decideAddItems([], items, facts());
        const keys = lines.map(({ productId, properties }) => JSON.stringify([productId, properties]));
        expect(new Set(keys).size).toBe(lines.length);
        expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= QUANTITY.max)).toBe(true);
      }),
    );
  });

  it('comes to the same whether items come together or one by one', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const known = facts();
        const apart = items.reduce<readonly CartLine[]>(
          (lines, one, index) =>
            decideAddItems(lines, [one], { ...known, newIds: [known.newIds[index] ?? ''] }).lines,
          [],
        );
        expect(apart).toEqual(decideAddItems([], items, known).lines);
      }),
    );
  });
});
