import type { Product, Variant, VariantPrice } from './product.ts';
import { variantKey } from './variant-key.ts';

/**
 * The Twin XL that a split king is two of, in the same other options; null for every other variant, and
 * where there is none [C4, D3].
 * @example splitKingHalf(mattress, splitKing)?.sku // "hal-classic-s:twinxl"
 */
export const splitKingHalf = (product: Product, variant: Variant): Variant | null => {
  if (!variant.chosen.some(({ name, value }) => name === 'Size' && value === 'splitKing')) return null;
  const half = variant.chosen.map((choice) =>
    choice.name === 'Size' ? { ...choice, value: 'twinXL' } : choice,
  );
  return product.variants[variantKey(product.inventoryKey, half)] ?? null;
};

/**
 * The prices of a split king: twice the Twin XL, in cents [C4].
 * @example splitKingPrice({ list: 64000, price: 44900, value: 64000 }).price // 89800
 */
export const splitKingPrice = ({ list, price, value }: VariantPrice): VariantPrice => ({
  list: 2 * list,
  price: 2 * price,
  value: 2 * value,
});
