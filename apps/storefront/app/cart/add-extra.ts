import type { AvailableExtra, CartView } from '@counterpane/contract/cart/carts';
import type { Answer, Client } from '@counterpane/contract/client';
import type { AddSource } from '@counterpane/rules/upsells/popup-sources';
import { findAddRefusals } from '../shop/product/add-refusals.ts';

const SOURCES: Readonly<Record<AvailableExtra['kind'], AddSource>> = {
  protection: 'summary-warranty-recommendation',
  upgrade: 'summary-recommendation',
  'white-glove': 'summary-recommendation',
};

/**
 * Adds what a cart offers for one of its lines, as it offers it now: the page may be an old one. It is one
 * thing, so the notice that it was not added is a refusal.
 */
export const addExtra = async (
  client: Pick<Client, 'cart' | 'addItems'>,
  line: string,
  sku: string,
): Promise<Answer<CartView>> => {
  const cart = await client.cart();
  if (!cart.ok) return cart;
  const item = cart.result.items.find(({ itemIdentifier }) => itemIdentifier === line);
  const extra = item?.availableExtras.find((candidate) => candidate.sku === sku);
  if (!extra) return refused('extra_unavailable', 'This is no longer offered with your item');
  const { product, properties, quantity, kind, isAddOn } = extra;
  const forItem = isAddOn ? line : null;
  const added = await client.addItems([{ productID: product.id, properties, quantity, forItem }], {
    source: SOURCES[kind],
  });
  const [refusal] = added.ok ? findAddRefusals(added.result) : [];
  return refusal ? refused(refusal.code, refusal.text) : added;
};

const refused = (code: string, error: string): Answer<CartView> => ({
  ok: false,
  status: 422,
  error: { status: 'error', error, code },
});
