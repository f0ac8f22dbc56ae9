import { describe, expect, it } from 'vitest';
import { flagsWith } from '../flags.ts';
import { line, size } from '../testing/sample-carts.ts';
import { findSetSample } from '../testing/sample-sets.ts';
import { applyChange, type LineChange } from './apply-change.ts';
import type { CartLine } from './line.ts';

const plan = line({ id: 'plan', productId: 'spills-plan', forItem: 'line-1' });
const premier = line({ id: 'premier', productId: 'premier-bundle', forItem: 'line-1' });
const pillow = line({ id: 'pillow', productId: 'pillow', properties: size('king') });
const ultra = line({ id: 'line-2', productId: 'ultra' });

const apply = (lines: readonly CartLine[], id: string, change: LineChange) =>
  applyChange(lines, id, change, { findProduct: findSetSample, flags: flagsWith() });

describe('another product for a line', () => {
  it('keeps the line, its place, its quantity and the options that both have [K7.14]', () => {
    expect(apply([line({ quantity: 2 }), pillow], 'line-1', { productID: 'ultra' })).toEqual({
      ok: true,
      change: { lines: [line({ productId: 'ultra', quantity: 2 }), pillow], left: [] },
    });
  });

  it('is chosen with the options that are sent', () => {
    const answer = apply([line()], 'line-1', { productID: 'ultra', properties: size('king') });
    expect(answer.ok && answer.change.lines).toEqual([
      line({ productId: 'ultra', properties: size('king') }),
    ]);
  });

  it('is refused without options that it asks for, and when nobody knows it', () => {
    expect(apply([line()], 'line-1', { productID: 'frame' })).toMatchObject({
      refusal: { code: 'impossible_option', property: 'Color', fault: 'missing' },
    });
    expect(apply([line({ properties: size('twin') })], 'line-1', { productID: 'ultra' })).toMatchObject({
      refusal: { code: 'impossible_option', property: 'Size', fault: 'impossible' },
    });
    expect(apply([line()], 'line-1', { productID: 'elephant' })).toMatchObject({
      refusal: { code: 'unknown_product', productID: 'elephant' },
    });
  });

  it('keeps what goes with it, and says what has left because it does not', () => {
    const kept = apply([line(), plan], 'line-1', { productID: 'ultra' });
    expect(kept.ok && kept.change).toEqual({ lines: [line({ productId: 'ultra' }), plan], left: [] });
    const base = apply([line(), plan, premier], 'line-1', { productID: 'base' });
    expect(base.ok && base.change.lines).toEqual([line({ productId: 'base' })]);
    expect(base.ok && base.change.left).toMatchObject([
      { code: 'plan_does_not_fit' },
      { code: 'does_not_go_with', title: 'Premier Bundle, queen' },
    ]);
  });

  it('has no add-on whose size it has not, but keeps what is of use with anything', () => {
    const child = line({ id: 'child', productId: 'pillow', properties: size('king'), forItem: 'line-1' });
    const change = { productID: 'nightstand', properties: [{ name: 'Color', value: 'walnut' }] };
    const answer = apply([line(), child, premier], 'line-1', change);
    expect(answer.ok && answer.change.lines.map(({ id }) => id)).toEqual(['line-1', 'child']);
  });

  it('takes the number of its parent when it is a plan, and is refused where one is already', () => {
    const [child, two] = [{ ...pillow, forItem: 'line-1' }, line({ quantity: 2 })];
    const change = { productID: 'spills-plan', properties: size('queen') };
    const answer = apply([two, child], 'pillow', change);
    expect(answer.ok && answer.change.lines[1]).toMatchObject({ id: 'pillow', quantity: 2 });
    expect(apply([line(), plan, child], 'pillow', change)).toMatchObject({
      refusal: { code: 'plan_already_there' },
    });
  });
});

describe('another parent for an add-on', () => {
  it('is the line that it then belongs to, if it fits that one [K7.14]', () => {
    const lines = [line(), plan, { ...ultra, quantity: 3 }];
    expect(apply(lines, 'plan', { forItem: 'line-2' })).toEqual({
      ok: true,
      change: { lines: [line(), { ...plan, forItem: 'line-2', quantity: 3 }, lines[2]], left: [] },
    });
  });

  it('is refused when the add-on does not fit it', () => {
    expect(apply([line(), plan, pillow], 'plan', { forItem: 'pillow' })).toMatchObject({
      refusal: { code: 'plan_does_not_fit' },
    });
    expect(apply([line(), premier, pillow], 'premier', { forItem: 'pillow' })).toMatchObject({
      refusal: { code: 'does_not_go_with' },
    });
    const taken = { ...premier, id: 'other', forItem: 'line-3' };
    expect(
      apply([line(), premier, line({ id: 'line-3' }), taken], 'premier', { forItem: 'line-3' }),
    ).toMatchObject({
      refusal: { code: 'upgrade_already_there' },
    });
  });

  it('is refused when it is not there, is the line itself, or belongs to another line', () => {
    for (const forItem of ['nowhere', 'pillow', 'plan'])
      expect(apply([line(), plan, pillow], 'pillow', { forItem })).toEqual({
        ok: false,
        refusal: { code: 'unknown_parent', itemIdentifier: forItem },
      });
  });

  it('is refused for a line that has add-ons of its own', () => {
    expect(apply([line(), plan, ultra], 'line-1', { forItem: 'line-2' })).toEqual({
      ok: false,
      refusal: { code: 'does_not_go_with', title: 'Calm mattress', with: 'Ultra mattress' },
    });
    const gone = line({ id: 'gone', productId: 'elephant' });
    expect(apply([line(), plan, gone], 'line-1', { forItem: 'gone' })).toMatchObject({
      refusal: { code: 'does_not_go_with', with: 'elephant' },
    });
  });

  it('may be none for what is also sold by itself', () => {
    const child = { ...pillow, forItem: 'line-1' };
    const answer = apply([line(), child], 'pillow', { forItem: null });
    expect(answer.ok && answer.change.lines).toEqual([line(), pillow]);
    expect(apply([line(), plan], 'plan', { forItem: null })).toMatchObject({
      refusal: { code: 'plan_does_not_fit' },
    });
  });
});
