import { describe, expect, it } from 'vitest';
import { choiceTiles, linkedChoices } from './page-choice.ts';

const FRAME = '9123456789abcdef01234567';
const PADDED = '9123456789abcdef01234568';
const color = (value: string) => ({ name: 'Color', value });

const headboard: Parameters<typeof choiceTiles>[0] = {
  name: 'headboard',
  title: 'Headboard',
  values: [
    { value: 'frame-only', title: 'Frame only', productID: FRAME, url: '/frame', properties: [] },
    { value: 'linen', title: 'Linen', productID: PADDED, url: '/padded', properties: [color('linen')] },
    { value: 'grey', title: 'Grey', productID: PADDED, url: '/padded', properties: [color('grey')] },
  ],
};

const variant = (...properties: { name: string; value: string }[]) => ({
  properties: properties.map((choice) => ({ ...choice, title: choice.value })),
});
const QUEEN = { name: 'Size', value: 'queen' };

describe('a choice that leads to another product', () => {
  it('keeps the size, and leads to the option that was chosen of the product', () => {
    const tiles = choiceTiles(headboard, { id: FRAME }, variant(QUEEN));
    expect(tiles.map(({ url, isHere }) => [url, isHere])).toEqual([
      ['/frame?size=queen', true],
      ['/padded?size=queen&color=linen', false],
      ['/padded?size=queen&color=grey', false],
    ]);
  });

  it('is the one of the chosen option where two lead to one product', () => {
    const here = (value: string) =>
      choiceTiles(headboard, { id: PADDED }, variant(QUEEN, color(value))).map(({ isHere }) => isHere);
    expect(here('linen')).toEqual([false, true, false]);
    expect(here('grey')).toEqual([false, false, true]);
  });

  it('names no size of what has none', () => {
    expect(choiceTiles(headboard, { id: FRAME }, variant())[0]?.url).toBe('/frame');
  });

  it('is a model or a headboard, and no upgrade: that is added to the product', () => {
    const upgrade = { ...headboard, name: 'upgrade' as const };
    expect(linkedChoices({ choices: [upgrade, headboard] })).toEqual([headboard]);
  });
});
