import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { sendAnswer } from '../http/answers.ts';
import { readIfMatch } from '../http/if-match.ts';
import { answerOnce } from '../http/once.ts';
import { requireVisitor } from '../http/visitor.ts';
import { type CartWrite, changeCart } from './change-cart.ts';

/** The later beats of every write to the visitor's cart; only the decision differs, and at times what is shown. */
export const writeCart = async (
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { decide, show }: Pick<CartWrite, 'decide' | 'show'>,
): Promise<FastifyReply> => {
  const visitorId = requireVisitor(request, reply, deps);
  const storefront = deps.catalogue.storefrontOf(request.hostname);
  const ifMatch = readIfMatch(request.headers['if-match']);
  const answer = await answerOnce({
    request,
    database: deps.database,
    visitorId,
    isOneStatement: true,
    write: (tx) =>
      changeCart(tx, deps, { visitorId, storefront, ifMatch, decide, ...(show ? { show } : {}) }),
  });
  return sendAnswer(reply, answer);
};
