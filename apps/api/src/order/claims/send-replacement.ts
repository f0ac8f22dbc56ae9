import { planShipments } from '@counterpane/rules/fulfillment/plan-shipments';
import type { RefusalOf } from '@counterpane/rules/refusals';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import type { OrderDeps } from '../deps.ts';
import { goodsOfItem } from '../orders/goods-of.ts';
import type { Order } from '../orders/store.ts';
import { takeMore } from '../reservations/stock.ts';
import { insertShipments, shipmentsOf } from '../shipments/store.ts';
import type { Claim } from './store.ts';

/**
 * The same thing once more: a shipment of its own on the order that it was bought with, its unit taken from stock. Nothing is
 * charged, so that no payment, refund or worth of a line knows of it [R049]. Null when it is made.
 */
export const sendReplacement = async (
  tx: Queries,
  { catalogue, clock }: Pick<OrderDeps, 'catalogue' | 'clock'>,
  order: Order,
  { id: claimId, itemIdentifier }: Pick<Claim, 'id' | 'itemIdentifier'>,
): Promise<RefusalOf<'unknown_line' | 'insufficient_stock'> | null> => {
  const { cart } = order.frozen;
  const item = cart.items.find((one) => one.itemIdentifier === itemIdentifier);
  if (!item) return { code: 'unknown_line', itemIdentifier };
  const storefront = catalogue.getStorefront(order.storefront);
  const { kind, demand } = goodsOfItem(order.frozen, item, storefront);
  const taken = await takeMore(tx, order.id, demand);
  if (!taken.ok) {
    const { title } = item.product;
    return { code: 'insufficient_stock', title, available: Math.max(0, taken.available) };
  }
  const planned = planShipments([{ itemIdentifier, kind, quantity: 1, madeUntil: null }], {
    warehouses: storefront.warehouses,
    hasWhiteGlove: cart.extras.some(({ sku }) => sku === 'wgs'),
  });
  const known = await shipmentsOf(tx, order.id);
  const number = Math.max(0, ...known.map((one) => one.number)) + 1;
  await insertShipments(
    tx,
    planned.map((plan, index) => ({
      ...{ id: newId(), orderId: order.id, number: number + index, claimId },
      ...plan,
      ...{ status: 'preparing', promisedFrom: null, promisedUntil: null, createdAt: isoNow(clock) },
    })),
  );
  return null;
};
