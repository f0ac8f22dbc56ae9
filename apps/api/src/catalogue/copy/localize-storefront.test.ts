import { describe, expect, it } from 'vitest';
import { useTestStore } from '../../testing/use-test-store.ts';
import type { Storefront } from '../storefront.ts';
import { localizeCopy } from './copy-fields.ts';
import { BRAND_COPY, BUNDLE_COPY, PRODUCT_COPY, PRODUCT_DATA_COPY } from './storefront-copy.ts';

const store = useTestStore();

const inEach = (): [english: Storefront, french: Storefront] => {
  const english = store.deps.catalogue.getStorefront('halcyon-ca');
  return [english, english.inLanguage('fr')];
};

describe('a storefront in another language', () => {
  it('has the same prices, stock and rules, and differs in its copy alone', () => {
    const [english, french] = inEach();
    const bare = ({ brand, entries, bundles, flags, findRates: _rates, ...storefront }: Storefront) => ({
      brand: localizeCopy({ ...brand, products: [] }, BRAND_COPY, () => ''),
      entries: entries.map(({ data, product, written }) => ({
        data: localizeCopy(data, PRODUCT_DATA_COPY, () => ''),
        product: localizeCopy(product, PRODUCT_COPY, () => ''),
        written,
      })),
      bundles: bundles.map((bundle) => localizeCopy(bundle, BUNDLE_COPY, () => '')),
      flags,
      pricesAt: storefront.pricesAt,
    });
    expect(bare(french)).toEqual(bare(english));
    const [first] = french.entries;
    expect(first?.product.variants).toBe(english.entries[0]?.product.variants);
  });

  it('has its copy in that language, whichever way it is found', () => {
    const [english, french] = inEach();
    const title = 'Matelas classique en mousse mémoire';
    expect(french.findEntry('mattress')?.data.title).toBe(title);
    expect(french.findProduct(english.findEntry('mattress')?.product.id ?? '')?.title).toBe(title);
    expect(french.findEntry('mattress')?.media[1]?.alt).toMatch(/^Matelas classique en mousse mémoire, /);
    expect(french.findCoupon('SLEEP10')?.title).toBe('10\u00a0% de rabais');
    expect(french.inLanguage('en')).toBe(english);
    expect(english.inLanguage('de')).toBe(english);
  });

  it('has the words and the units of its country in the first language too', () => {
    const { findEntry, language } = store.deps.catalogue.getStorefront('halcyon-uk');
    expect(language).toBe('en');
    expect(findEntry('socalle-nightstand')?.data.title).toBe('Socalle bedside table');
    const size = findEntry('mattress')?.product.properties.find(({ name }) => name === 'Size');
    expect(size?.options.find(({ value }) => value === 'queen')).toMatchObject({
      title: 'King',
      note: '152 × 203 cm',
    });
  });
});
