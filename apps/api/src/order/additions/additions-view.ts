import type { OrderAdditionsBody } from '@counterpane/contract/orders/additions';
import { refusalText } from '@counterpane/contract/refusal-text';
import { decideAddition } from '@counterpane/rules/orders/decide-addition';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { findOpenCart } from '../../cart/carts/store.ts';
import { minutesLeft } from '../../cart/checkout/cart-addition.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { mayReadPerson } from '../access/find-accessible-order.ts';
import { loadContents } from '../cancellations/load-contents.ts';
import type { OrderContents } from '../cancellations/ordered-lines.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { orders } from '../orders/tables.ts';
import { addableOrder } from './addable-order.ts';

type Linked = Pick<Order, 'id' | 'shortId'>;
export type AddedOrder = Linked & Pick<Order, 'createdAt'>;

/** What was added to an order that went through, the oldest first. */
export const findAdditions = (db: Queries, orderId: string): Promise<AddedOrder[]> =>
  db
    .select({ id: orders.id, shortId: orders.shortId, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(eq(orders.addedTo, orderId), inArray(orders.status, ['paid', 'processing', 'needs_attention'])),
    )
    .orderBy(asc(orders.createdAt));

/** What was added to an order, and whether its reader can add more. */
export const additionsView = async (
  deps: OrderDeps,
  request: FastifyRequest,
  order: Order,
): Promise<OrderAdditionsBody> => {
  const { db } = deps.database;
  const isTheirs = await mayReadPerson(order, request, deps.clock);
  const link = ({ id, shortId }: Linked) => ({ id: isTheirs ? id : null, shortId });
  const { additionTo } = order.frozen;
  const known = {
    addedTo:
      order.addedTo !== null && additionTo ? link({ id: order.addedTo, shortId: additionTo.shortId }) : null,
    additions: (await findAdditions(db, order.id)).map(link),
  };
  const never = { minutesLeft: null, whyNot: null, isChosen: false, ...known };
  if (!isTheirs || order.storefront !== request.storefront.key) return never;
  const now = isoNow(deps.clock);
  const contents = await loadContents(db, deps, order);
  const decision = decideAddition(addableOrder(contents), now);
  if (!decision.ok)
    return decision.refusal.code === 'addition_closed' || isLongOver(contents)
      ? never
      : { ...never, whyNot: refusalText(decision.refusal) };
  const { visitorId, storefront } = request;
  const cart = visitorId === null ? null : await findOpenCart(db, visitorId, storefront.key);
  return {
    ...never,
    minutesLeft: minutesLeft(decision.change.until, now),
    isChosen: cart?.checkout.addsTo?.orderId === order.id,
  };
};

/** How long after ordering the customer is told why nothing can be added. */
const TOLD_MS = 24 * 3_600_000;

/** Who looks at their order a week later, or once all of it has left, has not forgotten something. */
const isLongOver = ({ order, shipments, now }: OrderContents): boolean =>
  now - Date.parse(order.createdAt) > TOLD_MS ||
  (shipments.length > 0 &&
    shipments.every(({ status, shippedAt }) => status === 'cancelled' || shippedAt !== null));
