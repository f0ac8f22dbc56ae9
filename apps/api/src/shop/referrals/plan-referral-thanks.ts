import { hasTrait } from '@counterpane/rules/options/kind-traits';
import { thanksDueOn } from '@counterpane/rules/privacy/decide-thanks';
import { loadContents } from '../../order/cancellations/load-contents.ts';
import { givesCredit } from '../../order/credit/gives-credit.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { goodsOfItem } from '../../order/orders/goods-of.ts';
import { findOrder, type Order } from '../../order/orders/store.ts';
import { deliveredOn } from '../../order/shipments/delivered-on.ts';
import { findShipment } from '../../order/shipments/store.ts';
import { planThanks } from './store.ts';

type Loads = Pick<OrderDeps, 'catalogue'>;

/** Writes down when the thank-you is due for a bed that came by a friend's link. Done twice it is the same day. */
export const planReferralThanks = async (deps: OrderDeps, shipmentId: string): Promise<void> => {
  const { db } = deps.database;
  const shipment = await findShipment(db, shipmentId);
  const order = shipment && (await findOrder(db, shipment.orderId));
  const code = order?.frozen.extraData.friendsBuyToken;
  if (!order || typeof code !== 'string') return;
  if (!givesCredit(deps.catalogue.getStorefront(order.storefront))) return;
  const { shipments } = await loadContents(db, deps, order);
  const last = bedLines(deps, order)
    .flatMap((itemIdentifier) => deliveredOn(shipments, itemIdentifier) ?? [])
    .toSorted()
    .at(-1);
  if (last !== undefined) await planThanks(db, { orderId: order.id, code, dueOn: thanksDueOn(last) });
};

/** The lines of an order that are a bed or a part of one: mattresses, and what stands under them. */
export const bedLines = ({ catalogue }: Loads, order: Order): string[] => {
  const storefront = catalogue.getStorefront(order.storefront);
  return order.frozen.cart.items.flatMap((item) => {
    const { kind } = goodsOfItem(order.frozen, item, storefront);
    return hasTrait(kind, 'large') && hasTrait(kind, 'fitted') ? [item.itemIdentifier] : [];
  });
};
