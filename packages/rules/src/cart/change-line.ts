import { isGiftOf } from '../gifts/gift-id.ts';
import { findVariant } from '../options/find-variant.ts';
import type { FindProduct } from '../options/product.ts';
import { variantTitle } from '../options/variant-title.ts';
import { accept, type Decision, type Refusal, refuse } from '../refusals.ts';
import { isPurchasable } from '../stock/availability.ts';
import { type CartLine, MAX_QUANTITY } from './line.ts';
import { type FreeUnits, shortage } from './shortage.ts';

export interface LineChange {
  readonly quantity?: number | undefined;
  readonly properties?: readonly { readonly name: string; readonly value: string }[] | undefined;
}

/**
 * Another quantity or other options for one line. Protection plans and other children keep their
 * parent's quantity (lesson 69).
 */
export const decideChangeLine = (
  lines: readonly CartLine[],
  lineId: string,
  change: LineChange,
  facts: { readonly findProduct: FindProduct; readonly freeUnits: FreeUnits },
): Decision<readonly CartLine[]> => {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return refuse(noSuchLine(lines, lineId));
  const quantity = change.quantity ?? line.quantity;
  if (quantity < 1 || quantity > MAX_QUANTITY)
    return refuse({ code: 'quantity_out_of_range', minimum: 1, maximum: MAX_QUANTITY });

  const product = facts.findProduct(line.productId);
  if (!product) return refuse({ code: 'unknown_product', productID: line.productId });
  const found = findVariant(product, change.properties ?? line.properties);
  if (!found.ok)
    return refuse({ code: 'impossible_option', productID: product.id, property: found.property });
  if (!isPurchasable(found.variant.availability))
    return refuse({
      code: 'not_purchasable',
      productID: product.id,
      title: variantTitle(product, found.variant),
    });

  const changed = lines.map((other) => {
    if (other.id === lineId) return { ...line, quantity, properties: found.variant.chosen };
    return other.forItem === lineId ? { ...other, quantity } : other;
  });
  const short = shortage(changed, facts.findProduct, facts.freeUnits, lineId);
  return short ? refuse(short) : accept(changed);
};

/** Takes a line out, and with it everything that was chosen for it. */
export const decideRemoveLine = (
  lines: readonly CartLine[],
  lineId: string,
): Decision<readonly CartLine[]> =>
  lines.some(({ id }) => id === lineId)
    ? accept(lines.filter(({ id, forItem }) => id !== lineId && forItem !== lineId))
    : refuse(noSuchLine(lines, lineId));

/** A gift is no line of its own: it comes and goes with the one that brings it. */
const noSuchLine = (lines: readonly CartLine[], lineId: string): Refusal => ({
  code: lines.some(({ id }) => isGiftOf(id, lineId)) ? 'line_not_editable' : 'unknown_line',
  itemIdentifier: lineId,
});
