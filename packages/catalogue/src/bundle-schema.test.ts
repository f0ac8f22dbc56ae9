import { describe, expect, it } from 'vitest';
import { bundleMappingSchema, bundleSchema } from './bundle-schema.ts';

const bundle = {
  sku: 'set',
  name: 'set',
  title: 'Set',
  groups: [{ role: 'mattress', title: 'Mattress', products: ['mattress'] }],
  savings: { any: 50 },
};

describe('a bundle in a file', () => {
  it('starts with queen, has no extras, and white glove costs what the tariff says', () => {
    expect(bundleSchema.parse(bundle)).toMatchObject({
      savings: { any: 5000 },
      extras: [],
      defaultSize: 'queen',
      whiteGloveAmount: null,
    });
  });
});

describe('what an operator replaces of a bundle', () => {
  it('is only what is written: the rest stays as the file has it', () => {
    expect(bundleMappingSchema.parse({ set: { savings: { queen: 75 } } })).toEqual({
      set: { savings: { queen: 7500 } },
    });
  });

  it('is never its name, nor a field that nobody reads', () => {
    expect(bundleMappingSchema.safeParse({ set: { name: 'other' } }).success).toBe(false);
    expect(bundleMappingSchema.safeParse({ set: { saving: 1 } }).success).toBe(false);
    expect(bundleMappingSchema.safeParse({ set: { groups: [] } }).success).toBe(false);
  });
});
