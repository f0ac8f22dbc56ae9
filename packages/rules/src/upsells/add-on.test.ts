import { describe, expect, it } from 'vitest';
import { isAddOn } from './goes-with.ts';

const of = (kind: string, upsell: Parameters<typeof isAddOn>[0]['upsell'] = null) =>
  isAddOn({ kind, upsell });

describe('what is chosen with a product', () => {
  it('is a line of its own when it is a large thing', () => {
    const large = [
      'mattress',
      'bedframe',
      'foundation',
      'adjustable-base',
      'nightstand',
      'dresser',
      'chest',
      'furniture',
    ];
    expect(large.filter((kind) => of(kind))).toEqual([]);
  });

  it('belongs to the product when it is soft, a plan or an upgrade', () => {
    const small = ['sheets', 'pillow', 'protector', 'bedding', 'sleep-bundle', 'protection-plan', 'service'];
    expect(small.filter((kind) => !of(kind))).toEqual([]);
  });

  it('belongs to the product, however large, when it saves with it or is sold only with it', () => {
    const terms = { hasFixedSaving: false, isNotSaleable: false };
    expect(of('foundation', terms)).toBe(false);
    expect(of('foundation', { ...terms, hasFixedSaving: true })).toBe(true);
    expect(of('foundation', { ...terms, isNotSaleable: true })).toBe(true);
  });
});
