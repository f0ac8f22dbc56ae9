import type { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import fc from 'fast-check';
import { refusal, result } from '../../../testing/shopper.ts';

type Staff = ReturnType<typeof createStaffOrdersClient>;

/** A shipment is lost or comes back, and staff may decide at once, later by another such act, or not at all. */
export const anyTrouble = fc.record({
  does: fc.constant('trouble' as const),
  state: fc.constantFrom('lost' as const, 'returned_to_sender' as const),
  decision: fc.constantFrom('resent' as const, 'refunded' as const, null),
  isRestocked: fc.boolean(),
});
export type TroubleAct = typeof anyTrouble extends fc.Arbitrary<infer One> ? One : never;

/** Of a shipment that is in trouble already it is decided; else the first that has not arrived gets into it. */
export const decideTrouble = async (
  staff: Staff,
  id: string,
  { state, decision, isRestocked }: TroubleAct,
): Promise<void> => {
  const { shipments } = result(await staff.order(id));
  const troubled = shipments.find(({ status }) => status === 'lost' || status === 'returned_to_sender');
  const next = troubled ?? shipments.find(({ status }) => status === 'preparing' || status === 'shipped');
  if (!next) return;
  if (!troubled) {
    if (next.status === 'preparing') result(await staff.moveShipment(id, next.id, { to: 'shipped' }));
    result(await staff.moveShipment(id, next.id, { to: state }));
  }
  const { status } = troubled ?? { status: state };
  const restocked = isRestocked && status === 'returned_to_sender' ? next.lines : [];
  if (decision === null) return;
  const decided = await staff.decideShipment(id, next.id, { to: decision, restocked });
  // What goes out again is taken from stock, which may have no more.
  if (!decided.ok && refusal(decided).code !== 'insufficient_stock') result(decided);
};

/** Staff do not send what is not packed yet. */
export const unsend = async (staff: Staff, id: string): Promise<void> => {
  const { shipments } = result(await staff.order(id));
  const open = shipments.find(({ status }) => status === 'preparing');
  if (open) await staff.decideShipment(id, open.id, { to: 'cancelled', restocked: [] });
};
