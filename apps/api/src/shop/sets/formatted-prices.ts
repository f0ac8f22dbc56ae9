import type { PageCollection } from '@counterpane/contract/pages/page-state';
import type { CollectionPrices } from '@counterpane/rules/bundles/collection-prices';
import { wholeDollars } from '@counterpane/rules/money/display';
import { money } from '@counterpane/rules/money/money';
import { writingOf } from '../../catalogue/language-of.ts';
import type { Storefront } from '../../catalogue/storefront.ts';

/** The prices of a collection, in cents and as shoppers read them; the discount in whole dollars, rounded down [C3]. */
export const formattedPrices = (
  { totalValue, finalPrice, discount }: CollectionPrices,
  storefront: Storefront,
): PageCollection['prices'] => {
  const { amount } = writingOf(storefront);
  const cash = (cents: number) => money(cents, storefront.definition.currency);
  return {
    totalValue: cash(totalValue),
    finalPrice: cash(finalPrice),
    discount: cash(discount),
    formatted: {
      totalValue: amount(cash(totalValue)),
      finalPrice: amount(cash(finalPrice)),
      discount: amount(wholeDollars(cash(discount))),
    },
  };
};
