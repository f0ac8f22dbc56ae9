import type { PageItem } from '@counterpane/contract/pages/page-state';
import { optionTitle } from '@counterpane/rules/options/option-title';
import type { Product, Variant } from '@counterpane/rules/options/product';

/** Something that could be put into a cart as it stands on the page. */
export const pageItem = (product: Product, { chosen }: Variant, quantity: number): PageItem => ({
  productID: product.id,
  quantity,
  properties: chosen.map((choice) => ({ ...choice, title: optionTitle(product, choice) })),
});
