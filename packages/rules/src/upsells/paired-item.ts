import type { Product } from '../options/product.ts';
import { canBeBought } from './brand-upsells.ts';
import type { PairedItem, UpsellItem } from './upsell-item.ts';

/** A second item that is offered with an upsell, once its product is looked up. */
interface FoundPair extends PairedItem {
  readonly product: Product;
}

/**
 * The second item offered with an upsell, e.g. a headboard with a bamboo frame or an adjustable base with
 * a thalia frame ([C3], pairedItem). Null when there is none, or none that can be bought.
 */
export const findPairedItem = (
  { pairedItem }: Pick<UpsellItem, 'pairedItem'>,
  findByName: (name: string) => Product | null,
): FoundPair | null => {
  const product = pairedItem && findByName(pairedItem.name);
  return product && canBeBought(Object.values(product.variants)) ? { ...pairedItem, product } : null;
};
