import { findVariant } from '../options/find-variant.ts';
import type { FindProduct, Product, Variant } from '../options/product.ts';
import { variantTitle } from '../options/variant-title.ts';
import type { LineRefusalCode } from '../refusal-groups.ts';
import { accept, type Decision, refuse } from '../refusals.ts';
import { isPurchasable } from '../stock/availability.ts';

/** A product and its options, as they come in. */
interface Choice {
  readonly productID: string;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}

/**
 * The variant of a choice, if it can be bought: the product exists, has these options, and the variant is sold
 * [K5].
 */
export const parsePurchasableVariant = (
  { productID, properties }: Choice,
  { findProduct }: { readonly findProduct: FindProduct },
): Decision<{ readonly product: Product; readonly variant: Variant }, LineRefusalCode> => {
  const product = findProduct(productID);
  if (!product) return refuse({ code: 'unknown_product', productID });
  if (product.kind === 'service') return refuse({ code: 'chosen_as_delivery', title: product.title });
  const found = findVariant(product, properties);
  if (!found.ok) {
    const { property, fault } = found;
    return refuse({ code: 'impossible_option', productID: product.id, property, fault });
  }
  const { variant } = found;
  return isPurchasable(variant.availability)
    ? accept({ product, variant })
    : refuse({ code: 'not_purchasable', productID: product.id, title: variantTitle(product, variant) });
};
