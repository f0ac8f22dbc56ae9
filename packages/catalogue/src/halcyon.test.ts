import { describe, expect, it } from 'vitest';
import { mostSpecificValue } from './most-specific-value.ts';
import type { ProductData } from './product-schema.ts';
import { brand } from './testing/halcyon.ts';
import { variantsOf } from './variants.ts';

const { products, collections, bundles, prices } = brand;

/** The routes of [C2] that Halcyon serves; the luxury brand and other brands have the rest. */
const ROUTES: Readonly<Record<string, string>> = {
  '': 'mattress',
  'mattresses/':
    'premier-memory-foam-mattress luxe-memory-foam-mattress ultra-memory-foam-mattress memory-foam-mattress hybrid-mattress premier-hybrid-mattress luxe-hybrid-mattress ultra-hybrid-mattress',
  'bed-frames/':
    'adjustable-bed-frame modern-platform-bed tufted-headboard-upholstered-bed bamboo-platform-bed-frame solid-wood-upholstered-mattress-foundation metal-foldable-bed-frame steel-frame-mattress-foundation upholstered-headboard-and-bed-frame mid-century-platform-bed claremont-upholstered-wood-platform-bed aurora-pine-wood-bed-frame japanese-joinery-bamboo-bed hudson-contemporary-bed-frame mira-panel-bed socalle-platform-bed socalle-modern-platform-bed zadilyn-storage-bed calverson-modern-platform-bed cielden-midcentury-upholstered-bed lyncott-upholstered-wood-bed onita-modern-storage-bed cadmori-bed-frame',
  'bedding/':
    'natural-cotton-sheet-set sheet-set waterproof-breathable-mattress-protector waterproof-mattress-protector waterproof-tencel-mattress-cover gel-infused-memory-foam-pillow pillow dual-temperature-weighted-blanket breathable-cotton-duvet cotton-duvet lightweight-cotton-cover-quilt serenity-sheet-set-pillow-bundle serenity-bundle-sheet-set serenity-weighted-blanket serenity-down-alternative-quilt tri-comfort-cooling-pillow dual-cooling-memory-foam-pillow resident-memory-foam-pillow softer-mattress-topper firmer-mattress-topper',
  'furniture/':
    '2-drawer-nightstand 4-drawer-dresser 2-drawer-top-storage-cabinet mid-century-nightstand mid-century-4-drawer-dresser mid-century-2-drawer-dresser-top mid-century-bedroom-set socalle-nightstand calverson-drawer-nightstand zadilyn-usb-charging-nightstand calverson-5-drawer-chest lyncott-dresser onita-modern-storage-chest cadmori-6-drawer-fluted-dresser',
  'mattress-bundles/':
    'adjustable-frame-bundle foundation-mattress-set frame-headboard-mattress-set bamboo-bed-and-mattress platform-bed-bundle foundation-bed-bundle frame-with-headboard-bed-bundle bamboo-bed-mattress-set premier-adjustable-base-mattress-set',
  'bedroom-sets/':
    'hudson-bed-and-nightstand-set mira-bed-and-nightstand-set socalle-bed-and-nightstand-set zadilyn-bed-and-nightstand-set calverson-bed-and-nightstand-set lyncott-bed-and-nightstand-set',
  'kids/':
    'kids-mattress bamboo-kids-bed onita-kids-bed wistenpine-kids-bed wistenpine-kids-nightstand wistenpine-kids-set onita-kids-set bamboo-kids-set kids-bed-bundle',
};

const priceOf = (name: string, key: string): number => mostSpecificValue(prices[name], key)?.[1] ?? 0;

/** What comes in a box. */
const GOODS = products.filter(({ kind }) => kind !== 'protection-plan' && kind !== 'service');

