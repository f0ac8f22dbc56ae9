import type { Topics } from '../../../outbox/store.ts';
import type { OrderDeps } from '../../deps.ts';
import { windowOf } from '../../shipments/shipment-view.ts';
import { findShipment, shipmentsOf } from '../../shipments/store.ts';
import { orderEmailProps } from '../order-email-props.ts';
import { orderedThings } from '../ordered-things.ts';

/** Emails the shopper where a shipment is. Sent twice it is still one message, because its id is the news'. */
export const sendShipmentNews = async (
  deps: OrderDeps,
  { shipmentId, news, on, at }: Topics['shipment.told'],
): Promise<void> => {
  const { db } = deps.database;
  const shipment = await findShipment(db, shipmentId);
  if (!shipment) throw new Error(`no shipment ${shipmentId} to tell of`);
  const props = await orderEmailProps(deps, shipment.orderId);
  // React comes with the first email, so that a store starts without it.
  const { SHIPMENT_EMAILS } = await import('./shipment-emails.ts');
  const email = SHIPMENT_EMAILS[news].write({
    ...props,
    things: orderedThings(props.order, shipment.lines),
    parcels: shipment.parcels,
    number: shipment.number,
    count:
      shipment.claimId === null
        ? (await shipmentsOf(db, shipment.orderId)).filter(({ claimId }) => claimId === null).length
        : 1,
    window: windowOf(shipment),
    expectedOn: on ?? shipment.expectedOn ?? shipment.promisedUntil,
  });
  const messageId = ['shipment', shipmentId, news, on, at && Date.parse(at)].filter(Boolean).join('.');
  await deps.email.send({ to: props.order.email, messageId, ...email });
};
