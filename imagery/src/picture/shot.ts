import type { Brand } from '@counterpane/catalogue/brand';
import { sceneFile } from '@counterpane/catalogue/content/scenes';
import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { RoomData } from '@counterpane/catalogue/room-schema';
import { viewFile } from '@counterpane/catalogue/view-file';
import type { Scene, View } from '../scene/scene.ts';

/** A picture to be taken: of which product of the brand that makes it, how, and in which of its colours. */
export interface ProductShot {
  readonly brand: string;
  readonly room: RoomData;
  readonly product: ProductData;
  readonly view: View;
  /** Null for what has no colours. */
  readonly color: string | null;
  /** Which one of its shape it is among the brand's own, from 0. */
  readonly place: number;
}

/** A picture of a brand's rooms, by its name. */
export interface SceneShot {
  readonly brand: string;
  readonly room: RoomData;
  readonly scene: string;
  build(): Scene;
}

export type Shot = ProductShot | SceneShot;

/** The file of a shot without width and ending: `halcyon/sheet-set/angle-grey`. */
export const fileOf = (shot: Shot): string => {
  if ('scene' in shot) return sceneFile(shot.brand, shot.scene);
  const { brand, product, view, color } = shot;
  return `${brand}/${product.name}/${viewFile(view, product, color)}`;
};

/** Whether a picture is shown only to a shopper who looks closer. */
export const isSecondLook = (shot: Shot): boolean =>
  !/\/(?:hero|angle)$|\/swatch|\/scenes\//.test(fileOf(shot));

const VIEWS: readonly View[] = ['hero', 'front', 'angle', 'detail'];

/**
 * Every picture of a brand's own products: four of each in its first colour, one in each other, a swatch of each.
 * A brand that has no rooms has none yet.
 */
export const shotsOf = ({
  key,
  brand,
  products,
  room,
}: Pick<Brand, 'key' | 'brand' | 'products' | 'room'>): ProductShot[] => {
  if (room === null) return [];
  const others = new Set(brand.sells.flatMap(({ products: names }) => names));
  const own = products.filter(({ name }) => !others.has(name));
  return own.flatMap((product) => {
    const ofItsShape = own.filter(({ appearance }) => appearance.shape === product.appearance.shape);
    return shotsOfProduct({ brand: key, room, product, place: ofItsShape.indexOf(product) });
  });
};

const shotsOfProduct = (of: Pick<ProductShot, 'brand' | 'room' | 'product' | 'place'>): ProductShot[] => {
  const [first, ...others] = of.product.colors.map(({ value }) => value);
  return [
    ...VIEWS.map((view) => ({ ...of, view, color: first ?? null })),
    ...others.map((color) => ({ ...of, view: 'angle' as const, color })),
    ...of.product.colors.map(({ value }) => ({ ...of, view: 'swatch' as const, color: value })),
  ];
};
