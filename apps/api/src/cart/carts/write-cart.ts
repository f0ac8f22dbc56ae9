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
import { whileInCart } from '../help/while-in-cart.ts';
import { type CartWrite, changeCart } from './change-cart.ts';
import { storefrontOfRequest } from './storefront-of-request.ts';

/** What one write decides; `isOneStatement` is false where it writes more than the cart. */
type CartWriting = Omit<CartWrite, 'visitorId' | 'storefront' | 'ifMatch' | 'address'> & {
  readonly isOneStatement?: boolean;
  /** What it counts as beside a change of a cart. */
  readonly limits?: readonly LimitedCall[];
  /** What stays of a refusal, whose own write is rolled back by then. */
  afterRefusal?(): Promise<void>;
};

/**
 * The later beats of every write to the visitor's cart, or to the one that staff are in; only the decision
 * differs, and at times what is shown.
 */
export const writeCart = async (
  deps: CartDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { isOneStatement = true, limits = [], afterRefusal, ...write }: CartWriting,
): Promise<FastifyReply> => {
  // Before there is a visitor: a client that comes without a cookie each time is counted by address alone.
  if (!(await createLimit(deps, 'changeCart')(request, reply, {}, limits))) return reply;
  const { address } = callerOf(deps, request);
  const visitorId = requireVisitor(request, reply, deps);
  const { controlled } = request;
  const storefront = storefrontOfRequest(deps, request);
  const decide = controlled ? whileInCart(write.decide, controlled.helper) : write.decide;
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
  // What staff change is written down with it, so that it is never one statement.
  const { id, storefront: key } = controlled.cart;
  const staffWrite = {
    request,
    memberId: controlled.helper.id,
    attempt: attemptOn('change-cart', 'cart', id),
    write: async (tx: Queries) => ({ answer: await change(tx), storefront: key }),
  };
  return send(await withAct(deps, staffWrite, (recorded) => once(recorded, false)));
};
