import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediaFor } from './media-for.ts';

const picture = (url: string, ...tags: string[]) => ({ url, tags });

const PICTURES = [
  picture('footprint-king', 'in-use', '@order-4', 'size:king'),
  picture('bedroom', 'in-use', '@order-2'),
  picture('old', '@order-1'),
  picture('studio', 'in-use', '@order-1'),
  picture('footprint-queen', 'in-use', '@order-3', 'size:queen'),
];

const shown = (size: string | null) => mediaFor(PICTURES, size).map(({ url }) => url);

describe('the pictures of a product', () => {
  it('are those in use, in their order, of the chosen size or of none', () => {
    expect(shown('queen')).toEqual(['studio', 'bedroom', 'footprint-queen']);
    expect(shown('king')).toEqual(['studio', 'bedroom', 'footprint-king']);
  });

  it('are those of no size while none is chosen', () => {
    expect(shown(null)).toEqual(['studio', 'bedroom']);
  });

  it('do not mind the case of a size', () => {
    const twin = [picture('a', 'in-use', 'size:twinXL')];
    expect(mediaFor(twin, 'twinxl')).toEqual(twin);
  });

  it('may be of several sizes', () => {
    const both = [picture('a', 'in-use', 'size:king', 'size:calKing')];
    expect(mediaFor(both, 'calKing')).toEqual(both);
    expect(mediaFor(both, 'queen')).toEqual([]);
  });

  it('come last, as they are filed, when they have no order', () => {
    const pictures = [
      picture('b', 'in-use', '@order-x'),
      picture('c', 'in-use'),
      picture('a', 'in-use', '@order-10'),
    ];
    expect(mediaFor(pictures, null).map(({ url }) => url)).toEqual(['a', 'b', 'c']);
  });

  it('are never others, never twice, and always in order', () => {
    const tags = fc.subarray(['in-use', 'size:queen', 'size:king', 'color:grey', '@order-1']);
    fc.assert(
      fc.property(fc.array(tags), fc.option(fc.constantFrom('queen', 'king')), (all, size) => {
        const pictures = all.map((list, index) => picture(String(index), ...list));
        const result = mediaFor(pictures, size);
        expect(new Set(result).size).toBe(result.length);
        expect(result.every((one) => pictures.includes(one) && one.tags.includes('in-use'))).toBe(true);
        const ordered = result.map((one) => one.tags.includes('@order-1'));
        expect(ordered).toEqual(ordered.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });
});
