import type { Brand } from '@counterpane/catalogue/load';
import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { View } from './scenes.ts';

/** A picture to be taken: of which product of the brand that makes it, how, and in which of its colours. */
export interface Shot {
  readonly brand: string;
  readonly product: ProductData;
  readonly view: View;
  /** Null for what has no colours. */
  readonly color: string | null;
}

/** The file of a shot without width and ending: `halcyon/sheet-set/angle-grey`. The first colour is not named. */
export const fileOf = ({ brand, product, view, color }: Shot): string =>
  `${brand}/${product.name}/${view}${color === null || color === product.colors[0]?.value ? '' : `-${color}`}`;

/** Whether a picture is seen only by whoever looks closer. */
export const isSecondLook = (shot: Shot): boolean => !/\/(hero|angle)$/.test(fileOf(shot));

const VIEWS: readonly View[] = ['hero', 'front', 'angle', 'detail'];

/** Every picture of a brand's own products: four of each in its first colour, one in each other colour. */
export const shotsOf = ({ key, brand, products }: Pick<Brand, 'key' | 'brand' | 'products'>): Shot[] => {
  const others = new Set(brand.sells.flatMap(({ products: names }) => names));
  return products
    .filter((product) => isSeen(product) && !others.has(product.name))
    .flatMap((product) => shotsOfProduct(key, product));
};

const shotsOfProduct = (brand: string, product: ProductData): Shot[] => {
  const [first, ...others] = product.colors.map(({ value }) => value);
  return [
    ...VIEWS.map((view) => ({ brand, product, view, color: first ?? null })),
    ...others.map((color) => ({ brand, product, view: 'angle' as const, color })),
  ];
};

/** What can be stood before a camera; a plan or a service cannot. */
const isSeen = ({ kind }: ProductData): boolean => kind !== 'protection-plan' && kind !== 'service';
