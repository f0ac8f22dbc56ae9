import type { CartItemView } from '@counterpane/contract/cart/carts';
import { REPLACES_GIFTS } from '@counterpane/rules/upsells/replaces-gifts';

/** A line with its add-ons and gifts. */
export interface LineGroup {
  readonly item: CartItemView;
  /** Its add-ons, e.g. a plan. */
  readonly children: readonly CartItemView[];
  /** Gifts of the line or of its add-ons. */
  readonly gifts: readonly CartItemView[];
}

/** The lines of a cart in the order of the page, each with what belongs to it. */
export const groupLines = (items: readonly CartItemView[]): LineGroup[] => {
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

/** Whether it has the quantity of its parent: plans and upgrades have none of their own. */
export const followsItsParent = ({ forItem, product }: Pick<CartItemView, 'forItem' | 'product'>): boolean =>
  forItem !== null && (product.metadata.isWarranty || product.attributes.markers.includes(REPLACES_GIFTS));
