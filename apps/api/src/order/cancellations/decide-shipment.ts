import type { Address } from '@counterpane/contract/checkout/address';
import { canMove } from '@counterpane/rules/fulfillment/shipment-states';
import { type UnitsOfLine, unitsOf } from '@counterpane/rules/refunds/decide-cancellation';
import type { CancellationRefusalCode, REGION_REFUSALS } from '@counterpane/rules/refusal-groups';
import { accept, type Decision, type RefusalOf, refuse } from '@counterpane/rules/refusals';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import type { OrderDeps } from '../deps.ts';
import { correctAddress } from '../new-address/correct-address.ts';
import { demandOfUnits } from '../orders/demand-of-units.ts';
import type { Order } from '../orders/store.ts';
import { returnSold } from '../reservations/stock.ts';
import { moveShipment } from '../shipments/move-shipment.ts';
import { resendShipment } from '../shipments/resend-shipment.ts';
import type { Shipment } from '../shipments/store.ts';
import { applyCancellation, type CancelledBy } from './apply-cancellation.ts';
import { lockContents } from './load-contents.ts';
import type { OrderContents } from './ordered-lines.ts';
import { findOtherThanSeen, planUndelivered } from './plan-shipment.ts';

/** What staff decide of a shipment that did not arrive. */
interface ShipmentDecision {
  readonly to: 'resent' | 'refunded';
  /** Units of what came back that can be sold again: the rest is written off, as all of what is lost is. */
  readonly restocked: readonly UnitsOfLine[];
  /** Where it is sent again; undefined where the address was right. */
  readonly address: Address | undefined;
  /** Cents that were seen to go back; undefined for who did not look. */
  readonly expected: number | undefined;
}

interface Undelivered {
  readonly order: Order;
  readonly shipment: Shipment;
}

type Refusals =
  | CancellationRefusalCode
  | (typeof REGION_REFUSALS)[number]
  | 'shipment_cannot_move'
  | 'refund_changed'
  | 'return_too_many'
  | 'insufficient_stock';

/**
 * Decides of a locked shipment that is lost or has come back: its things are taken from stock once more and go out again, to another
 * address where that was wrong, or
 * their money goes back as if they had been cancelled [R061]. True when something may be for sale, or sold out, that was not.
 */
export const decideShipment = async (
  tx: Queries,
  deps: OrderDeps,
  { order, shipment }: Undelivered,
  { to, restocked, address, expected }: ShipmentDecision,
  by: CancelledBy['by'],
): Promise<Decision<boolean, Refusals>> => {
  // Nothing was paid for what replaces something, so that it can only go out again.
  if (!canMove(shipment.status, to) || (to === 'refunded' && shipment.claimId !== null))
    return refuse({ code: 'shipment_cannot_move', state: shipment.status });
  const tooMany = findTooMany(order, shipment, restocked);
  if (tooMany) return refuse(tooMany);
  const contents = await lockContents(tx, deps, order);
  const step = { to, eventId: newId(), source: 'staff', at: isoNow(deps.clock) } as const;
  if (to === 'refunded') {
    const given = await giveBack(tx, deps, contents, { shipment, restocked, expected }, by);
    if (!given.ok) return given;
    const refusal = await moveShipment(tx, deps, shipment, step);
    return refusal ? refuse(refusal) : given;
  }
  const refusal =
    (address && (await correctAddress(tx, deps, order, address))) ??
    (await moveShipment(tx, deps, shipment, step));
  if (refusal) return refuse(refusal);
  // What came back is in stock before it is taken from there again: the same units may go out.
  await returnSold(tx, order.id, demandOfUnits(contents, restocked));
  const resent = await resendShipment(tx, deps, contents, shipment);
  return resent ? refuse(resent) : accept(true);
};

/** More of a line to sell again than came back in it. */
const findTooMany = (
  { frozen }: Order,
  { status, lines }: Shipment,
  restocked: readonly UnitsOfLine[],
): RefusalOf<'unknown_line' | 'return_too_many'> | null => {
  for (const { itemIdentifier } of restocked) {
    const item = frozen.cart.items.find((one) => one.itemIdentifier === itemIdentifier);
    if (!item) return { code: 'unknown_line', itemIdentifier };
    const left = status === 'lost' ? 0 : unitsOf(lines, itemIdentifier);
    if (unitsOf(restocked, itemIdentifier) > left)
      return { code: 'return_too_many', title: item.product.title, left };
  }
  return null;
};

/** Its units are ordered no more, and the plans that cover them. */
const giveBack = async (
  tx: Queries,
  deps: OrderDeps,
  contents: OrderContents,
  {
    shipment,
    restocked,
    expected,
  }: Pick<ShipmentDecision, 'restocked' | 'expected'> & Pick<Undelivered, 'shipment'>,
  by: CancelledBy['by'],
): Promise<Decision<boolean, CancellationRefusalCode | 'refund_changed'>> => {
  const planned = await planUndelivered(tx, deps, contents, shipment);
  if (!planned.ok) return planned;
  const other = findOtherThanSeen(planned.change, expected);
  if (other) return refuse(other);
  const made = { id: newId(), madeBy: 'staff', by, undelivered: { restocked } } as const;
  return accept(await applyCancellation(tx, deps, contents, planned.change, made));
};
