import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostShareOf } from '@counterpane/rules/promotions/benefits';
import { afterEach, describe, expect, it } from 'vitest';
import { asDemo, loadCatalogue } from './load.ts';
import { appliesToVariant, mostSpecificValue } from './most-specific-value.ts';
import { variantsOf } from './variants.ts';

const ROOT = join(import.meta.dirname, '..');
const catalogue = loadCatalogue();
/** Product, variant, list price and price of everything that is sold, in cents. */
const prices = catalogue.brands.flatMap(({ prices: products }) =>
  Object.entries(products).flatMap(([name, variants]) =>
    Object.entries(variants).map(([key, [list = 0, price = 0]]) => ({ name, key, list, price })),
  ),
);
const mattresses = catalogue.brands.flatMap((brand) =>
  brand.products
    .filter(({ kind, group }) => kind === 'mattress' && group !== 'kids')
    .map(({ name, gifts }) => ({
      name: `${brand.key}: ${name}`,
      gifts,
      priceOf: (size: string) => brand.prices[name]?.[size]?.[1] ?? null,
    })),
);
const halcyon = catalogue.brands.find(({ key }) => key === 'halcyon');

describe('the catalogue', () => {
  it('has the seven brands of the specification, and every brand has mattresses that bring their sleep set', () => {
    expect(catalogue.brands.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['aurelle', 'cumula', 'drift', 'fernloft', 'halcyon', 'hevea', 'pennyrest']),
    );
    expect(mattresses.filter(({ gifts }) => gifts.length !== 3)).toEqual([]);
    expect(halcyon?.products.length).toBeGreaterThan(45);
  });

  it('has one storefront that opens when nobody asks for another', () => {
    const storefronts = catalogue.brands.flatMap(({ brand }) => brand.storefronts);
    expect(storefronts.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('has a price for every variant, a split king by its twin XL', () => {
    const missing = catalogue.brands.flatMap(({ products, prices: filed }) =>
      products.flatMap((product) =>
        variantsOf(product)
          .map(({ key }) => key.replace('splitKing', 'twinXL'))
          .filter((key) => (mostSpecificValue(filed[product.name], key)?.[1] ?? 0) <= 0)
          // A sleep bundle is priced by its parts.
          .filter(() => product.components.length === 0),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('promises up to 30 % off, and no price is further off its list price than that', () => {
    // In whole numbers: off / list <= 30 / 100.
    expect(prices.filter(({ list, price }) => (list - price) * 100 > list * 30)).toEqual([]);
  });

  it('keeps the promise: something is 30 % off indeed', () => {
    expect(prices.filter(({ list, price }) => (list - price) * 100 === list * 30)).not.toEqual([]);
    expect(halcyon?.brand.announcement).toContain('up to 30% off');
  });

  it('sells a larger mattress for more: twin, twin XL, full, queen, king', () => {
    const unordered = mattresses.filter(({ priceOf }) => {
      const ladder = ['twin', 'twinXL', 'full', 'queen', 'king'].flatMap((size) => priceOf(size) ?? []);
      return ladder.some((price, index) => index > 0 && price <= (ladder[index - 1] ?? 0));
    });
    expect(unordered).toEqual([]);
  });

  it('sells a Cal King for what a king costs', () => {
    const other = mattresses.filter(
      ({ priceOf }) => priceOf('calKing') !== null && priceOf('calKing') !== priceOf('king'),
    );
    expect(other).toEqual([]);
  });

  it('has products with addresses, names and stock keys of their own', () => {
    for (const { key, products } of catalogue.brands)
      for (const field of ['url', 'name', 'inventoryKey'] as const)
        expect(new Set(products.map((product) => product[field])).size, key).toBe(products.length);
  });

  it('has one stock key for one product, whichever brands sell it', () => {
    const things = new Map<string, Set<string>>();
    for (const { inventoryKey, title } of catalogue.brands.flatMap(({ products }) => products))
      things.set(inventoryKey, (things.get(inventoryKey) ?? new Set()).add(title));
    expect([...things].filter(([, titles]) => titles.size > 1)).toEqual([]);
  });

  it('differs in stock only for variants that exist', () => {
    const strangers = catalogue.brands.flatMap(({ products, stock }) =>
      Object.entries(stock).flatMap(([name, variants]) => {
        const product = products.find((each) => each.name === name);
        const keys = product ? variantsOf(product).map(({ key }) => key) : [];
        return Object.keys(variants).filter((place) => !keys.some((key) => appliesToVariant(place, key)));
      }),
    );
    expect(strangers).toEqual([]);
  });

  it('has a mattress with ten left, one that ships later, one out of stock and one not sold', () => {
    const kinds = catalogue.brands.flatMap(({ stock }) =>
      Object.values(stock).flatMap((variants) => Object.values(variants)),
    );
    expect(kinds.some(({ onHand, backOrder }) => onHand === 10 && !backOrder)).toBe(true);
    expect(kinds.some(({ onHand, backOrder }) => onHand === 0 && backOrder)).toBe(true);
    expect(kinds.some(({ onHand, backOrder, isActive }) => onHand === 0 && !backOrder && isActive)).toBe(
      true,
    );
    expect(kinds.some(({ isActive }) => !isActive)).toBe(true);
  });

  it('knows the tax of the 50 states and DC', () => {
    expect(Object.keys(catalogue.regions.US?.stateTax ?? {})).toHaveLength(51);
    expect(catalogue.regions.US?.cityTax['100']).toEqual([{ since: '', rate: 887.5 }]);
  });

  it('has coupons that take something off', () => {
    const { coupons } = asDemo(catalogue);
    const idle = coupons.filter(({ benefit }) => mostShareOf(benefit, 100_000) <= 0);
    expect(idle).toEqual([]);
    expect(new Set(coupons.map(({ code }) => code)).size).toBe(coupons.length);
  });
});

/** What a catalogue needs to be loaded; it has no written pages then. */
const copyTo = (folder: string): void => {
  for (const part of ['brands', 'languages', 'regions', 'vocabulary.yaml'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
};

describe('the upsells of a brand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));

  afterEach(() => rmSync(folder, { recursive: true }));

  it('are its own, or those of the brand whose catalogue of upsells it shares [C3.41]', () => {
    copyTo(folder);
    for (const name of ['sister', 'stranger']) {
      cpSync(join(ROOT, 'brands/halcyon'), join(folder, 'brands', name), { recursive: true });
      rmSync(join(folder, 'brands', name, 'upsells.yaml'));
    }
    appendFileSync(join(folder, 'brands/sister/brand.yaml'), 'upsells: halcyon\n');
    const { brands } = loadCatalogue(folder);
    const upsellsOf = (key: string) =>
      brands.find((brand) => brand.key === key)?.upsells.map(({ name }) => name);
    expect(upsellsOf('halcyon')).toContain('premier-bundle');
    expect(upsellsOf('sister')).toEqual(upsellsOf('halcyon'));
    expect(upsellsOf('stranger')).toEqual([]);
  });
});

describe('a catalogue with a fault', () => {
  const folders: string[] = [];

  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  const copyCatalogue = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
    folders.push(folder);
    copyTo(folder);
    return folder;
  };

  /** A copy of the catalogue with one file written anew. */
  const loadWith = (file: string, text: string) => {
    const folder = copyCatalogue();
    writeFileSync(join(folder, file), text);
    return loadCatalogue(folder);
  };

  it('is refused with the file and the field', () => {
    expect(() => loadWith('brands/halcyon/prices.yaml', 'mattress:\n  queen: [995]\n')).toThrow(
      /^halcyon\/prices\.yaml:\n- mattress\.queen: /,
    );
    expect(() => loadWith('brands/coupons.yaml', '- { code: AB, title: Short }\n')).toThrow(
      /^brands\/coupons\.yaml:\n- 0\.code: /,
    );
    expect(() => loadWith('regions/us.yaml', 'blacklistedZips: 967\n')).toThrow(
      /^regions\/us\.yaml:\n- blacklistedZips: /,
    );
  });

  it('is refused with the brand and what does not fit together', () => {
    expect(() => loadWith('brands/pennyrest/prices.yaml', 'mattress:\n  queen: [270, 189]\n')).toThrow(
      /^catalogue of pennyrest:\n- mattress: twin has no price\n/,
    );
  });

  it('is refused for what does not fit together in the currency of another country alone', () => {
    const folder = copyCatalogue();
    const file = join(folder, 'brands/halcyon/bundles.yaml');
    const text = readFileSync(file, 'utf8');
    // A pound less than the pillow costs at home; abroad it is rounded up, and the price of the pillow down.
    writeFileSync(file, text.replace('gel-infused-memory-foam-pillow, saving: 10', 'pillow, saving: 59'));
    expect(() => loadCatalogue(folder)).toThrow(
      /^catalogue of halcyon:\n- bundle adjustable-frame-bundle: pillow saves more than it costs$/,
    );
  });

  it('is refused for a name in a condition that nothing has', () => {
    const terms =
      'title: Off, conditions: [{ type: storefronts, storefronts: [halcyon-mx] }], benefit: { type: sale-price }';
    expect(() =>
      loadWith('brands/halcyon/promotions.yaml', `- { id: spring, lane: sale, ${terms} }\n`),
    ).toThrow(/^catalogue of halcyon:\n- promotion spring: halcyon-mx is no storefront$/);
    expect(() => loadWith('brands/coupons.yaml', `- { code: SPRING, ${terms} }\n`)).toThrow(
      /^brands\/coupons\.yaml:\n- coupon SPRING: halcyon-mx is no storefront$/,
    );
  });

  it('is refused with a word that nobody reads', () => {
    expect(() => loadWith('brands/halcyon/stock.yaml', 'mattress:\n  queen: { onhand: 3 }\n')).toThrow(
      /^halcyon\/stock\.yaml:\n- mattress\.queen: .*onhand/,
    );
  });

  it('needs no file of stock: everything is there as usual', () => {
    const folder = copyCatalogue();
    rmSync(join(folder, 'brands/halcyon/stock.yaml'));
    const { brands } = loadCatalogue(folder);
    expect(brands.find(({ key }) => key === 'halcyon')?.stock).toEqual({});
  });
});
