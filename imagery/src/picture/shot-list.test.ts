import type { Brand } from '@counterpane/catalogue/brand';
import { SCENE_NAMES } from '@counterpane/catalogue/content/scenes';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, test } from 'vitest';
import { fileOf } from './shot.ts';
import { listShots } from './shot-list.ts';

const brands = shippedCatalogue().brands.filter(({ room }) => room !== null);
const files = listShots(brands).map(fileOf);

test('the list has every view and every colour of every product of every brand that has rooms, and all scenes, once', () => {
  expect(findGaps(brands, new Set(files), SCENE_NAMES)).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test('whatever is left out of the list is found', () => {
  for (const left of [
    'halcyon/mattress/hero',
    'halcyon/mattress/detail',
    'halcyon/sheet-set/front',
    'halcyon/sheet-set/angle',
    'halcyon/sheet-set/angle-grey',
    'halcyon/sheet-set/swatch',
    'halcyon/sheet-set/swatch-grey',
    'drift/scenes/craft',
    'halcyon/scenes/set-mira-bedroom-set',
  ])
    expect(findGaps(brands, new Set(files.filter((file) => file !== left)), SCENE_NAMES)).toEqual([left]);
});

test('A brand without rooms has no pictures to be taken yet', () => {
  expect(listShots(brands.map((brand) => ({ ...brand, room: null })))).toEqual([]);
});

test('nothing is on the list that no page asks for', () => {
  const asked = new Set(findGaps(brands, new Set(), SCENE_NAMES));
  expect(files.filter((file) => !asked.has(file))).toEqual([]);
});

const VIEWS = ['hero', 'front', 'angle', 'detail'];

/**
 * What pages ask for that is not among these files (without width and ending): of every product of every brand four
 * views, an angle and a swatch of each colour, and the brand's scenes. The first colour is not named in a file.
 */
const findGaps = (
  brands: readonly Brand[],
  files: ReadonlySet<string>,
  sceneNames: readonly string[],
): string[] =>
  [
    ...new Set(
      brands.flatMap((brand) => [
        ...brand.products.flatMap((product) => filesOf(makerOf(brand, product.name), product)),
        ...sceneNames.map((name) => `${brand.key}/scenes/${name}`),
        ...setNames(brand).map((name) => `${brand.key}/scenes/set-${name}`),
      ]),
    ),
  ].filter((file) => !files.has(file));

const filesOf = (maker: string, { name, colors }: Brand['products'][number]): string[] => {
  const others = colors.slice(1).map(({ value }) => value);
  const swatches = colors.length === 0 ? [] : ['swatch', ...others.map((color) => `swatch-${color}`)];
  return [...VIEWS, ...others.map((color) => `angle-${color}`), ...swatches].map(
    (view) => `${maker}/${name}/${view}`,
  );
};

/** What a brand sells of another's is photographed once. */
const makerOf = ({ key, brand }: Brand, product: string): string =>
  brand.sells.find(({ products }) => products.includes(product))?.from ?? key;

/** Of sets with a page of their own. */
const setNames = ({ bundles, collections }: Brand): string[] =>
  [...bundles, ...collections].filter(({ url }) => url !== null).map(({ name }) => name);
