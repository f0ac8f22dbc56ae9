import type { CartView } from '@counterpane/contract/cart/carts';
import type { Client } from '@counterpane/contract/client';
import { belongs } from '../offers/parse-offers.ts';
import type { Added } from './find-added.ts';
import { type CartRise, findCartRises } from './find-cart-rises.ts';

/**
 * What is left to offer, at what the cart as it is now costs more with it: the page told what it costs beside the product
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
  const rises = await findCartRises(
    client,
    cart,
    asked.map(({ item }) => item),
    coupon,
  );
  const riseOf = new Map(asked.map(({ choice }, index) => [choice, rises[index]]));
  const upsells = added.upsells
    .map((upsell) => ({
      ...upsell,
      choices: upsell.choices.flatMap((choice) => {
        const rise = riseOf.get(choice);
        return rise ? [{ ...choice, ...pricesOf(rise, added) }] : [];
      }),
    }))
    .filter(({ choices }) => choices.length > 0);
  return upsells.length > 0 ? { ...added, upsells } : null;
};

/** What one costs is not known of several: they were asked about together. */
const pricesOf = ({ price, setSaving }: CartRise, { quantity }: Pick<Added, 'quantity'>) =>
  quantity === 1 ? { price, setSaving } : { totals: [{ quantity, price }], setSaving };
