import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.ts';
import { brand, faultsOf } from './testing/halcyon.ts';
import type { UpsellData } from './upsell-schema.ts';

const withUpsell = (name: string, changes: Partial<UpsellData>): Brand => ({
  ...brand,
  upsells: brand.upsells.map((upsell) => (upsell.name === name ? { ...upsell, ...changes } : upsell)),
});

const orange = { type: 'Color', isChooser: true, defaultValue: 'orange' } as const;

describe('the upsells of a brand', () => {
  it('sell something', () => {
    expect(faultsOf(withUpsell('sheet-set', { name: 'elephant' }))).toEqual([
      'upsell elephant is no product',
    ]);
    expect(faultsOf(withUpsell('sheet-set', { sku: 'mouse' }))).toEqual([
      'upsell sheet-set: neither mouse nor its fallback is in stock',
    ]);
    expect(faultsOf(withUpsell('sheet-set', { sku: 'mouse', fallbackSku: 'hal-sheets' }))).toEqual([]);
  });

  it('go with products, and are paired with one, that the brand sells', () => {
    const pairedItem = { name: 'elephant', labelText: 'An elephant', linkText: 'See it' };
    expect(faultsOf(withUpsell('sheet-set', { sellsWith: ['mouse'], pairedItem }))).toEqual([
      'upsell sheet-set: mouse is no product',
      'upsell sheet-set: elephant is no product',
    ]);
  });

  it('have amounts by size if they take a fixed saving off, and only then', () => {
    const fault = 'upsell sheet-set: a fixed saving has amounts by size, and nothing else has';
    expect(faultsOf(withUpsell('sheet-set', { type: 'fixed-saving' }))).toEqual([fault]);
    expect(faultsOf(withUpsell('sheet-set', { savings: { queen: 1 } }))).toEqual([fault]);
  });

  it('start with something that their product comes in, or have another in its place', () => {
    expect(faultsOf(withUpsell('sheet-set', { defaultProperties: [orange] }))).toEqual([
      'upsell sheet-set: it does not come in Color orange',
    ]);
    const alternative = { type: 'Color', defaultValue: 'orange', alternativeValue: 'grey' } as const;
    const changes = { defaultProperties: [orange], alternativeProperties: [alternative] };
    expect(faultsOf(withUpsell('sheet-set', changes))).toEqual([]);
    const heavy = { type: 'Weight', isChooser: false, defaultValue: '15' } as const;
    expect(faultsOf(withUpsell('sheet-set', { defaultProperties: [heavy] }))).toEqual([
      'upsell sheet-set: it does not come in Weight 15',
    ]);
  });

  it('are checked in the brand that they belong to: another one may lack their products', () => {
    const shared = withUpsell('sheet-set', { name: 'elephant' });
    expect(faultsOf({ ...shared, brand: { ...brand.brand, upsells: 'sister' } })).toEqual([]);
  });
});