describe('the addresses of Halcyon', () => {
  it('include every route of the specification that is not another brand’s', () => {
    const known = new Set([...products, ...collections, ...bundles].map(({ url }) => url));
    const missing = Object.entries(ROUTES)
      .flatMap(([folder, names]) => names.split(' ').map((name) => `/${folder}${name}`))
      .filter((url) => !known.has(url));
    expect(missing).toEqual([]);
  });

  it('are those of one thing each', () => {
    const urls = [...products, ...collections, ...bundles].flatMap(({ url }) => url ?? []);
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  });

  it('have a nightstand, a dresser and a chest in each of eight collections', () => {
    const families = 'socalle mira hudson calverson zadilyn lyncott onita cadmori'.split(' ');
    const kindsOf = (family: string) =>
      products
        .filter(({ url }) => url.startsWith(`/furniture/${family}`))
        .map(({ kind }) => kind)
        .toSorted();
    for (const family of families)
      expect(kindsOf(family), family).toEqual(['chest', 'dresser', 'nightstand']);
  });

  it('are shown to search engines but for the Tencel cover, and sitemapped but for that and the Lyncott sets', () => {
    const all = [...products, ...collections, ...bundles];
    const urls = (list: typeof all) => list.map(({ url }) => url);
    expect(urls(all.filter(({ search }) => !search.index))).toEqual([
      '/bedding/waterproof-tencel-mattress-cover',
    ]);
    expect(urls(all.filter(({ search }) => !search.sitemap))).toEqual([
      '/bedding/waterproof-tencel-mattress-cover',
      '/bedroom-sets/lyncott-bedroom-set',
      '/bedroom-sets/lyncott-bed-and-nightstand-set',
    ]);
  });

  it('name the true one where two pages show one bed', () => {
    const pairs = products.flatMap(({ url, search }) => (search.canonical ? [[url, search.canonical]] : []));
    expect(pairs).toEqual([['/bed-frames/socalle-modern-platform-bed', '/bed-frames/socalle-platform-bed']]);
  });
});

describe('the prices of Halcyon', () => {
  it('rise with the size: a king costs more than a queen, a queen no less than a full', () => {
    const LADDER = ['twin', 'twinXL', 'full', 'queen', 'king'];
    const falling = GOODS.flatMap(({ name, components, ...product }) =>
      components.length > 0
        ? []
        : variantsOf(product).flatMap(({ key, size }) => {
            const larger = LADDER.slice(LADDER.indexOf(size ?? '') + 1).find((one) =>
              product.sizes.includes(one),
            );
            if (size === null || !LADDER.includes(size) || larger === undefined) return [];
            const [small, large] = [priceOf(name, key), priceOf(name, key.replace(size, larger))];
            const isFine = larger === 'king' ? large > small : large >= small;
            return isFine ? [] : [`${name}: ${key} ${small}, ${larger} ${large}`];
          }),
    );
    expect(falling).toEqual([]);
  });

  it('are lower for sheets and pillows in one box than for the two of them apart, in every size', () => {
    const box = 'serenity-sheet-set-pillow-bundle';
    const packed = { shredded: 'pillow', contoured: 'resident-memory-foam-pillow' };
    for (const size of products.find(({ name }) => name === box)?.sizes ?? [])
      for (const [value, name] of Object.entries(packed)) {
        const [pillows, pillow] = [size.startsWith('twin') ? 1 : 2, /king/i.test(size) ? 'king' : 'standard'];
        const apart = priceOf('sheet-set', size) + pillows * priceOf(name, pillow);
        const price = priceOf(box, `${size}/${value}`);
        expect(price, `${size}/${value}`).toBeLessThan(apart);
        expect(price, `${size}/${value}`).toBeGreaterThan(priceOf('sheet-set', size));
      }
  });

  it('are lower for every set than for its parts, in every size', () => {
    for (const { name, savings, extras } of bundles) {
      expect(
        Object.values(savings).every((saving) => saving > 0),
        name,
      ).toBe(true);
      expect(
        extras.every(({ saving }) => saving > 0),
        name,
      ).toBe(true);
    }
  });

  it('are lower for the bed and nightstands of every collection than for each of them alone', () => {
    const alone = collections.filter(({ items }) => {
      const names = items.map(({ productName }) => productName);
      return !bundles.some(({ groups }) =>
        groups.every(
          (group) => group.isOptional || group.products.some((product) => names.includes(product)),
        ),
      );
    });
    expect(alone.map(({ name }) => name)).toEqual([]);
  });

  it('start with split king only where a set has an adjustable base', () => {
    const split = bundles.filter(({ defaultSize }) => defaultSize === 'splitKing').map(({ name }) => name);
    const adjustable = bundles.filter(({ groups }) =>
      groups.some((group) => group.products.includes('adjustable-bed-frame')),
    );
    expect(split).toEqual(adjustable.map(({ name }) => name));
  });
});

