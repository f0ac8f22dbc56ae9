import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsWith } from '../flags.ts';
import { line, sampleStock, size } from '../testing/sample-carts.ts';
import { findSample } from '../testing/sample-products.ts';
import { findSetSample, setUnits } from '../testing/sample-sets.ts';
import { decideChangeLine, decideRemoveLine } from './change-line.ts';

const facts = (units = 1000) => ({
  findProduct: findSample,
  availableByItem: sampleStock(units),
  flags: flagsWith(),
});
const plan = line({ id: 'plan-1', productId: 'plan', properties: [], forItem: 'line-1' });
const pillow = line({ id: 'line-2', productId: 'pillow', properties: size('king') });

describe('changing a line', () => {
  it('takes another quantity', () => {
    expect(decideChangeLine([line(), pillow], 'line-1', { quantity: 3 }, facts())).toEqual({
      ok: true,
      change: { lines: [line({ quantity: 3 }), pillow], left: [] },
    });
  });

  it('takes another size, in any spelling', () => {
    const change = { properties: [{ name: 'Size', value: 'CAL KING' }] };
    expect(decideChangeLine([line({ quantity: 2 })], 'line-1', change, facts())).toEqual({
      ok: true,
      change: { lines: [line({ quantity: 2, properties: size('calKing') })], left: [] },
    });
  });

  it('stays as it is when nothing is asked for', () => {
    expect(decideChangeLine([line(), plan], 'line-1', {}, facts())).toEqual({
      ok: true,
      change: { lines: [line(), plan], left: [] },
    });
  });

  it('takes what was chosen for it along', () => {
    expect(decideChangeLine([line(), plan], 'line-1', { quantity: 4 }, facts())).toEqual({
      ok: true,
      change: { lines: [line({ quantity: 4 }), { ...plan, quantity: 4 }], left: [] },
    });
  });

  it('is refused for a line that is not there', () => {
    expect(decideChangeLine([line()], 'line-9', { quantity: 2 }, facts())).toEqual({
      ok: false,
      refusal: { code: 'unknown_line', itemIdentifier: 'line-9' },
    });
  });

  it('is refused below one and above a hundred', () => {
    const refusal = { code: 'quantity_out_of_range', minimum: 1, maximum: 100 };
    expect(decideChangeLine([line()], 'line-1', { quantity: 0 }, facts())).toEqual({ ok: false, refusal });
    expect(decideChangeLine([line()], 'line-1', { quantity: 101 }, facts())).toEqual({ ok: false, refusal });
    expect(decideChangeLine([line()], 'line-1', { quantity: 100 }, facts()).ok).toBe(true);
  });

  it('is refused for a product that is no longer sold', () => {
    expect(decideChangeLine([line({ productId: 'elephant' })], 'line-1', { quantity: 2 }, facts())).toEqual({
      ok: false,
      refusal: { code: 'unknown_product', productID: 'elephant' },
    });
  });

  it('is refused for a size that is not made', () => {
    expect(decideChangeLine([line()], 'line-1', { properties: size('emperor') }, facts())).toEqual({
      ok: false,
      refusal: { code: 'impossible_option', productID: 'mattress', property: 'Size', fault: 'impossible' },
    });
  });

  it('is refused for a size that cannot be bought', () => {
    expect(decideChangeLine([line()], 'line-1', { properties: size('full') }, facts())).toEqual({
      ok: false,
      refusal: { code: 'not_purchasable', productID: 'mattress', title: 'Calm mattress, full' },
    });
  });

  it('is refused when there are not so many, and says how many there are', () => {
    expect(decideChangeLine([line()], 'line-1', { quantity: 4 }, facts(3))).toEqual({
      ok: false,
      refusal: { code: 'insufficient_stock', title: 'Calm mattress', available: 3 },
    });
  });

  it('is refused when there is not enough of what belongs to it, and says so', () => {
    const premier = line({ id: 'premier', productId: 'premier-bundle', forItem: 'line-1' });
    const known = (units: number) => ({
      findProduct: findSetSample,
      flags: flagsWith(),
      availableByItem: setUnits(100, { 'pillow-s:standard': units }),
    });
    // Two pillows in each Premier Bundle.
    expect(decideChangeLine([line(), premier], 'line-1', { quantity: 3 }, known(5))).toEqual({
      ok: false,
      refusal: { code: 'insufficient_stock', title: 'Premier Bundle', available: 2 },
    });
    expect(decideChangeLine([line(), premier], 'line-1', { quantity: 3 }, known(6)).ok).toBe(true);
  });

  it('leaves every other line and every id as they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 110 }), (quantity) => {
        const decision = decideChangeLine([line(), pillow, plan], 'line-1', { quantity }, facts());
        expect(decision.ok).toBe(quantity >= 1 && quantity <= 100);
        const ids = decision.ok ? decision.change.lines.map(({ id }) => id) : ['line-1', 'line-2', 'plan-1'];
        expect(ids).toEqual(['line-1', 'line-2', 'plan-1']);
        expect(!decision.ok || decision.change.lines.includes(pillow)).toBe(true);
      }),
    );
  });
});

describe('taking a line out', () => {
  it('takes it out, and what was chosen for it', () => {
    expect(decideRemoveLine([line(), plan, pillow], 'line-1')).toEqual({ ok: true, change: [pillow] });
  });

  it('takes out what was chosen for another line alone', () => {
    expect(decideRemoveLine([line(), plan, pillow], 'plan-1')).toEqual({
      ok: true,
      change: [line(), pillow],
    });
  });

  it('is refused for a line that is not there', () => {
    expect(decideRemoveLine([line()], 'line-9')).toEqual({
      ok: false,
      refusal: { code: 'unknown_line', itemIdentifier: 'line-9' },
    });
  });

  it('is refused for a gift: it comes and goes with its line', () => {
    expect(decideRemoveLine([line()], 'line-1-gift-2')).toEqual({
      ok: false,
      refusal: { code: 'line_not_editable', itemIdentifier: 'line-1-gift-2' },
    });
  });
});
