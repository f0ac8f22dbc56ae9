import type { Brand } from '@counterpane/catalogue/brand';
import { SCENE_NAMES, type SceneName, setScene } from '@counterpane/catalogue/content/scenes';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { leaning, slats, unboxing } from '../scene/bare-beds.ts';
import { floor, home } from '../scene/bedroom-scenes.ts';
import { blanket, child, laundry, pillows } from '../scene/benches.ts';
import { booklet } from '../scene/booklet.ts';
import { craft } from '../scene/craft.ts';
import { delivered } from '../scene/delivered.ts';
import { firmness } from '../scene/firmness.ts';
import { type House, houseOf } from '../scene/house.ts';
import { linen, morning } from '../scene/moods.ts';
import type { Scene } from '../scene/scene.ts';
import { setRoom } from '../scene/set-room.ts';
import { specOfProduct } from '../spec/spec-of-product.ts';
import type { SceneShot } from './shot.ts';

const BUILDERS: Readonly<Record<SceneName, (house: House) => Scene>> = {
  home,
  linen,
  morning,
  craft,
  floor,
  child,
  pillows,
  firmness,
  blanket,
  unboxing,
  slats,
  leaning,
  booklet,
  laundry,
  delivered,
};

/** What is taken of a brand beside its products: its rooms, and its sets that have a page of their own. */
export const scenesOf = (brand: Brand): SceneShot[] => {
  const { key, room } = brand;
  if (room === null) return [];
  return [
    ...SCENE_NAMES.map((scene) => ({
      brand: key,
      room,
      scene,
      build: () => BUILDERS[scene](houseOf(brand)),
    })),
    ...setsOf(brand).map(({ name, products }) => ({
      brand: key,
      room,
      scene: setScene({ name }),
      build: () => setOf(brand, name, products),
    })),
  ];
};

interface Together {
  readonly name: string;
  readonly title: string;
  /** By name, each as often as it stands there. */
  readonly products: readonly string[];
}

/** The first choice of each part of a bundle; all pieces of a collection. */
const setsOf = ({ bundles, collections }: Brand): readonly Together[] => [
  ...bundles
    .filter(({ url }) => url !== null)
    .map(({ name, title, groups }) => ({
      name,
      title,
      products: groups
        .filter(({ isOptional, role }) => !isOptional || role === 'headboardAddon')
        .flatMap(({ products: [first] }) => first ?? []),
    })),
  ...collections
    .filter(({ url }) => url !== null)
    .map(({ name, title, items }) => ({
      name,
      title,
      products: items.flatMap(({ productName, maximumQuantity }) =>
        Array.from({ length: maximumQuantity }, () => productName),
      ),
    })),
];

const UNDER: ReadonlySet<string> = new Set(['bedframe', 'set', 'foundation', 'adjustable-base']);

const setOf = (brand: Brand, set: string, names: readonly string[]): Scene => {
  const house = houseOf(brand);
  const specs = names.flatMap((name) => {
    const product = brand.products.find((each) => each.name === name);
    return product ? [specOfProduct(product)] : [];
  });
  const beds = specs.filter(({ shape }) => UNDER.has(shape));
  const under = beds.find(({ shape }) => shape === 'bedframe') ?? beds[0] ?? house.bed;
  const board = specs.find(({ shape }) => shape === 'headboard');
  const sold = specs.find(({ shape }) => shape === 'mattress');
  return setRoom(house, {
    name: set,
    mattress: fitted(sold ?? house.mattress, under),
    under: board && under.shape === 'bedframe' ? withHeadboard(under, board) : under,
    cases: specs.filter(({ shape }) => ['nightstand', 'dresser', 'chest'].includes(shape)),
  });
};

/** The mattress in the size of the bed. */
const fitted = (mattress: PieceSpec, { width, length, parts, shape }: PieceSpec): PieceSpec =>
  shape === 'bedframe' || shape === 'set'
    ? {
        ...mattress,
        width: width - (parts.cloth === 'bed' ? 0.16 : 0.08),
        length: length - 0.16,
      }
    : { ...mattress, width, length };

const withHeadboard = (bed: PieceSpec, { parts, height }: PieceSpec): PieceSpec => ({
  ...bed,
  parts: { ...bed.parts, headboard: parts.headboard ?? 'panel' },
  height,
});
