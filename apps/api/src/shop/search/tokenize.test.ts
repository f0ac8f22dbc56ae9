import { describe, expect, it } from 'vitest';
import { foldText, singular, tokenize } from './tokenize.ts';

describe('the words of a text', () => {
  it('are compared without case, accents and ligatures, and shown as they were written', () => {
    expect(tokenize('TRÈS grand Lit')).toEqual([
      { shown: 'très', folded: 'tres' },
      { shown: 'grand', folded: 'grand' },
      { shown: 'lit', folded: 'lit' },
    ]);
    expect(foldText('Œuf de cœur')).toBe('oeuf de coeur');
  });

  it('are the same however an accent is put together', () => {
    expect(foldText('matelas me\u0301moire')).toBe(foldText('matelas m\u00e9moire'));
  });

  it('are letters and digits of any script, and nothing else', () => {
    expect(foldText('2-drawer, 100% "cotton"')).toBe('2 drawer 100 cotton');
    expect(foldText("'; drop table products; --")).toBe('drop table products');
    expect(foldText('שלום мир 床')).toBe('שלום мир 床');
    expect(foldText('🛏️ ** :* & | !()')).toBe('');
    expect(foldText('a\0b \ud800')).toBe('a b');
  });
});

describe('the endings of a noun and its plural', () => {
  it('do not matter when words are compared', () => {
    for (const [plural, one] of [
      ['mattresses', 'mattress'],
      ['sheets', 'sheet'],
      ['boxes', 'box'],
      ['couches', 'couch'],
      ['bureaux', 'bureau'],
    ] as const)
      expect(singular(plural)).toBe(singular(one));
  });

  it('are not cut off short words, nor off words that end so by themselves', () => {
    expect(singular('bus')).toBe('bus');
    expect(singular('mattress')).toBe('mattress');
  });
});
