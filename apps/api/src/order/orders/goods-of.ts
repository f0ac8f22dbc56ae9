import { findVariant } from '@counterpane/rules/options/find-variant';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { FrozenGoods } from './frozen-order.ts';
import type { Order } from './store.ts';

/** An item as it was when it was ordered. */
export type FrozenItem = Order['frozen']['cart']['items'][number];

/** What an item of an order is, as it was frozen; of an older order as the catalogue has it. */
export const goodsOfItem = (
  { goods }: Pick<Order['frozen'], 'goods'>,
  item: FrozenItem,
  storefront: Pick<Storefront, 'findEntry'>,
): FrozenGoods => {
  const frozen = goods?.find(({ itemIdentifier }) => itemIdentifier === item.itemIdentifier);
  if (!frozen) return goodsNow(item, storefront);
  // Orders that were placed before have no terms of their plans.
  return frozen.kind === 'protection-plan' && frozen.plan === undefined
    ? { ...frozen, plan: goodsNow(item, storefront).plan ?? null }
    : frozen;
};

/** What has left the catalogue since is sent like bedding, and is not counted. */
const goodsNow = (
  { itemIdentifier, product: { name, metadata }, properties }: FrozenItem,
  storefront: Pick<Storefront, 'findEntry'>,
): FrozenGoods => {
  const product = storefront.findEntry(name)?.product;
  const found = product && findVariant(product, properties);
  return {
    itemIdentifier,
    kind: metadata.isWarranty ? 'protection-plan' : (product?.kind ?? 'bedding'),
    demand: found?.ok ? found.variant.demand : [],
    plan: product?.plan ?? null,
  };
};
