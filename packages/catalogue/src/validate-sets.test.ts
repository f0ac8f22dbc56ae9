import { describe, expect, it } from 'vitest';
import type { BundleData } from './bundle-schema.ts';
import { brand, faultsOf } from './testing/halcyon.ts';
import { validateBundle } from './validate-sets.ts';

const [first] = brand.bundles;
if (!first) throw new Error('halcyon has no bundle');
const [bedroom] = brand.collections;
if (!bedroom) throw new Error('halcyon has no collection');

const withBundle = (changes: Partial<BundleData>) => validateBundle({ ...first, ...changes }, brand);

const parts = (...products: string[]) =>
  products.map((name) => ({ role: 'base' as const, title: name, products: [name], isOptional: false }));

describe('the bundles of a brand', () => {
  it('are made of products', () => {
    expect(withBundle({ groups: parts('mattress', 'elephant') })).toEqual([
      'bundle adjustable-frame-bundle: elephant is no product',
    ]);
    expect(withBundle({ extras: [{ product: 'mouse', saving: 1 }] })[0]).toBe(
      'bundle adjustable-frame-bundle: mouse is no product',
    );
  });

  it('never save more than their cheapest parts cost together', () => {
    const groups = parts('pillow', 'socalle-nightstand');
    const cheapest = 5900 + 22_900;
    expect(withBundle({ groups, savings: { standard: cheapest } })).toEqual([]);
    expect(withBundle({ groups, savings: { standard: cheapest + 1 } })).toEqual([
      'bundle adjustable-frame-bundle: in standard it saves more than its cheapest parts cost',
    ]);
    const optional = groups.map((group, index) => ({ ...group, isOptional: index === 1 }));
    expect(withBundle({ groups: optional, savings: { any: cheapest } })).toHaveLength(2);
  });

  it('count a split king as two twin XL', () => {
    const groups = parts('adjustable-bed-frame');
    expect(withBundle({ groups, savings: { splitKing: 2 * 64_900 } })).toEqual([]);
    expect(withBundle({ groups, savings: { splitKing: 2 * 64_900 + 1 } })).toHaveLength(1);
  });

  it('always save something, in every size and on every extra', () => {
    const others = brand.bundles.slice(1);
    const spoilt = (changes: Partial<BundleData>) =>
      faultsOf({ ...brand, bundles: [{ ...first, ...changes }, ...others] });
    const { queen: _queen, ...savings } = first.savings;
    expect(spoilt({ savings })).toEqual(['bundle adjustable-frame-bundle: in queen it saves nothing']);
    expect(spoilt({ savings: { ...first.savings, any: 0 } })).toEqual([
      'bundle adjustable-frame-bundle: its saving in any is nothing',
    ]);
    expect(spoilt({ extras: [{ product: 'pillow', saving: 0 }] })).toEqual([
      'bundle adjustable-frame-bundle: pillow saves nothing with it',
    ]);
  });

  it('take no more off an extra than it costs', () => {
    expect(withBundle({ extras: [{ product: 'pillow', saving: 5900 }] })).toEqual([]);
    expect(withBundle({ extras: [{ product: 'pillow', saving: 5901 }] })).toEqual([
      'bundle adjustable-frame-bundle: pillow saves more than it costs',
    ]);
  });

  it('sell no second protector where the mattress brings one', () => {
    const extras = [{ product: 'waterproof-breathable-mattress-protector', saving: 15 }];
    const faultsWith = (changes: Partial<BundleData>) =>
      faultsOf({ ...brand, bundles: [{ ...first, ...changes, extras }, ...brand.bundles.slice(1)] });
    expect(faultsWith({})).toEqual([
      'bundle adjustable-frame-bundle: waterproof-breathable-mattress-protector is sold beside the protector that comes free',
    ]);
    expect(faultsWith({ groups: parts('adjustable-bed-frame') })).toEqual([]);
  });
});

describe('the collections of a brand', () => {
  it('list products with a type and a maximum quantity, and a rule of colour where there is one [C3.39, C3.40]', () => {
    expect(
      bedroom.items.map(({ productName, type, maximumQuantity }) => [productName, type, maximumQuantity]),
    ).toEqual([
      ['socalle-platform-bed', 'bedframe', 1],
      ['socalle-nightstand', 'nightstand', 2],
      ['socalle-dresser', 'dresser', 1],
      ['socalle-chest', 'chest', 1],
    ]);
    expect(bedroom.items.map(({ colorRule }) => colorRule?.kind ?? null)).toEqual([
      null,
      'same',
      'map',
      'map',
    ]);
    const types = new Set(brand.collections.flatMap(({ items }) => items.map(({ type }) => type)));
    expect([...types].sort()).toEqual(['bedframe', 'chest', 'dresser', 'mattress', 'nightstand']);
  });

  it('are made of products', () => {
    const item = { productName: 'elephant', type: 'chest' as const, maximumQuantity: 1, colorRule: null };
    const collections = [{ ...bedroom, name: 'zoo', items: [item] }];
    expect(faultsOf({ ...brand, collections })).toEqual(['collection zoo: elephant is no product']);
  });
});
