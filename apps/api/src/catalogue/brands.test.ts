import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import type { ProductPage } from '@counterpane/contract/pages/pages';
import { describe, expect, it } from 'vitest';
import { result } from '../testing/shopper.ts';
import { useTestStore } from '../testing/use-test-store.ts';

const store = useTestStore();

const visit = (key: string) => store.shopper(`${key}.localhost`).client;
const home = async (key: string) => result(await visit(key).homePage());
const productPage = async (key: string, name: string) => result(await visit(key).productPage(name));
const listed = async (key: string, name: string) => result(await visit(key).listingPage(name, {})).cards;
const namesOf = (cards: readonly { readonly name: string }[]) => cards.map(({ name }) => name);

const BRANDS = ['halcyon', 'drift', 'fernloft', 'aurelle', 'cumula', 'hevea', 'pennyrest'];

describe('each brand opens at its own host', () => {
  it('with its own name, its own goods in front and its own look', async () => {
    const pages = await Promise.all(BRANDS.map(home));
    expect(pages.map(({ storefront }) => storefront.name.toLowerCase())).toEqual(BRANDS);
    for (const { featured, hero } of pages) {
      expect(featured).toHaveLength(3);
      expect(hero.drawing.layers.length).toBeGreaterThan(2);
    }
    const headings = pages.map((page) => page.hero.heading);
    expect(new Set(headings).size).toBe(BRANDS.length);
    expect(new Set(pages.map(({ storefront }) => storefront.theme['font-display'])).size).toBe(BRANDS.length);
  });

  it('the premium one with memory foam and hybrids [C1.11]', async () => {
    const facts = (await listed('halcyon', 'mattresses')).map((card) => card.facts[0]);
    expect(new Set(facts)).toEqual(new Set(['Memory foam', 'Hybrid']));
  });

  it('its sister with beds of its own and the same sheets, frames and pillows [C1.12]', async () => {
    expect(namesOf(await listed('drift', 'mattresses'))).toEqual([
      'mattress',
      'memory-foam-mattress',
      'hybrid-mattress',
      'premier-hybrid-mattress',
    ]);
    const [own, sister] = [
      await productPage('drift', 'sheet-set'),
      await productPage('halcyon', 'sheet-set'),
    ];
    expect(own.product.inventoryKey).toBe(sister.product.inventoryKey);
    expect(own.product.id).not.toBe(sister.product.id);
  });

  it('the organic one with cotton, wool and latex [C1.13]', async () => {
    const bedding = namesOf(await listed('fernloft', 'bedding'));
    expect(bedding).toContain('organic-cotton-sheet-set');
    expect(bedding).toContain('wool-duvet');
  });

  it('the luxury one with two materials in three degrees of firmness, and no mattress besides [C1.14]', async () => {
    const cards = await listed('aurelle', 'mattresses');
    const urls = cards.map(({ url }) => url).toSorted();
    expect(urls).toEqual(
      ['hybrid', 'memory-foam'].flatMap((material) =>
        ['firm', 'luxury-firm', 'soft'].map((firmness) => `/mattress/${material}/${firmness}`),
      ),
    );
    expect(await visit('aurelle').productPage('mattress')).toMatchObject({ ok: false, status: 404 });
  });

  it('the cloud-themed one with beds called after clouds [C1.15]', async () => {
    const titles = (await listed('cumula', 'mattresses')).map(({ title }) => title.split(' ')[0]);
    expect(titles).toEqual(['Cumulus', 'Stratus', 'Nimbus']);
  });

  it('the latex one with latex hybrids alone [C1.16]', async () => {
    const cards = await listed('hevea', 'mattresses');
    expect(cards).toHaveLength(3);
    expect(cards.every(({ facts }) => facts[0] === 'Latex hybrid')).toBe(true);
  });

  it('the budget one with foam that costs less than the cheapest bed of the others [C1.17]', async () => {
    const cheapest = async (key: string) =>
      Math.min(...(await listed(key, 'mattresses')).map(({ price }) => price.amount));
    const [own = 0, ...others] = await Promise.all(['pennyrest', ...BRANDS.slice(0, -1)].map(cheapest));
    expect(own).toBeLessThan(Math.min(...others) / 2);
  });
});

