import type { CartView } from '@counterpane/contract/cart/carts';
import type { createRemoteControlClient } from '@counterpane/contract/cart/remote-control-calls';
import type { Answer, Client } from '@counterpane/contract/client';

type RemoteClient = Pick<ReturnType<typeof createRemoteControlClient>, 'findProducts'>;

/** Adds one of what staff found. */
export const addBySku = async (
  client: Client,
  remote: RemoteClient,
  { cartId, sku }: { readonly cartId: string; readonly sku: string },
): Promise<Answer<CartView>> => {
  const found = await remote.findProducts(cartId, sku);
  if (!found.ok) return found;
  const variant = found.result.find((one) => one.sku === sku);
  if (!variant)
    return {
      ok: false,
      status: 422,
      error: { status: 'error', code: 'unknown_product', error: 'We do not know this product' },
    };
  const { productID, properties, title } = variant;
  const answer = await client.addItems([{ productID, properties, quantity: 1 }]);
  if (!answer.ok) return answer;
  // What could not be added is a notice of the cart, which the redirect would lose.
  const isThere = answer.result.items.some((item) => item.sku === sku && !item.isGift);
  const [said] = answer.result.notices.filter((notice) => !notice.code.startsWith('help_'));
  if (isThere) return answer;
  const error = said?.text ?? title;
  return { ok: false, status: 422, error: { status: 'error', code: 'not_purchasable', error } };
};
