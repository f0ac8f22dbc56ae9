import { promiseAgain } from '@counterpane/rules/fulfillment/promise-again';
import type { RefusalOf } from '@counterpane/rules/refusals';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import { enqueue } from '../../outbox/store.ts';
import type { OrderContents } from '../cancellations/ordered-lines.ts';
import { promisedLines } from '../delivery-day/shipment-days.ts';
import type { OrderDeps } from '../deps.ts';
import { demandOfUnits } from '../orders/demand-of-units.ts';
import { takeMore } from '../reservations/stock.ts';
import { insertShipments, type Shipment, shipmentsOf } from './store.ts';

/**
 * The things of a locked shipment once more, in a shipment of their own with a new promise: taken from stock, and paid for with
 * what was paid for the first one [R061]. Null when it is made.
 */
export const resendShipment = async (
  tx: Queries,
  { clock }: Pick<OrderDeps, 'clock'>,
  contents: OrderContents,
  shipment: Shipment,
): Promise<RefusalOf<'insufficient_stock'> | null> => {
  const { id: resends, orderId, warehouse, carriage, claimId, lines } = shipment;
  const taken = await takeMore(tx, orderId, demandOfUnits(contents, lines));
  if (!taken.ok) {
    const short = lines.find((line) =>
      demandOfUnits(contents, [line]).some(({ stockItem }) => stockItem === taken.item),
    );
    const { items } = contents.order.frozen.cart;
    const title = items.find((one) => one.itemIdentifier === short?.itemIdentifier)?.product.title ?? '';
    return { code: 'insufficient_stock', title, available: Math.max(0, taken.available) };
  }
  const createdAt = isoNow(clock);
  const { from, until } = promiseAgain(promisedLines(contents, shipment), createdAt.slice(0, 10));
  const number = Math.max(...(await shipmentsOf(tx, orderId)).map((one) => one.number)) + 1;
  const id = newId();
  await insertShipments(tx, [
    {
      ...{ id, orderId, number, warehouse, carriage, claimId, resends, createdAt },
      ...{ status: 'preparing', promisedFrom: from, promisedUntil: until },
      lines: lines.map(({ itemIdentifier, quantity }) => ({ itemIdentifier, quantity })),
    },
  ]);
  await enqueue(tx, clock, 'shipment.told', { shipmentId: id, news: 'resent' });
  return null;
};