describe('the countries of a brand', () => {
  it('are the United States and Canada, each with its own currency and prices', async () => {
    for (const [american, canadian] of [
      ['halcyon', 'halcyon-ca'],
      ['cumula', 'cumula-ca'],
    ] as const) {
      const [here, there] = [await home(american), await home(canadian)];
      expect([here.storefront.country, there.storefront.country]).toEqual(['US', 'CA']);
      expect([here.storefront.currency, there.storefront.currency]).toEqual(['USD', 'CAD']);
      const price = (page: typeof here) => page.featured[0]?.price.amount ?? 0;
      expect(price(there) / price(here)).toBeCloseTo(1.36, 1);
    }
  });

  it('are Canada and the United Kingdom beside, under the same name [C1.18]', async () => {
    const [canada, kingdom] = [await home('halcyon-ca'), await home('halcyon-uk')];
    expect([canada.storefront.name, kingdom.storefront.name]).toEqual(['Halcyon', 'Halcyon']);
    expect([canada.storefront.currency, kingdom.storefront.currency]).toEqual(['CAD', 'GBP']);
  });
});

describe('what brands share and what they do not', () => {
  const offers = ({ state }: ProductPage) =>
    [...state.upsellItems, ...state.upgradableUpsellItems].map(({ name }) => name);

  it('is one catalogue of upsells for Halcyon and Drift: both offer the same beside a mattress [C1.20]', async () => {
    const [halcyon, drift] = [
      await productPage('halcyon', 'mattress'),
      await productPage('drift', 'mattress'),
    ];
    expect(offers(drift).length).toBeGreaterThan(8);
    expect(offers(drift)).toEqual(offers(halcyon));
    expect(offers(await productPage('hevea', 'mattress'))).not.toContain('tranquility-bundle');
  });

  it('leaves out of the shared upsells what a brand does not sell', () => {
    const { upsells, entries } = store.deps.catalogue.getStorefront('drift');
    const sold = entries.map(({ data }) => data.name);
    expect(upsells.filter(({ name }) => !sold.includes(name))).toEqual([]);
  });

  it('is the time to try a mattress: 180 nights with one brand, 365 with the others [C1.26]', async () => {
    const nights = async (key: string) => {
      const [card] = await listed(key, 'mattresses');
      const page = await productPage(key, card?.name ?? '');
      return page.promises.find(({ text }) => text === 'nights to try')?.figure;
    };
    expect(await nights('cumula')).toBe('180');
    expect(await nights('cumula-ca')).toBe('180');
    const others = BRANDS.filter((key) => key !== 'cumula');
    expect(new Set(await Promise.all(others.map(nights)))).toEqual(new Set(['365']));
  });

  it('is a sleep set with every mattress, which costs nothing, on every storefront', async () => {
    const keys = shippedCatalogue().brands.flatMap(({ brand }) => brand.storefronts.map(({ key }) => key));
    for (const key of keys) {
      const [card] = await listed(key, 'mattresses');
      const cart = await store.shopper(`${key}.localhost`).adds(card?.name ?? '', 'queen');
      const gifts = cart.items.filter(({ isGift }) => isGift);
      expect(gifts, key).toHaveLength(3);
      expect(
        gifts.every(({ priceAfterDiscount }) => priceAfterDiscount.amount === 0),
        key,
      ).toBe(true);
    }
  });
});

describe('the lists of a brand', () => {
  it('are never empty, and lead to pages of the brand alone', async () => {
    for (const { key, brand, bundles, content, products } of shippedCatalogue().brands) {
      for (const name of Object.keys(content.listings)) expect(await listed(key, name), name).not.toEqual([]);
      const own = new Set([
        '/',
        ...Object.keys(content.listings).map((name) => `/${name}`),
        ...products.map(({ url }) => url),
        ...(bundles.some(({ url }) => url !== null) ? ['/mattress-bundles'] : []),
      ]);
      const shopLinks = [...brand.navigation, ...(brand.footer[0]?.links ?? [])].map(({ url }) => url);
      expect(
        shopLinks.filter((url) => !own.has(url)),
        key,
      ).toEqual([]);
    }
  });
});
