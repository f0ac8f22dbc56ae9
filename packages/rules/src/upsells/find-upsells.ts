import type { Product } from '../options/product.ts';
import { isPurchasable } from '../stock/availability.ts';
import type { FoundUpsell, UpsellItem } from './upsell-item.ts';

/**
 * A brand's upsells once their products are looked up: by `sku`, else by `fallbackSku` (catalogue sections
 * 3 and 4). A sku is an inventory key or a variant's key. What the catalogue does not have, or has in no
 * variant that can be bought, is left out.
 */
export const findUpsells = (list: readonly UpsellItem[], products: readonly Product[]): FoundUpsell[] =>
  list.flatMap((item): FoundUpsell[] => {
    const product =
      findBySku(item.sku, products) ?? (item.fallbackSku && findBySku(item.fallbackSku, products));
    if (!product || !canBeBought(product)) return [];
    return [{ ...item, productId: product.id, isUpsell: true, isStandalone: !item.isNotSaleable }];
  });

const findBySku = (sku: string, products: readonly Product[]): Product | null =>
  products.find(({ inventoryKey, variants }) => inventoryKey === sku || Object.hasOwn(variants, sku)) ?? null;

const canBeBought = ({ variants }: Product): boolean =>
  Object.values(variants).some(({ availability }) => isPurchasable(availability));
