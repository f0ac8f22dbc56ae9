import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comboLabel } from './combo-label.ts';
import type { ComboWithBase } from './upsell-item.ts';

const SERENITY = { premierLabel: false };
const PREMIER = { premierLabel: true };
const combo: ComboWithBase = {
  show: true,
  label: 'Sleep bundle',
  labelV2: 'Serenity Bundle (free with mattress)',
  labelV3: 'Premier Bundle',
  title: 'Complete your bed',
  sellsWithMattress: true,
};

describe('the label of a combination', () => {
  it('is switched from Serenity to Premier by a flag [C3.64]', () => {
    expect(comboLabel(combo, 'mattress', SERENITY)).toBe('Serenity Bundle (free with mattress)');
    expect(comboLabel(combo, 'mattress', PREMIER)).toBe('Premier Bundle');
  });

  it('is the plain one where there is no other', () => {
    expect(comboLabel({ ...combo, labelV2: null }, 'mattress', SERENITY)).toBe('Sleep bundle');
    expect(comboLabel({ ...combo, labelV3: null }, 'mattress', PREMIER)).toBe('Sleep bundle');
  });

  it('is none for what sells with mattresses on another page', () => {
    expect(comboLabel(combo, 'bedframe', SERENITY)).toBeNull();
    expect(comboLabel({ ...combo, sellsWithMattress: false }, 'bedframe', PREMIER)).toBe('Premier Bundle');
  });

  it('is none where it is not to be shown, or where there is no combination', () => {
    expect(comboLabel({ ...combo, show: false }, 'mattress', SERENITY)).toBeNull();
    expect(comboLabel(null, 'mattress', SERENITY)).toBeNull();
  });

  it('is always one of its own three, or none', () => {
    const text = fc.option(fc.string(), { nil: null });
    const combos = fc.record({
      show: fc.boolean(),
      labelV2: text,
      labelV3: text,
      sellsWithMattress: fc.boolean(),
    });
    const kinds = fc.constantFrom('mattress', 'bedframe', 'pillow');
    fc.assert(
      fc.property(combos, kinds, fc.boolean(), (changes, kind, premierLabel) => {
        const one = { ...combo, ...changes };
        const isShown = one.show && (kind === 'mattress' || !one.sellsWithMattress);
        const own = premierLabel ? one.labelV3 : one.labelV2;
        expect(comboLabel(one, kind, { premierLabel })).toBe(isShown ? (own ?? one.label) : null);
      }),
    );
  });
});
