import type { DraftLine } from './draft.ts';

/**
 * Mattresses first, then by unit price from high to low, ties in a fixed order (checkout section 4,
 * decisions row 38). Children stand behind their parent. It is also what makes a total independent
 * of the order in which a cart was built.
 */
export const displayOrder = (lines: readonly DraftLine[]): DraftLine[] => {
  const parents = lines.filter(({ forItem }) => !lines.some(({ id }) => id === forItem)).sort(compare);
  return parents.flatMap((parent) => [
    parent,
    ...lines.filter(({ forItem }) => forItem === parent.id).sort(compare),
  ]);
};

const compare = (a: DraftLine, b: DraftLine): number =>
  Number(b.product.kind === 'mattress') - Number(a.product.kind === 'mattress') ||
  b.variant.price - a.variant.price ||
  (a.variant.sku < b.variant.sku ? -1 : a.variant.sku > b.variant.sku ? 1 : 0);
