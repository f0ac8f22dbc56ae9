import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsWith } from '../flags.ts';
import { line, size } from '../testing/sample-carts.ts';
import { findSetSample } from '../testing/sample-sets.ts';
import { UPGRADE_SIZES } from '../upsells/upgrade-sizes.ts';
import { applyChange, type LineChange } from './apply-change.ts';
import type { CartLine } from './line.ts';

const FACTS = { findProduct: findSetSample, flags: flagsWith() };
const plan = (changes: Partial<CartLine> = {}) =>
  line({ id: 'plan', productId: 'spills-plan', forItem: 'line-1', ...changes });
const premier = line({ id: 'premier', productId: 'premier-bundle', forItem: 'line-1' });
const other = line({ id: 'line-2', properties: size('king') });
const apply = (lines: readonly CartLine[], id: string, change: LineChange) =>
  applyChange(lines, id, change, FACTS);
const PLAN_TITLE = 'Mattress plan with accidents';

describe('a change of a line that others belong to', () => {
  it('takes them along, and leaves the rest of the cart alone', () => {
    expect(
      apply([line(), plan(), premier, other], 'line-1', { properties: size('king'), quantity: 2 }),
    ).toEqual({
      ok: true,
      change: {
        lines: [
          line({ properties: size('king'), quantity: 2 }),
          plan({ properties: size('king'), quantity: 2 }),
          { ...premier, properties: size('king'), quantity: 2 },
          other,
        ],
        left: [],
      },
    });
  });

  it('says what has left because it does not come in the new size', () => {
    expect(apply([line(), plan(), premier], 'line-1', { properties: size('calKing') })).toEqual({
      ok: true,
      change: {
        lines: [line({ properties: size('calKing') })],
        left: [
          { code: 'not_made_in_size', title: PLAN_TITLE, size: 'Cal King' },
          { code: 'not_made_in_size', title: 'Premier Bundle', size: 'Cal King' },
        ],
      },
    });
  });
});

describe('a change of a protection plan itself', () => {
  const lines = [line({ quantity: 2 }), plan({ quantity: 2 })];

  it('is refused: there are as many of it as of what it covers', () => {
    expect(apply(lines, 'plan', { quantity: 1 })).toEqual({
      ok: false,
      refusal: { code: 'line_not_editable', itemIdentifier: 'plan' },
    });
    expect(apply(lines, 'plan', { quantity: 2 }).ok).toBe(true);
  });

  it('is refused in another size than that of what it covers', () => {
    const refusal = { code: 'plan_does_not_fit', title: PLAN_TITLE };
    expect(apply(lines, 'plan', { properties: size('king') })).toEqual({ ok: false, refusal });
    expect(apply([plan()], 'plan', {})).toEqual({ ok: false, refusal });
    expect(apply([line({ productId: 'elephant' }), plan()], 'plan', {})).toEqual({ ok: false, refusal });
  });
});

describe('a change of an upgrade itself', () => {
  it('is refused in a size that does not go with its mattress', () => {
    expect(apply([line(), premier], 'premier', { properties: size('king') })).toEqual({
      ok: false,
      refusal: { code: 'does_not_go_with', title: 'Premier Bundle, king', with: 'Calm mattress, queen' },
    });
  });

  it('may be to any number, which it then has of its own will', () => {
    const kept = { ...premier, keepsNumber: true as const };
    const changed = apply([line({ quantity: 2 }), kept], 'premier', { quantity: 2 });
    if (!changed.ok) throw new Error('two are there');
    const grown = apply(changed.change.lines, 'line-1', { quantity: 3 });
    expect(grown.ok && grown.change.lines[1]).toEqual({ ...premier, quantity: 3 });
    const same = apply([line(), kept], 'premier', { properties: size('queen') });
    expect(same.ok && same.change.lines[1]).toEqual(kept);
  });
});

describe('any change of a cart with a protection plan', () => {
  it('leaves every plan with the size and quantity of what it covers', () => {
    const anyChange = fc.record({
      id: fc.constantFrom('line-1', 'plan', 'line-2'),
      change: fc.record(
        { quantity: fc.integer({ min: 1, max: 5 }), properties: fc.constantFrom(...UPGRADE_SIZES).map(size) },
        { requiredKeys: [] },
      ),
    });
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 8 }), (changes) => {
        const lines = changes.reduce<readonly CartLine[]>(
          (before, { id, change }) => {
            const decision = apply(before, id, change);
            return decision.ok ? decision.change.lines : before;
          },
          [line(), plan(), other],
        );
        for (const each of lines.filter(({ forItem }) => forItem === 'line-1'))
          expect(lines[0]).toMatchObject({ quantity: each.quantity, properties: each.properties });
        expect(lines.some(({ id }) => id === 'line-2')).toBe(true);
      }),
    );
  });
});
