import type { FastifyReply, FastifyRequest } from 'fastify';
import { isoNow } from '../clock.ts';
import type { ApiDeps } from '../deps.ts';
import { sendAnswer } from '../http/answers.ts';
import { readIfMatch } from '../http/if-match.ts';
import { answerOnce } from '../http/once.ts';
import { requireVisitor } from '../http/visitor.ts';
import { whileInCart } from '../remote/while-in-cart.ts';
import { type CartWrite, changeCart } from './change-cart.ts';
import { shownStorefront } from './shown-storefront.ts';

/** What one write decides; `isOneStatement` is false where it writes more than the cart. */
type CartWriting = Omit<CartWrite, 'visitorId' | 'storefront' | 'ifMatch'> & {
  readonly isOneStatement?: boolean;
};

/**
 * The later beats of every write to the visitor's cart, or to the one that staff are in; only the decision
 * differs, and at times what is shown.
 */
export const writeCart = async (
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { isOneStatement = true, ...write }: CartWriting,
): Promise<FastifyReply> => {
  const visitorId = requireVisitor(request, reply, deps);
  const { controlled } = request;
  const storefront = shownStorefront(deps, request);
  const decide = controlled ? whileInCart(write.decide, controlled.helper, isoNow(deps.clock)) : write.decide;
  const ifMatch = readIfMatch(request.headers['if-match']);
  const answer = await answerOnce({
    request,
    database: deps.database,
    visitorId,
    isOneStatement,
    write: (tx) =>
      changeCart(tx, deps, {
        ...write,
        visitorId,
        storefront,
        ifMatch,
        decide,
        by: controlled?.helper.name ?? null,
      }),
  });
  return sendAnswer(reply, answer);
};
