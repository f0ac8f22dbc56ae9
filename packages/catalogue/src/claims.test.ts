import { findPolicy, policiesFor } from '@counterpane/rules/policies/policy-for';
import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.ts';
import { type ClaimFacts, claimsOf, isTrue } from './brand-claims.ts';
import type { Claim } from './claims-schema.ts';
import { findFigures, textsIn } from './find-figures.ts';
import { loadPartners, loadStores } from './stores.ts';
import { brand as halcyon, withPrice, withProduct } from './testing/halcyon.ts';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';

const NOW = new Date().toISOString();
const { brands, claims } = shippedCatalogue();
const facts: ClaimFacts = {
  findPolicy: ({ policies }, subject, product) => findPolicy(policies, subject, product, NOW),
  partners: { count: loadPartners().count, listed: loadStores().length },
};
const claimOf = (id: string): Claim => {
  const claim = claims.find((one) => one.id === id);
  if (!claim) throw new Error(`no claim ${id}`);
  return claim;
};
const holds = (id: string, brand: Brand = halcyon) => isTrue(claimOf(id), brand, facts);

describe('every claim of ours', () => {
  it('is true of the data of every brand', () => {
    const untrue = brands.flatMap((brand) =>
      claimsOf(brand.key, claims)
        .filter((claim) => !isTrue(claim, brand, facts))
        .map(({ id }) => `${brand.key}: ${id}`),
    );
    expect(untrue).toEqual([]);
  });

  it('says where it is from, and is there once', () => {
    expect(claims.filter(({ source }) => source.length < 10)).toEqual([]);
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
  });

  it('is the only kind of figure in the words of a brand', () => {
    const unknown = brands.flatMap((brand) => {
      const promises = brand.products.flatMap((product) =>
        policiesFor(brand.policies, product, NOW).map(({ figure, text }) => `${figure} ${text}`),
      );
      const { announcement, tagline } = brand.brand;
      const phrases = claimsOf(brand.key, claims).flatMap((claim) => claim.phrases);
      const copy = textsIn([
        announcement,
        tagline,
        promises,
        brand.content,
        brand.upsells.map(({ disclaimer }) => disclaimer),
      ]);
      return copy.flatMap((text) =>
        findFigures(text, phrases).map((figure) => `${brand.key}: ${figure} in "${text}"`),
      );
    });
    expect(unknown).toEqual([]);
  });
});

describe('a claim of some brands', () => {
  const cumula = brands.find(({ key }) => key === 'cumula');
  if (!cumula) throw new Error('the catalogue has no cumula');
  const idsOf = (key: string) => claimsOf(key, claims).map(({ id }) => id);

  it('is what one brand promises: 180 nights to try a mattress, where the others give 365', () => {
    expect(idsOf('cumula')).toContain('half-year-trial');
    expect(idsOf('cumula')).not.toContain('mattress-trial');
    expect(idsOf('halcyon')).not.toContain('half-year-trial');
    expect(holds('half-year-trial', cumula)).toBe(true);
    expect(holds('half-year-trial')).toBe(false);
    expect(cumula.brand.announcement).toContain('180 nights');
  });

  it('may not be worded by another brand', () => {
    const wordsOf = (key: string) => claimsOf(key, claims).flatMap((claim) => claim.phrases);
    expect(findFigures('Try it for 365 nights', wordsOf('cumula'))).toEqual(['365 nights']);
    expect(findFigures('Try it for 365 nights', wordsOf('drift'))).toEqual([]);
  });

  it('names only brands that are there', () => {
    const known = brands.map(({ key }) => key);
    const named = claims.flatMap(({ brands: own = [], exceptBrands }) => [...own, ...exceptBrands]);
    expect(named.filter((key) => !known.includes(key))).toEqual([]);
  });
});

describe('a claim that is no longer true', () => {
  it('of a sale is one with a price further off, or with none that far off', () => {
    expect(holds('up-to-30-off', withPrice('mattress', 'queen', [100_000, 69_999]))).toBe(false);
    const dear = Object.fromEntries(
      Object.entries(halcyon.prices).map(([name, variants]) => [
        name,
        Object.fromEntries(Object.entries(variants).map(([key, [list = 0]]) => [key, [list, list]])),
      ]),
    );
    expect(holds('up-to-30-off', { ...halcyon, prices: dear })).toBe(false);
  });

  it('of nights to try is one that a newer promise has overtaken', () => {
    const shorter = { ...halcyon.policies[0], id: 'x', since: '2026-01-01', days: 100 };
    const policies = halcyon.policies.flatMap((policy) =>
      policy.subject === 'trial' && policy.kinds.includes('mattress')
        ? [{ ...policy, ...shorter }]
        : [policy],
    );
    expect(holds('mattress-trial')).toBe(true);
    expect(holds('mattress-trial', { ...halcyon, policies })).toBe(false);
  });

  it('of a weight limit is one that the specifications do not say', () => {
    const weak = [{ title: 'Weight limit', text: '500 lbs' }];
    const spoilt = withProduct('solid-wood-upholstered-mattress-foundation', { specifications: weak });
    expect(holds('weight-limit', spoilt)).toBe(false);
  });

  it('of gifts is one that a mattress does not bring', () => {
    expect(holds('sleep-set', withProduct('mattress', { gifts: ['pillow'] }))).toBe(false);
  });

  it('of how many there are is one with one less', () => {
    expect(holds('nine-mattresses', withProduct('mattress', { group: 'kids' }))).toBe(false);
  });

  it('of weighted blankets is one outside 8 - 15 % of body weight', () => {
    const claim = claimOf('blanket-weight');
    if (claim.check.kind !== 'body-weight') throw new Error('another check');
    const wider = { ...claim, check: { ...claim.check, ranges: [{ pounds: 15, from: 90, to: 180 }] } };
    expect(isTrue(wider, halcyon, facts)).toBe(false);
  });

  it('of partner stores is one of fewer than are counted, or of a locator that lists more than there are [C1.34]', () => {
    for (const partners of [
      { count: 4_000, listed: 71 },
      { count: 4_100, listed: 4_101 },
    ])
      expect(isTrue(claimOf('partner-stores'), halcyon, { ...facts, partners })).toBe(false);
  });
});

describe('figures in a text', () => {
  it('are found when no claim says them', () => {
    expect(findFigures('Up to 30% off, and 50 % off on Monday', ['up to 30% off'])).toEqual(['50 %']);
    expect(findFigures('100 nights, a lifetime warranty, 5,000+ partner stores, free returns', [])).toEqual([
      '100 nights',
      'lifetime',
      '5,000+ partner',
      'free',
    ]);
    expect(findFigures('All twelve mattresses, 2 - 5 business days', [])).toEqual([
      'twelve mattresses',
      '2 - 5 business days',
    ]);
  });

  it('are not a height, an hour or a layer', () => {
    expect(findFigures('Five layers, 12 inches high, at 4 in the morning', [])).toEqual([]);
  });
});
