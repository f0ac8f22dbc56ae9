import type { Flags } from '../flags.ts';
import { chosenSize } from '../options/chosen-size.ts';
import type { FindProduct, Product } from '../options/product.ts';
import type { ChosenProperty } from '../options/property-names.ts';
import { giftQuantity } from './gift-quantity.ts';
import { giftSize } from './gift-size.ts';

/** A gift that a line brings. */
interface Gift {
  readonly product: Product;
  readonly properties: readonly ChosenProperty[];
  readonly quantity: number;
}

export interface GiftFacts {
  readonly findProduct: FindProduct;
  readonly flags: Flags;
  /** What a mattress brings while gifts are not the extras of the product; null when the brand has none. */
  readonly giftBundleId: string | null;
}

/**
 * The gifts that so many of a product in a size bring with them [C5]: its extras, or the
 * brand's gift bundle for a mattress while `giftFromExtrasSwitcher` is off. They are derived on every read and never
 * stored [L30, L31].
 */
export const giftsFor = (
  product: Product,
  chosen: readonly ChosenProperty[],
  quantity: number,
  facts: GiftFacts,
): Gift[] => {
  const size = chosenSize(chosen);
  return giftIds(product, facts).flatMap((id) => {
    const gift = facts.findProduct(id);
    const properties = gift && propertiesOf(gift, size, facts.flags);
    if (!gift || !properties) return [];
    const sizeOfGift = chosenSize(properties);
    return [{ product: gift, properties, quantity: giftQuantity(gift, size, sizeOfGift) * quantity }];
  });
};

const giftIds = ({ kind, gifts }: Product, { flags, giftBundleId }: GiftFacts): readonly string[] => {
  if (flags.giftFromExtrasSwitcher || kind !== 'mattress') return gifts;
  return giftBundleId === null ? [] : [giftBundleId];
};

/** Null for a gift that does not fit: it is no gift. */
const propertiesOf = (gift: Product, size: string | null, flags: Flags): ChosenProperty[] | null => {
  const properties = gift.properties.map(({ name, options }): ChosenProperty | null => {
    const value = name === 'Size' && size !== null ? giftSize(gift, size, flags) : options[0]?.value;
    return value == null ? null : { name, value };
  });
  return properties.every((choice) => choice !== null) ? properties : null;
};
