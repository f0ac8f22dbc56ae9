import { describe, expect, it } from 'vitest';
import { bestMatches } from './best-matches.ts';
import type { Found } from './search-index.ts';

const thing = (name: string, hits: number, facts: Partial<Found> = {}): Found => ({
  ...{ kind: 'product', name, hits, tier: 0, isMeant: false },
  ...facts,
});
const page = (name: string, hits: number, tier = 0): Found => thing(name, hits, { kind: 'article', tier });
const closest = (asked: number, ...found: readonly Found[]) => {
  const { found: shown, isPartial } = bestMatches(found, asked);
  return { names: shown.map(({ name }) => name), isPartial };
};

describe('the best matches of a query', () => {
  it('is what has all of it', () => {
    expect(closest(2, thing('both', 2, { tier: 1 }), thing('one', 1, { tier: 2 }))).toEqual({
      names: ['both'],
      isPartial: false,
    });
  });

  it('is called so, or of the kind that is meant, where anything is', () => {
    const pillow = thing('pillow', 3, { isMeant: true });
    expect(closest(3, pillow, thing('mattress with pillows', 3)).names).toEqual(['pillow']);
  });

  it('is a thing of the kind with most of it rather than one that only speaks of it all', () => {
    const mattress = thing('mattress', 3, { isMeant: true, tier: 0 });
    expect(closest(4, thing('sheet that speaks of beds', 4), mattress)).toEqual({
      names: ['mattress'],
      isPartial: true,
    });
  });

  it('is what speaks of it where nothing better is', () => {
    expect(closest(2, thing('bed', 2), thing('chest', 1))).toEqual({ names: ['bed'], isPartial: false });
  });

  it('is a thing that is called so also when a page has more of it', () => {
    expect(closest(3, page('questions', 3), thing('topper', 1, { tier: 2 }))).toEqual({
      names: ['topper', 'questions'],
      isPartial: true,
    });
  });

  it('is no thing that only has a word of it when a page has it all', () => {
    const white = thing('white sheets', 1, { tier: 1 });
    expect(closest(3, page('white glove service', 3), white).names).toEqual(['white glove service']);
  });

  it('is read about only where pages are called so too, or where things only mention it', () => {
    const bed = thing('bed', 1, { tier: 2 });
    expect(closest(1, bed, page('about beds', 1, 2), page('returns', 1)).names).toEqual([
      'bed',
      'about beds',
    ]);
    expect(bestMatches([bed, page('about beds', 1, 2)], 1).isForReading).toBe(false);
    expect(bestMatches([thing('bed', 1), page('returns', 1, 2)], 1).isForReading).toBe(true);
  });

  it('is no page with less than the things have', () => {
    expect(closest(2, thing('bed', 2, { tier: 2 }), page('journal', 1)).names).toEqual(['bed']);
  });

  it('is a page where no thing has it', () => {
    expect(closest(1, page('returns', 1))).toEqual({ names: ['returns'], isPartial: false });
    expect(closest(2)).toEqual({ names: [], isPartial: false });
  });
});
