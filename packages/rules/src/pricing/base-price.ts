import { findVariant } from '../options/find-variant.ts';
import { displayOrder } from './display-order.ts';
import type { DraftLine, PricingStep } from './draft.ts';

/** List price times quantity, for every line whose variant exists. */
export const basePrice: PricingStep = (draft, facts) => {
  const lines = facts.lines.flatMap((line): DraftLine[] => {
    const product = facts.findProduct(line.productId);
    if (!product) return [];
    const found = findVariant(product, line.properties);
    if (!found.ok) return [];
    const { id, quantity, forItem } = line;
    const running = found.variant.list * quantity;
    return [
      { id, product, variant: found.variant, quantity, forItem, isGift: false, running, couponDiscount: 0 },
    ];
  });
  const sorted = displayOrder(lines);
  return {
    ...draft,
    lines: sorted,
    receipt: sorted.map(({ id, product, quantity, running }) => ({
      step: 'base-price',
      rule: 'list-price',
      itemIdentifier: id,
      text: quantity === 1 ? product.title : `${quantity} × ${product.title}`,
      amount: running,
    })),
  };
};
