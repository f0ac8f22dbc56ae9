import type { Brand } from '@counterpane/catalogue/load';
import { scenesOf } from '../scene/scene-shots.ts';
import { type Shot, shotsOf } from './shot.ts';

/** All that is to be photographed: what each brand makes, and its rooms. */
export const listShots = (brands: readonly Brand[]): Shot[] =>
  brands.flatMap((brand): Shot[] => [...shotsOf(brand), ...scenesOf(brand)]);

const VIEWS = ['hero', 'front', 'angle', 'detail'];

/**
 * What pages ask for that is not among these files (without width and ending): of every product of every brand four
 * views, an angle and a swatch of each colour, and the brand's scenes. The first colour is not named in a file.
 */
export const findGaps = (
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
