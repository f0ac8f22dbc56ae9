import type { Flags } from '../flags.ts';
import type { FindProduct, Product, Variant } from '../options/product.ts';
import { isPurchasable } from '../stock/availability.ts';
import { isSoldBundle } from './is-sold-bundle.ts';
import type { FoundUpsell } from './upsell-item.ts';

/**
 * The upsells shown with a product [C4]: those of the brand's list that sell with it and stand in the catalogue, sold
 * out or not. The Premier Bundle only while its flag is on, and never a product with itself.
 */
export const listedUpsells = (
  found: readonly FoundUpsell[],
  page: Pick<Product, 'id' | 'name'>,
  flags: Pick<Flags, 'premierBundle'>,
  findProduct: FindProduct,
): FoundUpsell[] =>
  found.filter(
    ({ name, productId, sellsWith }) =>
      productId !== page.id &&
      isSoldBundle(name, flags) &&
      (sellsWith.length === 0 || sellsWith.includes(page.name)) &&
      variantsOf(findProduct, productId).length > 0,
  );

/** Those of them that can be bought in some variant. */
export const brandUpsells = (
  found: readonly FoundUpsell[],
  page: Pick<Product, 'id' | 'name'>,
  flags: Pick<Flags, 'premierBundle'>,
  findProduct: FindProduct,
): FoundUpsell[] =>
  listedUpsells(found, page, flags, findProduct).filter(({ productId }) =>
    canBeBought(variantsOf(findProduct, productId)),
  );

const variantsOf = (findProduct: FindProduct, id: string): Variant[] =>
  Object.values(findProduct(id)?.variants ?? {});

/** Whether one of some variants is to be had. */
export const canBeBought = (variants: readonly Variant[]): boolean =>
  variants.some(({ availability }) => isPurchasable(availability));
