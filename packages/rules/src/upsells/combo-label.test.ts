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
  it('[C3.64] is switched from Serenity to Premier by a flag', () => {
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
});
