import { findVariant } from '../options/find-variant.ts';
import type { Product, Variant } from '../options/product.ts';
import { displayOrder } from './display-order.ts';
import type { DraftLine, PricingStep } from './draft.ts';

/**
 * What a product's list price starts from, times the quantity, for every line whose variant exists: the
 * first option of everything. What the chosen options add comes next (design section 6).
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
    receipt: sorted.map(({ id, product, quantity, running }) => ({
      step: 'base-price',
      rule: 'list-price',
      itemIdentifier: id,
      text: quantity === 1 ? product.title : `${quantity} × ${product.title}`,
      amount: running,
    })),
  };
};

/** The first option of everything, as the product's page lists them; the variant itself where that is not made. */
const firstVariant = (product: Product, variant: Variant): Variant => {
  const first = product.properties.map(({ name, options }) => ({ name, value: options[0]?.value ?? '' }));
  const found = findVariant(product, first);
  return found.ok ? found.variant : variant;
};
