import type { CancellationRefusalCode } from '@counterpane/rules/refusal-groups';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import type { OrderDeps } from '../deps.ts';
import { demandOfUnits } from '../orders/demand-of-units.ts';
import type { Order } from '../orders/store.ts';
import { returnSold } from '../reservations/stock.ts';
import { moveShipment } from '../shipments/move-shipment.ts';
import type { Shipment } from '../shipments/store.ts';
import { applyCancellation, type CancelledBy } from './apply-cancellation.ts';
import { lockContents } from './load-contents.ts';
import { findOtherThanSeen, planUnsent } from './plan-shipment.ts';

interface ShipmentOfOrder {
  readonly order: Order;
  readonly shipment: Shipment;
  /** Cents that were seen to go back for it; undefined for who did not look. */
  readonly expected?: number | undefined;
}

/**
 * What of a locked shipment is not sent after all is cancelled as its shopper would cancel it: its money goes back, its stock
 * can be sold again, and its shopper is written to. What is packed is unpacked before. True when something is in stock again.
 */
export const cancelShipment = async (
  tx: Queries,
  deps: OrderDeps,
  { order, shipment, expected }: ShipmentOfOrder,
  by: CancelledBy['by'],
): Promise<Decision<boolean, CancellationRefusalCode | 'shipment_cannot_move' | 'refund_changed'>> => {
  if (shipment.claimId !== null) return cancelReplacement(tx, deps, { order, shipment });
  if (shipment.status !== 'preparing') {
    const step = { to: 'preparing', eventId: newId(), source: 'staff', at: isoNow(deps.clock) } as const;
    const refusal = await moveShipment(tx, deps, shipment, step);
    if (refusal) return refuse(refusal);
  }
  const contents = await lockContents(tx, deps, order);
  const planned = await planUnsent(tx, deps, contents, shipment);
  if (!planned.ok) return planned;
  const other = findOtherThanSeen(planned.change, expected);
  if (other) return refuse(other);
  return accept(
    await applyCancellation(tx, deps, contents, planned.change, { id: newId(), madeBy: 'staff', by }),
  );
};

/** What replaces something was never paid for. */
const cancelReplacement = async (
  tx: Queries,
  deps: OrderDeps,
  { order, shipment }: ShipmentOfOrder,
): Promise<Decision<boolean, 'shipment_cannot_move'>> => {
  const step = { to: 'cancelled', eventId: newId(), source: 'staff', at: isoNow(deps.clock) } as const;
  const refusal = await moveShipment(tx, deps, shipment, step);
  if (refusal) return refuse(refusal);
  const storefront = deps.catalogue.getStorefront(order.storefront);
  return accept(await returnSold(tx, order.id, demandOfUnits({ order, storefront }, shipment.lines)));
};
