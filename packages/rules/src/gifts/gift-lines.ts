import type { Product } from '../options/product.ts';
import type { ChosenProperty } from '../options/property-names.ts';
import { giftQuantity } from './gift-quantity.ts';
import { giftSize } from './gift-size.ts';

/** A gift that a line brings: derived on every read, never stored (lessons 30, 31). */
export interface Gift {
  readonly product: Product;
  readonly properties: readonly ChosenProperty[];
  readonly quantity: number;
}

/** The gifts that so many of a product in a size bring with them (catalogue section 5). */
export const giftsFor = (
  product: Product,
  chosen: readonly ChosenProperty[],
  quantity: number,
  findProduct: (id: string) => Product | null,
): Gift[] => {
  const size = chosen.find(({ name }) => name === 'Size')?.value ?? null;
  return product.gifts.flatMap((id) => {
    const gift = findProduct(id);
    if (!gift) return [];
    const properties = gift.properties.map(({ name, options }): ChosenProperty | null => {
      const value = name === 'Size' && size !== null ? giftSize(gift, size) : options[0]?.value;
      return value == null ? null : { name, value };
    });
    // A gift that does not fit is no gift.
    if (!properties.every((choice) => choice !== null)) return [];
    return [{ product: gift, properties, quantity: giftQuantity(gift.kind, size) * quantity }];
  });
};
