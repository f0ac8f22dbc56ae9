import type { CartView } from '@counterpane/contract/cart/carts';
import type { Client } from '@counterpane/contract/client';
import { belongs } from '../offers/parse-offers.ts';
import type { Added } from './find-added.ts';
import { findPriceDifferences, type PriceDifference } from './find-price-differences.ts';

/**
 * The upsells of the pop-up at what the cart as it is now costs more with each: the page told what it costs beside the product
 * alone, and a set may have used that saving. It comes as often as the product. Null where the cart takes none of it.
 */
export const withCartPrices = async (
  client: Pick<Client, 'cartQuotes'>,
  cart: CartView,
  added: Added,
  coupon: string | null,
): Promise<Added | null> => {
  const asked = added.upsells.flatMap((upsell) =>
    upsell.choices.map((choice) => ({
      choice,
      item: {
        productID: upsell.productID,
        quantity: choice.quantity * added.quantity,
        properties: choice.properties,
        forItem: belongs(upsell) ? added.line : null,
      },
    })),
  );
  const differences = await findPriceDifferences(
    client,
    cart,
    asked.map(({ item }) => item),
    coupon,
  );
  const differenceOf = new Map(asked.map(({ choice }, index) => [choice, differences[index]]));
  const upsells = added.upsells
    .map((upsell) => ({
      ...upsell,
      choices: upsell.choices.flatMap((choice) => {
        const difference = differenceOf.get(choice);
        return difference ? [{ ...choice, ...pricesOf(difference, added) }] : [];
      }),
    }))
    .filter(({ choices }) => choices.length > 0);
  return upsells.length > 0 ? { ...added, upsells } : null;
};

/** What one costs is not known of several: they were asked about together. */
const pricesOf = ({ price, setSaving }: PriceDifference, { quantity }: Pick<Added, 'quantity'>) =>
  quantity === 1 ? { price, setSaving } : { totals: [{ quantity, price }], setSaving };
