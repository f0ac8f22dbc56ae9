import type { PageState, PageUpsell } from '@counterpane/contract/page-state';
import type { Product } from '@counterpane/rules/options/product';
import { hasUpgradeOptions } from '@counterpane/rules/upsells/upgrade-sizes';
import { upsellChoice } from '@counterpane/rules/upsells/upsell-choice';
import type { Storefront } from '../catalogue/snapshot.ts';

type Upsells = Pick<PageState, 'upsellItems' | 'upgradableUpsellItems'>;

/** What a page offers, each with the sizes of the page beside which it is sold out. */
export const withSoldOutSizes = (
  { upsellItems, upgradableUpsellItems }: Upsells,
  page: Product,
  storefront: Storefront,
): Upsells => {
  const told = (upsell: PageUpsell): PageUpsell => {
    const soldOutSizes = soldOutSizesOf(upsell, page, storefront);
    return soldOutSizes.length === 0 ? upsell : { ...upsell, soldOutSizes };
  };
  return { upsellItems: upsellItems.map(told), upgradableUpsellItems: upgradableUpsellItems.map(told) };
};

const soldOutSizesOf = (
  { productID, name, type }: PageUpsell,
  page: Product,
  { upsells, findProduct, flags }: Storefront,
): string[] => {
  const item = upsells.find((one) => one.productId === productID && one.name === name);
  const product = findProduct(productID);
  if (!item || !product) return [];
  const sizes = page.properties.find((property) => property.name === 'Size')?.options ?? [];
  return sizes
    .map(({ value }) => value)
    .filter((size) => type === 'additional' || hasUpgradeOptions(size))
    .filter(
      (size) =>
        upsellChoice(item, product, size, flags) === null &&
        upsellChoice(item, inStock(product), size, flags) !== null,
    );
};

/** The product as it would be with everything of it in stock. */
const inStock = (product: Product): Product => {
  const variants = Object.entries(product.variants).map(([sku, variant]) => {
    const availability = { ...variant.availability, isActive: true, isInStock: true };
    return [sku, { ...variant, availability }];
  });
  return { ...product, variants: Object.fromEntries(variants) };
};
