import { sum } from '@counterpane/rules/money/sum';
import type { UnitsOfLine } from '@counterpane/rules/refunds/decide-cancellation';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { doubtWaitingChange } from '../new-address/doubt-waiting-change.ts';
import { demandOfUnits } from '../orders/demand-of-units.ts';
import { returnCoupon } from '../placing/redemptions.ts';
import { storeRefund } from '../refunds/prepare-refund.ts';
import { returnSold } from '../reservations/stock.ts';
import { moveShipment } from '../shipments/move-shipment.ts';
import { type Shipment, takeOutOfShipment } from '../shipments/store.ts';
import { isOpen, type OrderContents } from './ordered-lines.ts';
import type { CancellationPlan } from './plan-cancellation.ts';
import { type Cancellation, insertCancellation } from './store.ts';

/** Who cancelled something. */
export interface CancelledBy extends Pick<Cancellation, 'id' | 'madeBy'> {
  /** Who gives its money back, as the refund names them; the shopper where nothing else is told. */
  readonly by?: { readonly id: string | null; readonly name: string };
  /** ISO time from which its money goes back; now where nothing is told. */
  readonly at?: string;
  /** It was sent and did not arrive, which another email tells: only these units of it are in stock again. */
  readonly undelivered?: { readonly restocked: readonly UnitsOfLine[] };
}

interface Applied
  extends Pick<CancellationPlan, 'going' | 'isWhole'>,
    Partial<Omit<CancellationPlan, 'going' | 'isWhole'>> {
  /** The refund that was made for it before; it makes its own where none was. */
  readonly refundId?: string | null;
}

/**
 * Carries a cancellation of a locked order out: its shipments lose what goes, its money goes back, its stock can be sold
 * again, and its shopper is written to. True when something is in stock again.
 */
export const applyCancellation = async (
  tx: Queries,
  deps: OrderDeps,
  contents: OrderContents,
  { going, isWhole, refundable = null, refund, refunded = [], refundId = null }: Applied,
  { id, madeBy, by = { id: null, name: 'Shopper' }, at = isoNow(deps.clock), undelivered }: CancelledBy,
): Promise<boolean> => {
  const { order } = contents;
  if (!undelivered) await takeOut(tx, deps, contents, going, id);
  const made =
    refundable && refund && refund.amount > 0
      ? await storeRefund(tx, deps, refundable, {
          ...{
            amount: refund,
            lines: refunded,
            reason: undelivered ? 'It did not arrive' : 'Cancelled before it was sent',
          },
          madeBy: by,
        })
      : null;
  await insertCancellation(tx, {
    ...{ id, orderId: order.id, lines: going, refundId: made?.id ?? refundId, madeBy },
    // Its history tells it before what follows from it.
    createdAt: at,
  });
  if (isWhole) await returnCoupon(tx, order.id);
  await doubtWaitingChange(tx, deps.clock, order.id);
  if (!undelivered) await enqueue(tx, deps.clock, 'order.items_cancelled', { cancellationId: id });
  const demand = demandOfUnits(contents, undelivered?.restocked ?? going);
  // Stock rows are locked last, because every order of the same items locks them.
  return returnSold(tx, order.id, demand);
};

/** A shipment that all of its lines leave is cancelled, and keeps them: its page says what is not sent. */
const takeOut = async (
  tx: Queries,
  deps: OrderDeps,
  { shipments, now }: OrderContents,
  going: readonly UnitsOfLine[],
  id: string,
): Promise<void> => {
  const left = new Map(going.map(({ itemIdentifier, quantity }) => [itemIdentifier, quantity]));
  for (const shipment of shipments.filter((one) => isOpen(one, now))) {
    const taken = shipment.lines.map((line) => {
      const units = Math.min(line.quantity, left.get(line.itemIdentifier) ?? 0);
      left.set(line.itemIdentifier, (left.get(line.itemIdentifier) ?? 0) - units);
      return { line, units };
    });
    if (sum(taken.map(({ line, units }) => line.quantity - units)) === 0)
      await cancelShipment(tx, deps, shipment, id);
    else
      for (const { line, units } of taken) if (units > 0) await takeOutOfShipment(tx, shipment, line, units);
  }
};

const cancelShipment = async (
  tx: Queries,
  deps: OrderDeps,
  shipment: Shipment,
  id: string,
): Promise<void> => {
  const step = { to: 'cancelled', eventId: id, source: 'store', at: isoNow(deps.clock) } as const;
  const refusal = await moveShipment(tx, deps, shipment, step);
  if (refusal) throw new Error(`shipment ${shipment.id} is ${refusal.state} and cannot be cancelled`);
};
