import { idSchema } from '@counterpane/contract/envelope';
import { shippingEndpoints } from '@counterpane/contract/staff/shipping-endpoints';
import type { MoveShipment } from '@counterpane/contract/staff/staff-orders';
import { parseDeliveryWindow } from '@counterpane/rules/delivery/delivery-windows';
import { leavesOn } from '@counterpane/rules/fulfillment/delivery-day';
import type { CancellationRefusalCode, REGION_REFUSALS } from '@counterpane/rules/refusal-groups';
import type { RefusalCode } from '@counterpane/rules/refusals';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { type Attempt, actorOf, attemptOn, recordAct } from '../../audit/record-act.ts';
import { withActAndIdempotency } from '../../audit/with-act.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { type Answer, isOk, ok, refused } from '../../http/answers.ts';
import { newId } from '../../http/ids.ts';
import { route } from '../../http/route.ts';
import { cancelShipment } from '../../order/cancellations/cancel-shipment.ts';
import { decideShipment } from '../../order/cancellations/decide-shipment.ts';
import { agreeOnDay } from '../../order/delivery-day/agree-on-day.ts';
import { datesOf, promisedLines } from '../../order/delivery-day/shipment-days.ts';
import { lockOrder, type Order } from '../../order/orders/store.ts';
import { buyLabels } from '../../order/shipments/buy-label.ts';
import { expectOn } from '../../order/shipments/expect-on.ts';
import { moveShipment } from '../../order/shipments/move-shipment.ts';
import type { NewParcel } from '../../order/shipments/parcels.ts';
import { lockShipment, type Shipment } from '../../order/shipments/store.ts';
import type { StaffDeps } from '../deps.ts';
import type { ScopedMember, StaffAuth } from '../sign-in/staff-auth.ts';
import { answerOrder } from './answer-order.ts';
import { findTroubledShipments } from './find-troubled-shipments.ts';
import { findOrderOf } from './store.ts';

type NotThere = 'order_not_found' | 'shipment_cannot_move';
/** What a write answers, with the refusals that are its own. */
type Changed<Code extends RefusalCode = never> = Answer<null, NotThere | Code>;

