import type { Product } from '../options/product.ts';
import type { FoundUpsell, UpsellItem } from './upsell-item.ts';

/**
 * A brand's upsells once their products are looked up: by `sku`, else by `fallbackSku` [C3], which are an inventory
 * key or a variant's key; else by name, for brands that share one list of
 * upsells and have stock keys of their own. What the catalogue does not have is left out.
 */
export const findUpsells = (list: readonly UpsellItem[], products: readonly Product[]): FoundUpsell[] =>
  list.flatMap((item): FoundUpsell[] => {
    const product =
      findBySku(item.sku, products) ??
      findBySku(item.fallbackSku, products) ??
      products.find(({ name }) => name === item.name);
    if (!product) return [];
    return [{ ...item, productId: product.id, isUpsell: true, isStandalone: !item.isNotSaleable }];
  });

const findBySku = (sku: string | null, products: readonly Product[]): Product | undefined =>
  sku === null
    ? undefined
    : products.find(({ inventoryKey, variants }) => inventoryKey === sku || Object.hasOwn(variants, sku));
