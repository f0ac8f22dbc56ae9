import type { GuardCode } from '@counterpane/contract/answer-codes';
import { idSchema } from '@counterpane/contract/envelope';
import type { OrderDecision } from '@counterpane/contract/staff/staff-orders';
import type { FastifyRequest } from 'fastify';
import type { Attempt } from '../../audit/record-act.ts';
import { findInScope } from '../../audit/scope.ts';
import { withActAndIdempotency } from '../../audit/with-act.ts';
import { type Answer, ok, type Repeated, refused } from '../../http/answers.ts';
import { lockOrder } from '../../order/orders/store.ts';
import type { StaffDeps } from '../deps.ts';
import type { ScopedMember } from '../sign-in/staff-auth.ts';
import { type ParkedRefusalCode, releaseOrCancel } from './release-or-cancel.ts';

/** A decision of a member of staff about an order. */
interface OrderResolution {
  readonly request: FastifyRequest;
  readonly member: ScopedMember;
  readonly attempt: Attempt;
  readonly id: string;
  readonly decision: OrderDecision;
}

type ResolveCode = ParkedRefusalCode | 'order_not_found';

/** Carries out a decision about a parked order, once, and records who made it; its reason is stored with the refund. */
export const resolveOrder = async (
  deps: StaffDeps,
  { request, member, attempt, id, decision }: OrderResolution,
): Promise<Answer<null, ResolveCode | GuardCode> | Repeated> => {
  const answer = await withActAndIdempotency<Answer<null, ResolveCode>>(deps, {
    request,
    memberId: member.id,
    attempt,
    write: async (tx) => {
      const order = idSchema.safeParse(id).success ? findInScope(member, await lockOrder(tx, id)) : null;
      if (!order) return { answer: refused({ code: 'order_not_found', orderId: id }) };
      const refusal = await releaseOrCancel(tx, deps, { order, decision, madeBy: member });
      return {
        answer: refusal ? refused(refusal) : ok(null),
        storefront: order.storefront,
        detail: { decision: decision.decision },
      };
    },
  });
  if (answer.status === 200)
    deps.logger.info(
      { orderId: id, decision: decision.decision, staff: member.id },
      'a parked order was decided',
    );
  return answer;
};
