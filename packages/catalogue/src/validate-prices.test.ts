import { describe, expect, it } from 'vitest';
import { brand, faultsOf, withPrice } from './testing/halcyon.ts';

describe('the prices and the stock of a brand', () => {
  it('miss a price that is not there [C9.18]', () => {
    expect(faultsOf(withPrice('mattress', 'queen', null))).toEqual(['mattress: queen has no price']);
    expect(faultsOf(withPrice('sheet-set', 'king', null))).toEqual([
      'sheet-set: king/white has no price',
      'sheet-set: king/grey has no price',
    ]);
    const { mattress: _none, ...prices } = brand.prices;
    expect(faultsOf({ ...brand, prices }).filter((fault) => fault.endsWith('has no price'))).toHaveLength(6);
  });

  it('need none for a split king, which is two twin XL, nor for a sleep bundle, which is its parts', () => {
    expect(brand.prices.mattress).not.toHaveProperty('splitKing');
    expect(brand.prices).not.toHaveProperty('premier-bundle');
  });

  it('may be filed under a part of the variant, so that a colour needs no price of its own', () => {
    expect(Object.keys(brand.prices['sheet-set'] ?? {})).toContain('queen');
    expect(Object.keys(brand.prices['natural-cotton-sheet-set'] ?? {})).toContain('queen/sateen');
    expect(Object.keys(brand.prices['socalle-nightstand'] ?? {})).toEqual(['one']);
  });

  it('never ask more than the list price, or nothing', () => {
    const message = ['mattress: queen costs more than its list price, or nothing'];
    expect(faultsOf(withPrice('mattress', 'queen', [99_500, 99_501]))).toContain(message[0]);
    expect(faultsOf(withPrice('mattress', 'queen', [99_500, 0]))).toContain(message[0]);
    expect(faultsOf(withPrice('mattress', 'queen', [99_500, 69_900]))).toEqual([]);
    expect(faultsOf(withPrice('mattress', 'queen', []))).toContain(message[0]);
  });

  it('rise with the size from twin over twin XL, full and queen to king, and list prices with them', () => {
    const [, queen = 0] = brand.prices.mattress?.queen ?? [];
    expect(faultsOf(withPrice('mattress', 'king', [200_000, queen - 1]))).toEqual([
      'mattress: king is cheaper than the queen',
    ]);
    expect(faultsOf(withPrice('mattress', 'king', [200_000, queen]))).toEqual([]);
    expect(faultsOf(withPrice('mattress', 'king', [queen, queen]))).toEqual([
      'mattress: king has a lower list price than the queen',
    ]);
    expect(faultsOf(withPrice('mattress', 'twin', [200_000, 44_901]))).toEqual([
      'mattress: twinXL is cheaper than the twin',
      'mattress: twinXL has a lower list price than the twin',
    ]);
    expect(faultsOf(withPrice('pillow', 'king', [7_500, 5_899]))).toContain(
      'pillow: king is cheaper than the standard',
    );
    expect(faultsOf(withPrice('natural-cotton-sheet-set', 'king/sateen', [13_800, 13_800]))).toHaveLength(10);
  });

  it('are not kept under a key that no variant has', () => {
    expect(faultsOf(withPrice('mattress', 'emperor', [2, 1]))).toEqual([
      'mattress: price of emperor belongs to no variant',
    ]);
    const stock = { ...brand.stock, elephant: { queen: { onHand: 1, backOrder: false, isActive: true } } };
    expect(faultsOf({ ...brand, stock })).toEqual(['elephant: stock of queen belongs to no variant']);
  });
});