describe('the words of Halcyon', () => {
  it('say of everything in a box what it is, how to keep it, whom it suits and whom it does not', () => {
    const thin = GOODS.filter(
      ({ highlights, specifications, questions, care, inTheBox, suits, notFor, facts }) =>
        highlights.length === 0 ||
        specifications.length < 3 ||
        questions.length < 2 ||
        care.length === 0 ||
        inTheBox.length === 0 ||
        facts.length < 2 ||
        !suits ||
        !notFor,
    );
    expect(thin.map(({ name }) => name)).toEqual([]);
  });

  it('are never the same twice', () => {
    const all = [
      ...products.filter(({ plan }) => !plan),
      ...collections,
      ...bundles.filter(({ url }) => url),
    ];
    for (const field of ['subtitle', 'description'] as const) {
      const texts = all.map((one) => one[field]);
      expect(texts.filter((text, index) => text === '' || texts.indexOf(text) !== index)).toEqual([]);
    }
    const whole = GOODS.flatMap(({ highlights, suits, notFor }) => [
      ...highlights.map(({ text }) => text),
      suits,
      notFor,
    ]);
    expect(whole.filter((text, index) => whole.indexOf(text) !== index)).toEqual([]);
  });

  it('give the inches of furniture and beds, and what they weigh in every size', () => {
    const SOLID: readonly ProductData['kind'][] = [
      'bedframe',
      'foundation',
      'adjustable-base',
      'nightstand',
      'dresser',
      'chest',
    ];
    const vague = products
      .filter(({ kind }) => SOLID.includes(kind))
      .filter(({ width, length, height, pounds = {}, sizes }) => {
        const keys = sizes.length === 0 ? ['one'] : sizes.filter((size) => size !== 'splitKing');
        return !width || !length || !height || keys.some((key) => pounds[key] === undefined);
      });
    expect(vague.map(({ name }) => name)).toEqual([]);
  });
});

describe('the pictures of Halcyon', () => {
  const SHAPES: Readonly<Partial<Record<ProductData['kind'], readonly string[]>>> = {
    mattress: ['mattress'],
    bedframe: ['bedframe', 'foundation'],
    foundation: ['foundation'],
    'adjustable-base': ['adjustable-base'],
    nightstand: ['nightstand'],
    dresser: ['dresser', 'chest'],
    chest: ['chest'],
    sheets: ['sheets'],
    pillow: ['pillow'],
    protector: ['protector'],
  };

  it('show each thing as what it is', () => {
    const odd = products.filter(
      ({ kind, appearance }) => !(SHAPES[kind] ?? [appearance.shape]).includes(appearance.shape),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('are of one thing each', () => {
    const looks = GOODS.map(({ appearance, colors }) => JSON.stringify([appearance, colors]));
    const twins = GOODS.filter((_, index) => looks.indexOf(looks[index] ?? '') !== index);
    expect(twins.map(({ name }) => name)).toEqual([]);
  });
});

describe('the colours of a collection', () => {
  it('lead from every colour of the bed to one that the piece is made in', () => {
    const colorsOf = (name: string) =>
      products.find((product) => product.name === name)?.colors.map(({ value }) => value) ?? [];
    const lost = collections.flatMap(({ name, items }) => {
      const bed = items.find(({ type }) => type === 'bedframe');
      return items.flatMap(({ productName, colorRule }) =>
        colorsOf(bed?.productName ?? '')
          .map((color) => [color, colorRule?.kind === 'map' ? colorRule.colors[color] : color] as const)
          .filter(([, own]) => colorRule !== null && !colorsOf(productName).includes(own ?? ''))
          .map(([color]) => `${name}: ${productName} for a bed in ${color}`),
      );
    });
    expect(lost).toEqual([]);
  });
});
