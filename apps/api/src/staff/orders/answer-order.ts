import type { StaffOrder } from '@counterpane/contract/staff/staff-orders';
import { type Answer, ok, refused } from '../../http/answers.ts';
import type { StaffDeps } from '../deps.ts';
import { mayDo } from '../sign-in/rights.ts';
import type { ScopedMember } from '../sign-in/staff-auth.ts';
import { staffOrderView } from './staff-order-view.ts';
import { findOrderOf } from './store.ts';

/** An order as it is after a member of staff has changed it; refused where it is not one of theirs. */
export const answerOrder = async (
  deps: StaffDeps,
  id: string,
  member: ScopedMember,
): Promise<Answer<StaffOrder, 'order_not_found'>> => {
  const order = await findOrderOf(deps.database.db, id, member);
  if (!order) return refused({ code: 'order_not_found', orderId: id });
  return ok(await staffOrderView(deps, order, mayDo(member.role, 'refund-orders', member.scope)));
};
