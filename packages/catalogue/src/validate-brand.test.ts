import { describe, expect, it } from 'vitest';
import { brand, faultsOf, withHome, withPrice, withProduct } from './testing/halcyon.ts';
import { validateBrand } from './validate-brand.ts';

describe('the data of a brand', () => {
  it('has nothing to complain of as it is', () => {
    expect(faultsOf(brand)).toEqual([]);
  });

  it('misses a gift, a part of a bundle, a headboard and a gift bundle that are no product', () => {
    expect(faultsOf(withProduct('mattress', { gifts: ['sheet-set', 'elephant'] }))).toEqual([
      'mattress: gift elephant is no product',
    ]);
    const part = { product: 'elephant', quantity: 1, quantityBySize: {}, properties: {} };
    expect(faultsOf(withProduct('premier-bundle', { components: [part] }))).toEqual([
      'premier-bundle: component elephant is no product',
    ]);
    const values = [{ value: 'frame-only', title: 'Frame only', product: 'elephant', properties: {} }];
    const choices = [{ name: 'headboard' as const, title: 'Headboard', values }];
    expect(faultsOf(withProduct('metal-foldable-bed-frame', { choices }))).toEqual([
      'metal-foldable-bed-frame: headboard elephant is no product',
    ]);
    expect(faultsOf({ ...brand, brand: { ...brand.brand, giftBundle: 'elephant' } })).toEqual([
      'gift bundle elephant is no product',
    ]);
    expect(faultsOf({ ...brand, brand: { ...brand.brand, giftBundle: null } })).toEqual([]);
  });

  it('finds layers that do not add up to the height', () => {
    expect(faultsOf(withProduct('mattress', { height: 13 }))).toEqual([
      'mattress: its layers do not add up to 13 inches',
    ]);
    expect(faultsOf(withProduct('mattress', { height: undefined }))).toEqual([]);
  });

  it('finds pockets of which the page says another depth', () => {
    expect(faultsOf(withProduct('sheet-set', { mattressHeight: { from: 0, to: 18 } }))).toEqual([
      'sheet-set: its pockets are of 16 inches, and mattressHeight says otherwise',
    ]);
    expect(faultsOf(withProduct('sheet-set', { specifications: [] }))).toEqual([]);
  });

  it('finds a plan without family, and the terms of a plan on a pillow', () => {
    const name = 'mattress-protection-3-year';
    expect(faultsOf(withProduct(name, { plan: undefined }))).toEqual([
      `${name}: a plan without years and family`,
    ]);
    const plan = { years: 3, isAccidental: false, family: 'mattress' } as const;
    expect(faultsOf(withProduct('pillow', { plan }))).toEqual([
      'pillow: has the terms of a plan and is none',
    ]);
  });

  it('misses a product that the home page shows', () => {
    expect(faultsOf(withHome({ featured: ['mattress', 'elephant'] }))).toEqual([
      'home: elephant is no product',
    ]);
    const { hero } = brand.content.home;
    expect(faultsOf(withHome({ hero: { ...hero, product: 'mouse' } }))).toEqual([
      'home: mouse is no product',
    ]);
  });

  it('complains of everything at once', () => {
    const broken = {
      ...withPrice('pillow', 'king', null),
      content: withHome({ featured: ['elephant'] }).content,
    };
    expect(faultsOf(broken)).toEqual(['pillow: king has no price', 'home: elephant is no product']);
  });

  it('is checked against a vocabulary', () => {
    const none = { colors: {}, materials: {}, weights: {}, firmness: {}, models: {}, headboards: {} };
    const vocabulary = { ...none, mattressKeys: [] };
    expect(validateBrand(brand, vocabulary).length).toBeGreaterThan(50);
  });
});
