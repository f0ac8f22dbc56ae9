import { findVariant } from '../options/find-variant.ts';
import type { Product, Variant } from '../options/product.ts';
import { displayOrder } from './display-order.ts';
import type { DraftLine, PricingStep, ReceiptLine } from './draft.ts';

/**
 * What a product's list price starts from, times the quantity, for every line whose variant exists: the
 * first option of everything. What the chosen options add comes next [R010].
 */
export const basePrice: PricingStep = (draft, facts) => {
  const lines = facts.lines.flatMap((line): DraftLine[] => {
    const product = facts.findProduct(line.productId);
    if (!product) return [];
    const found = findVariant(product, line.properties);
    if (!found.ok) return [];
    const { id, quantity, forItem } = line;
    const { variant } = found;
    const running = firstVariant(product, variant).list * quantity;
    return [{ id, product, variant, quantity, forItem, isGift: false, running, couponDiscount: 0 }];
  });
  const sorted = displayOrder(lines);
  return {
    ...draft,
    lines: sorted,
    receipt: sorted.map(
      ({ id, product: { title }, quantity, running }): ReceiptLine => ({
        step: 'base-price',
        rule: 'list-price',
        itemIdentifier: id,
        text: quantity === 1 ? { code: 'title', title } : { code: 'units', quantity, title },
        amount: running,
      }),
    ),
  };
};

/** Variants stand in the order of their options: the first has the first option of everything that is made. */
const firstVariant = ({ variants }: Product, variant: Variant): Variant => {
  const [first = variant] = Object.values(variants);
  return first;
};
