import type { FastifyReply, FastifyRequest } from 'fastify';
import { attemptOn } from '../../audit/record-act.ts';
import { withAct } from '../../audit/with-act.ts';
import type { Queries } from '../../database/open.ts';
import { type Answer, sendAnswer } from '../../http/answers.ts';
import { readIfMatch } from '../../http/if-match.ts';
import { callerOf, createLimit, type LimitedCall } from '../../http/limiter.ts';
import { requireVisitor } from '../../http/visitor.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type { CartDeps } from '../deps.ts';
import { requireRemoteControl } from '../remote-control/require-remote-control.ts';
import { type CartWrite, changeCart } from './change-cart.ts';
import { storefrontForCart } from './storefront-for-cart.ts';

/** What one write decides; `isOneStatement` is false where it writes more than the cart. */
type CartWriting = Omit<CartWrite, 'visitorId' | 'storefront' | 'ifMatch' | 'address'> & {
  readonly isOneStatement?: boolean;
  /** Further limits that it counts against, beside `changeCart`. */
  readonly limits?: readonly LimitedCall[];
  /** Called after a refusal was rolled back, for what must be saved all the same. */
  afterRefusal?(): Promise<void>;
};

/**
 * Loads, decides, saves and responds for every write to the visitor's cart, or to the one that staff are in. Only
 * the decision differs, and sometimes the answer.
 */
export const writeCart = async (
  deps: CartDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { isOneStatement = true, limits = [], afterRefusal, ...write }: CartWriting,
): Promise<FastifyReply> => {
  // Counted before a visitor is made: a client without a cookie is counted by its address alone.
  if (!(await createLimit(deps, 'changeCart')(request, reply, {}, limits))) return reply;
  const { address } = callerOf(deps, request);
  const visitorId = requireVisitor(request, reply, deps);
  const { controlled } = request;
  const storefront = storefrontForCart(deps, request);
  const decide = controlled ? requireRemoteControl(write.decide, controlled.helper) : write.decide;
  const ifMatch = readIfMatch(request.headers['if-match']);
  const change = (tx: Queries) =>
    changeCart(tx, deps, {
      ...write,
      visitorId,
      address,
      storefront,
      ifMatch,
      decide,
      by: controlled?.helper.name ?? null,
    });
  const once = (decided: (tx: Queries) => Promise<Answer>, isOne: boolean) =>
    withIdempotency({ request, database: deps.database, visitorId, isOneStatement: isOne, write: decided });
  const send = async (answer: Answer) => {
    if (answer.status >= 400) await afterRefusal?.();
    return sendAnswer(reply, answer);
  };
  if (!controlled) return send(await once(change, isOneStatement));
  // A change by staff is recorded in the same transaction, so it is never a single statement.
  const { id, storefront: key } = controlled.cart;
  const staffWrite = {
    request,
    memberId: controlled.helper.id,
    attempt: attemptOn('change-cart', 'cart', id),
    write: async (tx: Queries) => ({ answer: await change(tx), storefront: key }),
  };
  return send(await withAct(deps, staffWrite, (recorded) => once(recorded, false)));
};
