import { describe, expect, it } from 'vitest';
import { priceCart } from '../pricing/price-cart.ts';
import { findSetSample, listDraft, PREMIER, setFacts, setLine, setUnits } from './sample-sets.ts';

describe('the made-up sets and upgrades of these tests', () => {
  it('are found beside the other made-up products', () => {
    expect(findSetSample('base')?.kind).toBe('adjustable-base');
    expect(findSetSample('mattress')?.kind).toBe('mattress');
    expect(findSetSample('elephant')).toBeNull();
  });

  it('take what a sleep bundle is made of from stock', () => {
    expect(PREMIER.variants['premier-bundle-s:king']?.demand).toMatchObject([
      { stockItem: 'sheets-s:king/c:white', units: 1 },
      { stockItem: 'pillow-s:king', units: 2 },
      { stockItem: 'protector-s:king', units: 1 },
    ]);
  });

  it('make a line of the first options in a size', () => {
    expect(setLine('frame', 'king', 2)).toMatchObject({
      id: 'frame-king',
      quantity: 2,
      properties: [
        { name: 'Size', value: 'king' },
        { name: 'Color', value: 'natural' },
      ],
    });
    expect(setLine('nightstand', null)).toMatchObject({ id: 'nightstand-one', quantity: 1 });
    expect(() => setLine('elephant', 'king')).toThrow('no sample elephant');
  });

  it('start at list price, and know only what exists', () => {
    const lines = [
      setLine('base', 'queen'),
      setLine('mattress', 'emperor'),
      { ...setLine('base', 'king'), productId: 'elephant' },
    ];
    const draft = listDraft(setFacts({ lines }));
    expect(draft.lines.map(({ id, running }) => [id, running])).toEqual([['base-queen', 119_900]]);
    expect(draft.receipt).toHaveLength(1);
  });

  it('cost their list price where nothing is on offer', () => {
    expect(priceCart(setFacts({ lines: [setLine('base', 'queen')] })).totalPrice).toBe(119_900);
  });

  it('have as many available units of everything as asked for', () => {
    const units = setUnits(7, { 'base-s:queen': 0 });
    expect([units.get('base-s:queen'), units.get('base-s:king'), units.get('mattress-s:queen')]).toEqual([
      0, 7, 7,
    ]);
  });
});
