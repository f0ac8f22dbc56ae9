import { trialToldOn } from '@counterpane/rules/mailings/decide-trial-ending';
import { isoNow } from '../../clock.ts';
import { loadContents } from '../../order/cancellations/load-contents.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { findOrder } from '../../order/orders/store.ts';
import { deliveredLines } from '../../order/returns/delivered-lines.ts';
import { findShipment } from '../../order/shipments/store.ts';
import { planEndings } from './store.ts';

/** Writes down when the customer is told that the nights to try what a shipment brought end. Done twice it is the same day. */
export const planTrialEndings = async (deps: OrderDeps, shipmentId: string): Promise<void> => {
  const { db } = deps.database;
  const shipment = await findShipment(db, shipmentId);
  const order = shipment && (await findOrder(db, shipment.orderId));
  if (!order) return;
  const today = isoNow(deps.clock).slice(0, 10);
  const planned = deliveredLines(await loadContents(db, deps, order)).flatMap((line) => {
    const dueOn = trialToldOn(line, today);
    return dueOn === null ? [] : [{ orderId: order.id, itemIdentifier: line.itemIdentifier, dueOn }];
  });
  await planEndings(db, planned);
};
