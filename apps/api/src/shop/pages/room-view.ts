import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { Parcel, RoomView, Sides } from '@counterpane/contract/products/room';
import { hasTrait } from '@counterpane/rules/options/kind-traits';
import type { Product } from '@counterpane/rules/options/product';
import { findSize, type Size } from '@counterpane/rules/options/sizes';
import { parcelOf } from '../../cart/carts/item-product.ts';
import { hasShapeTrait } from '../../catalogue/shape-traits.ts';
import { growthOf } from '../../catalogue/size-growth.ts';
import type { CatalogueEntry } from '../../catalogue/storefront.ts';

/** What a product takes of a room, and its box, in each of its sizes; null for a product without a model. */
export const roomView = ({ data, product }: CatalogueEntry): RoomView | null => {
  if (!hasModel(data)) return null;
  const sizes = data.sizes.length === 0 ? [null] : data.sizes.map(findSize);
  return {
    stands: standsOf(data),
    sizes: sizes.map((size) => ({
      size,
      piece: sidesOf(data, size),
      parcel: boxesOf(product, size),
    })),
  };
};

/** A plan or a service has no shape. */
export const hasModel = ({ kind }: Pick<ProductData, 'kind'>): boolean => hasTrait(kind, 'physical');

/** A case that stands on another one takes no floor. */
const standsOf = ({ appearance, width, length }: ProductData): RoomView['stands'] => {
  if (width === undefined || length === undefined || appearance.parts?.isLow === true) return null;
  if (hasShapeTrait(appearance.shape, 'bed')) return 'bed';
  return hasShapeTrait(appearance.shape, 'case') ? 'case' : null;
};

const sidesOf = (data: ProductData, size: Size | null): Sides | null => {
  const { width, length, height } = data;
  if (width === undefined || length === undefined || height === undefined) return null;
  const more = growthOf(data, size);
  return { width: width + more.width, length: length + more.length, height };
};

/** Half a split king, in inches: it comes as two, whatever the cart says of its one box [D2]. */
const HALF_A_SPLIT_KING = { width: 38, length: 80 };

const boxesOf = (product: Product, size: Size | null): Parcel | null => {
  const box = parcelOf({ product, variant: { chosen: size ? [{ name: 'Size', value: size }] : [] } });
  if (!box) return null;
  return size === 'splitKing' ? { ...box, ...HALF_A_SPLIT_KING, count: 2 } : { ...box, count: 1 };
};
