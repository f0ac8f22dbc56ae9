import type { ProductData } from '@counterpane/catalogue/product-schema';
import { type VariantChoice, variantsOf } from '@counterpane/catalogue/variants';
import { giftQuantity } from '@counterpane/rules/gifts/gift-quantity';
import { giftSize } from '@counterpane/rules/gifts/gift-size';
import { sum } from '@counterpane/rules/money/sum';
import type { VariantPrice } from '@counterpane/rules/options/product';
import { valueQuantity } from '@counterpane/rules/upsells/value-quantity';
import { propertiesOf } from './properties.ts';

type Component = ProductData['components'][number];

/** So many of one variant of a product. */
export interface Units {
  readonly product: ProductData;
  readonly variant: VariantChoice;
  readonly quantity: number;
}

/** A part of a sleep bundle, as many and in the size that a mattress of some size would bring. */
interface BundlePart extends Units {
  /** The units that its advertised value is counted by: of a set made for a split king, the set. */
  readonly worth: Units;
}

/**
 * What a sleep bundle is made of in the size of a mattress [C5, D5].
 * @throws when a part is not in the catalogue or not made for the size.
 */
export const bundleParts = (
  { components }: Pick<ProductData, 'components'>,
  size: string,
  findData: (name: string) => ProductData | undefined,
): BundlePart[] =>
  components.map((component) => {
    const product = findData(component.product);
    if (!product) throw new Error(`no product ${component.product}`);
    return partOf(product, component, size);
  });

const partOf = (product: ProductData, component: Component, size: string): BundlePart => {
  const gift = { kind: product.kind, markers: product.markers, properties: propertiesOf(product) };
  const inSizeOf = (splitKingGift: boolean) => {
    const partSize = giftSize(gift, size, { splitKingGift });
    const variant = variantsOf(product).find(
      (one) =>
        (one.size === null || one.size === partSize) &&
        one.chosen.every(({ name, value }) => (component.properties[name] ?? value) === value),
    );
    if (!variant) throw new Error(`${component.product} is not made for ${size}`);
    return { variant, partSize };
  };
  const { variant, partSize } = inSizeOf(false);
  const quantity = component.quantityBySize[size] ?? component.quantity * giftQuantity(gift, size, partSize);
  // A set made for a split king covers both halves: counted twice, its advertised value would be too high.
  const set = inSizeOf(true);
  const counted = set.partSize === partSize ? quantity : valueQuantity(quantity, size);
  return { product, variant, quantity, worth: { product, variant: set.variant, quantity: counted } };
};

/**
 * The price of a bundle in a size, in cents: that of its parts together. In split king it costs twice the Twin XL's,
 * and is worth what really is in it [D5].
 */
export const bundlePrice = (
  partsIn: (size: string) => readonly BundlePart[],
  size: string,
  priceOf: (part: Units) => VariantPrice,
): VariantPrice => {
  const isSplit = size === 'splitKing';
  const parts = partsIn(size);
  const paid = isSplit ? partsIn('twinXL') : parts;
  const times = isSplit ? 2 : 1;
  return {
    list: times * sum(paid.map((part) => priceOf(part).list * part.quantity)),
    price: times * sum(paid.map((part) => priceOf(part).price * part.quantity)),
    value: sum(parts.map(({ worth }) => priceOf(worth).value * worth.quantity)),
  };
};