/** Staff send what was ordered [K7.55]. */
export const shipmentRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    /** Runs a write on a shipment of an order that the member may see. */
    const change = <Code extends RefusalCode = never>(
      request: FastifyRequest,
      member: ScopedMember,
      attempt: Attempt,
      ids: { readonly id: string; readonly shipmentId: string },
      write: (tx: Queries, shipment: Shipment, order: Order) => Promise<Changed<Code>>,
    ) =>
      withActAndIdempotency<Changed<Code>>(deps, {
        request,
        memberId: member.id,
        attempt,
        write: async (tx) => {
          const order = await findOrderOf(tx, ids.id, member);
          // The order is locked before its shipments, by everything that locks both.
          if (order) await lockOrder(tx, order.id);
          const known = idSchema.safeParse(ids.shipmentId).success;
          const shipment = order && known ? await lockShipment(tx, ids.shipmentId) : null;
          if (!order || shipment?.orderId !== order.id)
            return { answer: refused({ code: 'order_not_found', orderId: ids.id }) };
          return { answer: await write(tx, shipment, order), storefront: order.storefront };
        },
      });

    route(app, shippingEndpoints.moveShipment, async (request) => {
      const { id } = request.params;
      const attempt = attemptOn('move-shipment', 'order', id);
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const answer = await change<'delivery_window_unavailable'>(
        request,
        member,
        attempt,
        request.params,
        (tx, shipment, order) => apply(tx, deps, { shipment, order }, request.body),
      );
      return isOk(answer) || 'repeated' in answer ? answerOrder(deps, id, member) : answer;
    });

    route(app, shippingEndpoints.decideShipment, async (request) => {
      const { id } = request.params;
      const attempt = attemptOn('decide-shipment', 'order', id);
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const { to, restocked, address, expected } = request.body;
      let isStockOther = false;
      const answer = await change<
        | CancellationRefusalCode
        | (typeof REGION_REFUSALS)[number]
        | 'refund_changed'
        | 'return_too_many'
        | 'insufficient_stock'
      >(request, member, attempt, request.params, async (tx, shipment, order) => {
        const decided =
          to === 'cancelled'
            ? await cancelShipment(tx, deps, { order, shipment, expected }, member)
            : await decideShipment(
                tx,
                deps,
                { order, shipment },
                { to, restocked, address, expected },
                member,
              );
        if (!decided.ok) return refused(decided.refusal);
        isStockOther = decided.change;
        return ok(null);
      });
      if (isStockOther) deps.catalogue.announceChange();
      return isOk(answer) || 'repeated' in answer ? answerOrder(deps, id, member) : answer;
    });

    route(app, shippingEndpoints.troubledShipments, async (request) => {
      const attempt = { action: 'see-troubled-shipments' } as const;
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const found = await findTroubledShipments(db, member);
      const act = { ...attempt, outcome: 'done', detail: { found: found.length } } as const;
      await recordAct(db, actorOf(deps, request, member.id), act);
      return ok(found);
    });

    route(app, shippingEndpoints.buyLabel, async (request) => {
      const { id, shipmentId } = request.params;
      const attempt = attemptOn('buy-label', 'order', id);
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const order = await findOrderOf(db, id, member);
      const label = order && (await buyLabels(deps, order, shipmentId, request.body.parcels));
      if (!label?.ok) {
        const reason = label?.refusal ?? ({ code: 'order_not_found', orderId: id } as const);
        const act = { ...attempt, outcome: 'refused', detail: { code: reason.code } } as const;
        await recordAct(db, actorOf(deps, request, member.id), act);
        return refused(reason);
      }
      const answer = await change(request, member, attempt, request.params, async (tx, shipment) => {
        const step = { to: 'ready', eventId: 'label', source: 'staff', at: isoNow(deps.clock) } as const;
        const reason = await moveShipment(tx, deps, shipment, { ...step, parcels: label.parcels });
        return reason ? refused(reason) : ok(null);
      });
      return isOk(answer) || 'repeated' in answer ? answerOrder(deps, id, member) : answer;
    });

    done();
  };

const apply = async (
  tx: Queries,
  deps: StaffDeps,
  { shipment, order }: { readonly shipment: Shipment; readonly order: Order },
  { to, carrier, trackingNumber, expectedOn, window }: MoveShipment,
): Promise<Changed<'delivery_window_unavailable'>> => {
  if (to) {
    const typed =
      carrier || trackingNumber ? { parcels: typedParcels(shipment, carrier, trackingNumber) } : {};
    const step = { to, eventId: newId(), source: 'staff', at: isoNow(deps.clock), ...typed } as const;
    const reason = await moveShipment(tx, deps, shipment, step);
    if (reason) return refused(reason);
  }
  if (!expectedOn) return ok(null);
  if (!window) {
    await expectOn(tx, deps, shipment, expectedOn);
    return ok(null);
  }
  const hours = parseDeliveryWindow(window, deps.catalogue.getStorefront(order.storefront).deliveryWindows);
  if (!hours.ok) return refused(hours.refusal);
  const { today } = datesOf({ order, now: deps.clock.now() });
  await agreeOnDay(tx, deps.clock, shipment, {
    ...{ day: expectedOn, window: hours.change, source: 'staff' },
    notBefore: leavesOn(promisedLines({ order }, shipment), expectedOn, today),
  });
  return ok(null);
};

/** One parcel for each number that was typed; what has a label keeps it. */
const typedParcels = ({ parcels }: Shipment, carrier?: string, numbers = ''): NewParcel[] => {
  const typed = numbers.split(',').map((one) => one.trim());
  const known = typed.filter(Boolean);
  if (known.length === 0 && parcels.length > 0)
    return parcels.map((one) => ({ ...one, carrier: carrier ?? one.carrier }));
  return (known.length === 0 ? [null] : known).map((trackingNumber) => ({
    ...parcels.find((one) => one.trackingNumber === trackingNumber),
    ...{ carrier: carrier ?? null, trackingNumber },
  }));
};
