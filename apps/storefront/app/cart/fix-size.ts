import type { CartView } from '@counterpane/contract/cart/carts';
import type { Answer, Client } from '@counterpane/contract/client';

/** Changes a line to the size that fits the mattress, and to as many as that takes, as the cart says it now: the page may be an old one. */
export const fixSize = async (
  client: Pick<Client, 'cart' | 'changeItem'>,
  line: string,
): Promise<Answer<CartView>> => {
  const cart = await client.cart();
  if (!cart.ok) return cart;
  const { items, wrongSizes } = cart.result;
  const item = items.find(({ itemIdentifier }) => itemIdentifier === line);
  const expected = wrongSizes.find(({ itemIdentifier }) => itemIdentifier === line)?.expected;
  if (!item || !expected) return cart;
  const properties = item.properties.map(({ name, value }) => ({
    name,
    value: name === 'Size' ? expected.value : value,
  }));
  return client.changeItem(line, { properties, quantity: expected.units ?? item.quantity });
};
