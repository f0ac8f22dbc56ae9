import type { ParsedQuoteRequest } from '@counterpane/contract/quotes';
import type { CartLine } from '@counterpane/rules/cart/line';
import { findVariant } from '@counterpane/rules/options/find-variant';
import type { FindProduct } from '@counterpane/rules/options/product';
import { variantTitle } from '@counterpane/rules/options/variant-title';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import { isPurchasable } from '@counterpane/rules/stock/availability';

type Item = ParsedQuoteRequest['items'][number];

/** What the lines of a quote are called: `item-1` is the first. */
export const quoteLineId = (index: number): string => `item-${index + 1}`;

/** The items of a quote as the lines of a cart, or the first thing that cannot be had (checkout section 5). */
export const quoteLines = (items: readonly Item[], findProduct: FindProduct): Decision<CartLine[]> => {
  const lines: CartLine[] = [];
  for (const [index, item] of items.entries()) {
    const line = quoteLine(item, quoteLineId(index), items, findProduct);
    if (!line.ok) return line;
    lines.push(line.change);
  }
  return accept(lines);
};

const quoteLine = (
  { productID, quantity, properties, forItem = null }: Item,
  id: string,
  items: readonly Item[],
  findProduct: FindProduct,
): Decision<CartLine> => {
  const product = findProduct(productID);
  if (!product) return refuse({ code: 'unknown_product', productID });
  const found = findVariant(product, properties);
  if (!found.ok) return refuse({ code: 'impossible_option', productID, property: found.property });
  if (!isPurchasable(found.variant.availability))
    return refuse({ code: 'not_purchasable', productID, title: variantTitle(product, found.variant) });
  const isOrphan = forItem !== null && !items.some((_, index) => quoteLineId(index) === forItem);
  if (isOrphan || forItem === id) return refuse({ code: 'unknown_parent', itemIdentifier: forItem ?? id });
  return accept({ id, productId: productID, properties: found.variant.chosen, quantity, forItem });
};
