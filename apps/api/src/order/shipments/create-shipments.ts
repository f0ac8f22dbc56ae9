import { type PlannedShipment, planShipments } from '@counterpane/rules/fulfillment/plan-shipments';
import { shipsWith } from '@counterpane/rules/fulfillment/ships-with';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import { cancellationsOf, cancelledUnits } from '../cancellations/store.ts';
import { askForCapture } from '../captures/ask-for-capture.ts';
import type { OrderDeps } from '../deps.ts';
import { type FrozenItem, goodsOfItem } from '../orders/goods-of.ts';
import { findFirstOrderId, lockOrder, type Order } from '../orders/store.ts';
import { lockOpenShipments, togetherWith } from './leave-together.ts';
import { insertShipments, shipmentsOf } from './store.ts';

/**
 * The order is paid: what leaves together is a shipment, with the promise that the order was placed with [K7.55]. Called
 * again it makes none twice. It follows the sale, so that nothing of it is waited for while stock is locked.
 */
export const createShipments = async (deps: OrderDeps, orderId: string): Promise<void> => {
  // Topics come in any order: what was added may be planned ahead of what it leaves with.
  const first = await findFirstOrderId(deps.database.db, orderId);
  if (first !== null) await createShipments(deps, first);
  await deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error(`no order ${orderId} to send`);
    if ((await shipmentsOf(tx, orderId)).length === 0) await insertPlanned(tx, deps, order);
  });
};

const insertPlanned = async (tx: Queries, deps: OrderDeps, order: Order): Promise<void> => {
  const { cart } = order.frozen;
  const storefront = deps.catalogue.getStorefront(order.storefront);
  // A shopper may have changed their mind before this is planned.
  const cancelled = await cancellationsOf(tx, order.id);
  const planned = planShipments(
    cart.items
      .map((item) => ({
        itemIdentifier: item.itemIdentifier,
        kind: goodsOfItem(order.frozen, item, storefront).kind,
        quantity: item.quantity - cancelledUnits(cancelled, item.itemIdentifier),
        madeUntil: isMadeFirst(item) ? item.delivery.from : null,
      }))
      .filter(({ quantity }) => quantity > 0),
    { warehouses: storefront.warehouses, hasWhiteGlove: cart.extras.some(({ sku }) => sku === 'wgs') },
  );
  if (planned.length === 0) await askForCapture(tx, deps.clock, { orderId: order.id, shipmentId: null });
  const createdAt = isoNow(deps.clock);
  // Who has chosen a day at checkout is not delivered before it.
  const { reqShippingDate } = cart.metadata;
  const leavesOn =
    reqShippingDate !== null && reqShippingDate > createdAt.slice(0, 10) ? reqShippingDate : null;
  const open = await lockOpenShipments(tx, deps, order);
  await insertShipments(
    tx,
    planned.map((plan, index) => ({
      id: newId(),
      orderId: order.id,
      number: index + 1,
      ...plan,
      notBefore: plan.notBefore ?? leavesOn,
      status: 'preparing',
      ...promiseOf(cart.items.filter((item) => isIn(item, plan))),
      ...togetherWith(shipsWith(plan, open)),
      createdAt,
    })),
  );
};

const isIn = ({ itemIdentifier }: FrozenItem, { lines }: PlannedShipment): boolean =>
  lines.some((line) => line.itemIdentifier === itemIdentifier);

/** A promise that does not say when it leaves is of something that is made first. */
const isMadeFirst = ({ delivery }: FrozenItem): boolean =>
  delivery.from !== null && delivery.handling === null;

/** All of it is there between these days. */
const promiseOf = (
  items: readonly FrozenItem[],
): { promisedFrom: string | null; promisedUntil: string | null } => ({
  promisedFrom: latest(items.map(({ delivery }) => delivery.from)),
  promisedUntil: latest(items.map(({ delivery }) => delivery.to)),
});

const latest = (days: readonly (string | null)[]): string | null =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;
