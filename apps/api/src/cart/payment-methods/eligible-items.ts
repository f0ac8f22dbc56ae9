import type { CartBody } from '@counterpane/contract/cart/carts';
import { hasTrait } from '@counterpane/rules/options/kind-traits';
import type { Storefront } from '../../catalogue/storefront.ts';

/**
 * Which items of a cart a health account may pay for, with a letter of a clinician (catalogue data). Gifts cost
 * nothing and need no account.
 */
export const eligibleItems = (
  { items }: Pick<CartBody, 'items'>,
  { findEntry }: Pick<Storefront, 'findEntry'>,
): string[] =>
  items
    .filter(({ isGift, product }) => {
      const data = findEntry(product.name)?.data;
      return !isGift && data !== undefined && (data.hsaEligible ?? hasTrait(data.kind, 'health'));
    })
    .map(({ itemIdentifier }) => itemIdentifier);
