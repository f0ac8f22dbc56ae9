import { describe, expect, it } from 'vitest';
import { closestChoice, isOpen, readChoices, writeChoices } from './option-values.ts';

/** Navy is out of stock in 20 lbs. */
const BUYABLE = [
  ['navy', '15'],
  ['navy', '25'],
  ['grey', '15'],
  ['grey', '20'],
];

describe('what is chosen of an upsell', () => {
  it('stays as it is while it can be bought', () => {
    expect(closestChoice(BUYABLE, ['grey', '20'])).toEqual(['grey', '20']);
  });

  it('moves to the first that can be bought, and keeps what is chosen first', () => {
    expect(closestChoice(BUYABLE, ['navy', '20'])).toEqual(['navy', '15']);
    expect(closestChoice(BUYABLE, ['grey', '25'])).toEqual(['grey', '15']);
    expect(closestChoice(BUYABLE, ['pink', '25'])).toEqual(['navy', '15']);
    expect(closestChoice([], ['navy', '15'])).toBeNull();
  });

  it('is written in an attribute and read from it', () => {
    expect(writeChoices(BUYABLE)).toBe('navy/15|navy/25|grey/15|grey/20');
    expect(readChoices(writeChoices(BUYABLE))).toEqual(BUYABLE);
  });
});

describe('an option of an upsell', () => {
  it('is open while something with it can be bought beside what is chosen before it', () => {
    expect(isOpen(BUYABLE, ['navy', '15'], 1, '20')).toBe(false);
    expect(isOpen(BUYABLE, ['grey', '15'], 1, '20')).toBe(true);
    expect(isOpen(BUYABLE, ['navy', '25'], 0, 'grey')).toBe(true);
    expect(isOpen(BUYABLE, ['navy', '15'], 0, 'slate')).toBe(false);
  });
});
