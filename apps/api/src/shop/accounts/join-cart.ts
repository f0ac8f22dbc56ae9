import { and, eq, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeCart } from '../../cart/carts/merge/merge-cart.ts';
import { findOpenCart } from '../../cart/carts/store.ts';
import { writeCart } from '../../cart/carts/write-cart.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { isOk } from '../../http/answers.ts';
import { requireVisitor } from '../../http/visitor.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { customers } from './tables.ts';

/**
 * What a customer has in their cart on the device that they signed in on last joins the cart of this one, by the rules of
 * merging [D94]; the merge can be undone like any other. Answers whether anything came along.
 */
export const joinCart = async (
  deps: OrderDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  customerId: string,
): Promise<boolean> => {
  const { db } = deps.database;
  const visitorId = requireVisitor(request, reply, deps);
  const [before] = await db
    .select({ visitorId: customers.visitorId })
    .from(customers)
    .where(eq(customers.id, customerId));
  await noteSignIn(db, customerId, { visitorId, signedInAt: isoNow(deps.clock) });
  if (!before?.visitorId || before.visitorId === visitorId) return false;
  const source = await findOpenCart(db, before.visitorId, request.storefront.key);
  if (!source || source.lines.length === 0) return false;
  let hasJoined = false;
  const answer = await writeCart(deps, request, reply, {
    channel: 'account',
    isOneStatement: false,
    decide: async (context, reads) => {
      const decision = await mergeCart(reads, context, source, context.storefront, { isOwn: true });
      hasJoined = decision.ok && decision.change !== null;
      return decision;
    },
  });
  return isOk(answer) && hasJoined;
};

/** One person at a time is the visitor of a browser: the cart of who signs in next is not theirs any more. */
const noteSignIn = async (
  db: Queries,
  customerId: string,
  now: { readonly visitorId: string; readonly signedInAt: string },
): Promise<void> => {
  await db
    .update(customers)
    .set({ visitorId: null })
    .where(and(eq(customers.visitorId, now.visitorId), ne(customers.id, customerId)));
  await db.update(customers).set(now).where(eq(customers.id, customerId));
};
