import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { CartView } from '@counterpane/contract/cart/carts';
import type { Storefront } from '../../catalogue/storefront.ts';

/** What a clinician may write a letter for, unless the product says otherwise. */
const KINDS: readonly ProductData['kind'][] = ['mattress', 'adjustable-base', 'pillow'];

/**
 * Which items of a cart a health account may pay for, with a letter of a clinician (catalogue data). Gifts cost
 * nothing and need no account.
 */
export const eligibleItems = (
  { items }: Pick<CartView, 'items'>,
  { findEntry }: Pick<Storefront, 'findEntry'>,
): string[] =>
  items
    .filter(({ isGift, product }) => {
      const data = findEntry(product.name)?.data;
      return !isGift && data !== undefined && (data.hsaEligible ?? KINDS.includes(data.kind));
    })
    .map(({ itemIdentifier }) => itemIdentifier);
