import { canMove } from '@counterpane/rules/fulfillment/shipment-states';
import type { Money } from '@counterpane/rules/money/money';
import {
  cancellableUnits,
  decideCancellation,
  type UnitsOfLine,
} from '@counterpane/rules/refunds/decide-cancellation';
import type { CancellationRefusalCode } from '@counterpane/rules/refusal-groups';
import { type Decision, type RefusalOf, refuse } from '@counterpane/rules/refusals';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../deps.ts';
import type { Shipment } from '../shipments/store.ts';
import { type OrderContents, orderedLines } from './ordered-lines.ts';
import { type CancellationPlan, planCancellation, planGoing } from './plan-cancellation.ts';

type Deps = Pick<OrderDeps, 'providers'>;
type Planned = Promise<Decision<CancellationPlan, CancellationRefusalCode>>;

/** What comes back for a shipment that is not packed and not sent after all: what its shopper would get for cancelling it. */
export const planUnsent = (db: Queries, deps: Deps, contents: OrderContents, shipment: Shipment): Planned => {
  const units = cancellableUnits(orderedLines(contents));
  const lines = shipment.lines
    .map(({ itemIdentifier, quantity }) => ({
      itemIdentifier,
      quantity: Math.min(quantity, units.get(itemIdentifier) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  return planCancellation(db, deps, contents, lines);
};

/**
 * What comes back for a shipment that did not arrive, with the plans that cover what is in it; gifts go where they were in it,
 * and stay where they arrived.
 */
export const planUndelivered = async (
  db: Queries,
  deps: Deps,
  contents: OrderContents,
  shipment: Shipment,
): Planned => {
  if (contents.order.status !== 'paid') return refuse({ code: 'cancel_by_phone' });
  // What is in it can go, as if it had never left, and nothing else.
  const lines = orderedLines({ ...contents, shipments: [unpacked(shipment)] });
  const isGift = ({ itemIdentifier }: UnitsOfLine) =>
    lines.some((line) => line.isGift && line.itemIdentifier === itemIdentifier);
  const bought = shipment.lines.filter((line) => !isGift(line));
  const decision = decideCancellation(
    lines.filter((line) => !line.isGift),
    bought,
  );
  if (!decision.ok && bought.length > 0) return decision;
  const going = [...(decision.ok ? decision.change : []), ...shipment.lines.filter(isGift)];
  return planGoing(db, deps, contents, going);
};

/** What goes back once staff decide that a shipment is not sent, or did not arrive; null where they cannot. */
export const worthOfShipment = async (
  db: Queries,
  deps: Deps,
  contents: OrderContents,
  shipment: Shipment,
): Promise<Money | null> => {
  if (shipment.claimId !== null) return null;
  const shipments = contents.shipments.map((one) => (one.id === shipment.id ? unpacked(one) : one));
  const planned = canMove(shipment.status, 'cancelled')
    ? await planUnsent(db, deps, { ...contents, shipments }, shipment)
    : canMove(shipment.status, 'refunded')
      ? await planUndelivered(db, deps, contents, shipment)
      : null;
  return planned?.ok ? planned.change.refund : null;
};

/** Why nothing is given back: it is something else than the cents that were seen; undefined for who did not look. */
export const findOtherThanSeen = (
  { refund }: Pick<CancellationPlan, 'refund'>,
  seen: number | undefined,
): RefusalOf<'refund_changed'> | null =>
  seen === undefined || seen === refund.amount ? null : { code: 'refund_changed', refund };

const unpacked = (shipment: Shipment): Shipment => ({
  ...shipment,
  status: 'preparing',
  labelAskedAt: null,
});
