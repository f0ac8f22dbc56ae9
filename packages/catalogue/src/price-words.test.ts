import { describe, expect, it } from 'vitest';
import { localBrand } from './local-brand.ts';
import { priceWordFaults } from './price-words.ts';
import { brand, withProduct } from './testing/halcyon.ts';

const storefrontOf = (key: string) => {
  const found = brand.brand.storefronts.find((storefront) => storefront.key === key);
  if (!found) throw new Error(`there is no ${key}`);
  return found;
};

const answersOf = (key: string, name: string, from = brand): string =>
  JSON.stringify(
    localBrand(from, storefrontOf(key)).products.find((product) => product.name === name)?.questions,
  );

describe('differences of price in texts', () => {
  it('are those of the storefront, in its currency', () => {
    expect(answersOf('halcyon', 'mattress')).toContain('for $300 more in queen');
    expect(answersOf('halcyon-ca', 'mattress')).toContain('for $410 more in queen');
    expect(answersOf('halcyon-uk', 'mattress')).toContain('for £280 more in queen');
    expect(answersOf('halcyon', 'memory-foam-mattress')).toContain('$200 less in queen');
  });

  it('follow the price list', () => {
    const mattress = { ...brand.prices.mattress, queen: [99_500, 69_800] };
    const dearer = { ...brand, prices: { ...brand.prices, mattress } };
    expect(answersOf('halcyon', 'mattress', dearer)).toContain('for $301 more in queen');
  });

  it('are never told the wrong way round, nor of something that is not sold', () => {
    const gaps = ['{dearer:memory-foam-mattress}', '{cheaper:elephant}', '{cheaper:mattress}'];
    const questions = gaps.map((gap) => ({ question: 'Why?', answer: `For ${gap}.` }));
    const spoilt = localBrand(withProduct('mattress', { questions }), storefrontOf('halcyon'));
    expect(priceWordFaults(spoilt)).toEqual(
      gaps.map((gap) => `mattress: ${gap} compares with nothing, or the other way round`),
    );
  });

  it('stand nowhere as figures that another country does not have', () => {
    const told = JSON.stringify(brand.products);
    expect(told).not.toMatch(/\d dollars|\$\d|under 1,000"/);
  });
});
