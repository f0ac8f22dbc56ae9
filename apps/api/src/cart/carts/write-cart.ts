import type { GuardCode } from '@counterpane/contract/answer-codes';
import type { CartBody } from '@counterpane/contract/cart/carts';
import type { RefusalCode } from '@counterpane/rules/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attemptOn } from '../../audit/record-act.ts';
import { withAct } from '../../audit/with-act.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Queries } from '../../database/open.ts';
import type { Answer, Repeated } from '../../http/answers.ts';
import { readIfMatch } from '../../http/if-match.ts';
import { callerOf, type LimitedCall, refuseOverLimit } from '../../http/limiter.ts';
import { requireVisitor } from '../../http/visitor.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type { CartDeps } from '../deps.ts';
import { storefrontForCart } from '../pricing/storefront-for-cart.ts';
import { requireRemoteControl } from '../remote-control/require-remote-control.ts';
import { type CartWrite, type CartWriteCode, changeCart } from './change-cart.ts';
import { noteMoved } from './moved-items.ts';

/** What one write decides; `isOneStatement` is false where it writes more than the cart. */
type CartWriting<Result, Code extends RefusalCode> = Omit<
  CartWrite<Result, Code>,
  'visitorId' | 'storefront' | 'ifMatch' | 'address'
> & {
  readonly isOneStatement?: boolean;
  /** Further limits that it counts against, beside `changeCart`. */
  readonly limits?: readonly LimitedCall[];
  /** Called after a refusal was rolled back, for what must be saved all the same. */
  afterRefusal?(): Promise<void>;
};

/** What a write comes to: its result, a refusal of its decision, or one that every write can come to. */
type CartWritten<Result, Code extends RefusalCode> =
  | Answer<Result, Code | CartWriteCode | GuardCode>
  | Repeated;

/** Loads, decides, saves and answers the cart, for every write to the visitor's cart or to the one that staff are in. */
export const writeCart = <Code extends RefusalCode = never>(
  deps: CartDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  writing: Omit<CartWriting<CartBody, Code>, 'show'>,
): Promise<CartWritten<CartBody, Code>> =>
  writeCartAs(deps, request, reply, { ...writing, show: (_cart, view) => view() });

/** The same with another result, made from the saved cart. */
export const writeCartAs = async <Result, Code extends RefusalCode = never>(
  deps: CartDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { isOneStatement = true, limits = [], afterRefusal, ...write }: CartWriting<Result, Code>,
): Promise<CartWritten<Result, Code>> => {
  // Counted before a visitor is made: a client without a cookie is counted by its address alone.
  const over = await refuseOverLimit(deps, 'changeCart', request, {}, limits);
  if (over) return over;
  const { address } = callerOf(deps, request);
  const visitorId = requireVisitor(request, reply, deps);
  const { controlled } = request;
  const storefront = storefrontForCart(deps, request);
  const decide = controlled
    ? requireRemoteControl(write.decide, controlled.helper)
    : withMovesNoted(request, storefront, write.decide);
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
  const once = (decided: typeof change, isOne: boolean) =>
    withIdempotency({ request, database: deps.database, visitorId, isOneStatement: isOne, write: decided });
  const settled = async (answer: CartWritten<Result, Code>) => {
    if (answer.status >= 400) await afterRefusal?.();
    return answer;
  };
  if (!controlled) return settled(await once(change, isOneStatement));
  // A change by staff is recorded in the same transaction, so it is never a single statement.
  const { id, storefront: key } = controlled.cart;
  const staffWrite = {
    request,
    memberId: controlled.helper.id,
    attempt: attemptOn('change-cart', 'cart', id),
    write: async (tx: Queries) => ({ answer: await change(tx), storefront: key }),
  };
  return settled(await withAct(deps, staffWrite, (recorded) => once(recorded, false)));
};

/** What staff move is no step of a visit. */
const withMovesNoted =
  <Code extends RefusalCode>(
    request: FastifyRequest,
    storefront: Storefront,
    decide: CartWrite<unknown, Code>['decide'],
  ): CartWrite<unknown, Code>['decide'] =>
  async (context, reads) => {
    const decision = await decide(context, reads);
    if (decision.ok && decision.change?.lines)
      noteMoved(request, storefront, context.lines, decision.change.lines);
    return decision;
  };
