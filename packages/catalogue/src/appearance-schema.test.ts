import { describe, expect, it } from 'vitest';
import { appearanceSchema } from './appearance-schema.ts';

const plain = { shape: 'nightstand', cover: '#ffffff', side: '#dddddd', accent: '#b08d57' };
const accepts = (changes: object) => appearanceSchema.safeParse({ ...plain, ...changes }).success;

describe('the appearance of a product in a file', () => {
  it('has a shape and three colours; layers and parts only where there are some', () => {
    expect(appearanceSchema.parse(plain)).toEqual({ ...plain, layers: [] });
    expect(accepts({ parts: { drawers: 2, legs: 'turned', front: 'woven' } })).toBe(true);
  });

  it('has no shape, part or colour that nobody can draw', () => {
    expect(accepts({ shape: 'elephant' })).toBe(false);
    expect(accepts({ cover: 'beige' })).toBe(false);
    expect(accepts({ parts: { wheels: 4 } })).toBe(false);
    expect(accepts({ parts: { drawers: -1 } })).toBe(false);
    expect(accepts({ parts: { legs: 'chicken' } })).toBe(false);
  });
});
