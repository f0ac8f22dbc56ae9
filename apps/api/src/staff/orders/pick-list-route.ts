import type { PickList } from '@counterpane/contract/staff/pick-list';
import { shippingEndpoints } from '@counterpane/contract/staff/shipping-endpoints';
import { type PickableLine, pickList } from '@counterpane/rules/fulfillment/pick-list';
import { sum } from '@counterpane/rules/money/sum';
import type { FastifyPluginCallback } from 'fastify';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { Order } from '../../order/orders/store.ts';
import { windowOf } from '../../order/shipments/shipment-view.ts';
import type { Shipment } from '../../order/shipments/store.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { findPickable, findPickableWarehouses } from './find-pickable.ts';

/** What is to be taken from the shelves of a warehouse [K7.55]. A member sees what is of their own storefronts. */
export const pickListRoute =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    route(app, shippingEndpoints.pickList, async (request) => {
      const attempt = { action: 'see-pick-list' } as const;
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const today = isoNow(deps.clock).slice(0, 10);
      const warehouses = await findPickableWarehouses(db, member, today);
      const warehouse = request.query.warehouse ?? warehouses[0]?.key ?? null;
      const found = warehouse === null ? [] : await findPickable(db, member, today, warehouse);
      const act = { ...attempt, outcome: 'done', detail: { found: found.length } } as const;
      await recordAct(db, actorOf(deps, request, member.id), act);
      return ok({
        warehouses: warehouses.map(({ key, shipments, storefront }) => ({
          ...{ key, shipments },
          name: nameOf(deps, key, storefront),
        })),
        warehouse,
        pieces: pickList(
          found.map(({ shipment, order }) => ({
            number: numberOf(order, shipment),
            lines: linesOf(order, shipment),
          })),
        ),
        shipments: found.map((one) => listedShipment(one, found)),
      });
    });

    done();
  };

const nameOf = ({ catalogue }: StaffDeps, key: string, storefront: string | null): string =>
  catalogue.findStorefront(storefront ?? '')?.warehouses.find((one) => one.key === key)?.name ?? key;

/** As the packing slip of the shipment has it. */
const numberOf = ({ shortId }: Order, { number }: Shipment): string => `${shortId}-${number}`;

const linesOf = ({ frozen }: Order, { lines }: Shipment): PickableLine[] =>
  lines.flatMap(({ itemIdentifier, quantity }) => {
    const item = frozen.cart.items.find((one) => one.itemIdentifier === itemIdentifier);
    if (!item) return [];
    const options = item.properties.map(({ title }) => title).join(', ');
    return [{ sku: item.sku, title: item.product.title, options, quantity }];
  });

interface Listed {
  readonly shipment: Shipment;
  readonly order: Order;
}

const listedShipment = (
  { shipment, order }: Listed,
  list: readonly Listed[],
): PickList['shipments'][number] => ({
  id: shipment.id,
  orderId: order.id,
  number: numberOf(order, shipment),
  storefront: order.storefront,
  carriage: shipment.carriage,
  goesWith: numberOfFirst(shipment, list),
  units: sum(shipment.lines.map(({ quantity }) => quantity)),
  window: windowOf(shipment),
  to: shipment.expectedOn ?? shipment.promisedUntil,
});

/** What was added to an order is packed with what it leaves with, in one step. */
const numberOfFirst = ({ shipsWith }: Shipment, list: readonly Listed[]): string | null => {
  const first = list.find(({ shipment }) => shipment.id === shipsWith);
  return first ? numberOf(first.order, first.shipment) : null;
};
