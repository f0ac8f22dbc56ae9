import type { CartView, ItemToAdd } from '@counterpane/contract/carts';
import type { Answer, Client } from '@counterpane/contract/client';
import type { AddSource } from '@counterpane/rules/upsells/popup-sources';

/**
 * Puts a product into the cart and then what was chosen for it, on the line that it got. What cannot be had
 * of the latter is said by the cart; the product itself is in it all the same.
 */
export const addWithOffers = async (
  client: Client,
  item: ItemToAdd,
  offers: readonly ItemToAdd[],
  source: AddSource | undefined,
): Promise<Answer<CartView>> => {
  const added = await client.addItems([item], { source });
  const line = added.ok && offers.length > 0 ? findLine(added.result, item) : null;
  if (line === null) return added;
  const withOffers = await client.addItems(
    offers.map((offer) => ({ ...offer, forItem: line })),
    { source },
  );
  return withOffers.ok ? withOffers : added;
};

const findLine = ({ items }: CartView, { productID, properties = [] }: ItemToAdd): string | null =>
  items.find(
    ({ product, forItem, isGift, properties: own }) =>
      product.id === productID &&
      forItem === null &&
      !isGift &&
      properties.every(({ name, value }) => own.some((one) => one.name === name && one.value === value)),
  )?.itemIdentifier ?? null;
