import type { CartItemView } from '@counterpane/contract/cart/carts';
import { REPLACES_GIFTS } from '@counterpane/rules/upsells/replaces-gifts';

/** A line with everything that belongs to it. */
export interface LineFamily {
  readonly item: CartItemView;
  /** What was chosen for it, e.g. a plan. */
  readonly children: readonly CartItemView[];
  /** What comes free with it or with something that was chosen for it. */
  readonly gifts: readonly CartItemView[];
}

/** The lines of a cart as a page shows them, in their order: each with its own under it. */
export const lineFamilies = (items: readonly CartItemView[]): LineFamily[] => {
  const chosen = items.filter(({ isGift }) => !isGift);
  const isTop = ({ forItem }: CartItemView) =>
    forItem === null || !chosen.some(({ itemIdentifier }) => itemIdentifier === forItem);
  return chosen.filter(isTop).map((item) => {
    const children = chosen.filter(({ forItem }) => forItem === item.itemIdentifier);
    const ids = [item, ...children].map(({ itemIdentifier }) => itemIdentifier);
    const gifts = items.filter(({ isGift, forItem }) => isGift && forItem !== null && ids.includes(forItem));
    return { item, children, gifts };
  });
};

/** Whether there are as many of it as of what it belongs to: plans and upgrades have no number of their own. */
export const followsItsParent = ({ forItem, product }: Pick<CartItemView, 'forItem' | 'product'>): boolean =>
  forItem !== null && (product.metadata.isWarranty || product.attributes.markers.includes(REPLACES_GIFTS));
