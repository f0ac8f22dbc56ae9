import { describe, expect, it } from 'vitest';
import { searchSchema } from './search-schema.ts';

describe('what search engines may do with a page', () => {
  it('is everything unless its file says otherwise', () => {
    expect(searchSchema.parse(undefined)).toEqual({ index: true, sitemap: true });
  });

  it('is not to find it in the sitemap when they must not show it', () => {
    expect(searchSchema.parse({ index: false })).toEqual({ index: false, sitemap: false });
    expect(searchSchema.parse({ index: false, sitemap: true }).sitemap).toBe(false);
  });

  it('may be to show it without its being in the sitemap', () => {
    expect(searchSchema.parse({ sitemap: false })).toEqual({ index: true, sitemap: false });
  });

  it('may be to show another page in its place, which is one of ours', () => {
    expect(searchSchema.parse({ canonical: '/mattress' }).canonical).toBe('/mattress');
    expect(searchSchema.safeParse({ canonical: 'https://elsewhere.example' }).success).toBe(false);
    expect(searchSchema.safeParse({ robots: 'none' }).success).toBe(false);
  });
});
