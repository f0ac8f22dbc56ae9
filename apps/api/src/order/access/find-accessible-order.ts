import { idSchema } from '@counterpane/contract/envelope';
import { ownsOrder } from '@counterpane/rules/customers/owns-order';
import type { FastifyRequest } from 'fastify';
import type { OrderDeps } from '../deps.ts';
import { findOrder, type Order } from '../orders/store.ts';
import { isOpenedHere } from './opened-orders-cookie.ts';
import { ANSWER_LINK_MS, opensOrder, orderToken } from './order-link.ts';

/** So long an order is open on the device that it was placed with; its links and a new one open it after that. */
export const OPEN_ON_DEVICE_DAYS = 30;

type Knows = Pick<OrderDeps, 'database' | 'secret' | 'secureCookies' | 'clock'>;

/**
 * The order, when the request may see it: it is its visitor's or that of the customer who is signed in, or belongs to the
 * storefront that was asked and a link has opened it in this browser, or the request holds a signed token whose time is not
 * over. Ids are not credentials.
 */
export const findAccessibleOrder = async (
  deps: Knows,
  request: FastifyRequest,
  id: string,
  token?: string,
): Promise<Order | null> => {
  const order = idSchema.safeParse(id).success ? await findOrder(deps.database.db, id) : null;
  if (!order) return null;
  if (await mayReadPerson(order, request, deps.clock)) return order;
  if (order.storefront !== request.storefront.key) return null;
  const isOpen =
    isOpenedHere(request, order.id, deps) ||
    (token !== undefined && opensOrder(token, order.id, deps.clock.now(), deps.secret));
  if (isOpen) return order;
  // What pays for an address is opened by what opens the order that goes there.
  const { addressOf } = order.frozen;
  return addressOf && (await findAccessibleOrder(deps, request, addressOf.orderId, token)) ? order : null;
};

/**
 * Whether the requesting visitor placed the order recently: after that another person may use the same computer [R025].
 */
const isOfVisitor = (
  { visitorId, createdAt }: Pick<Order, 'visitorId' | 'createdAt'>,
  request: Pick<FastifyRequest, 'visitorId'>,
  clock: OrderDeps['clock'],
): boolean =>
  visitorId === request.visitorId &&
  clock.now() < Date.parse(createdAt) + OPEN_ON_DEVICE_DAYS * 24 * 3_600_000;

/**
 * Whether the request may read everything about the person: it is of the visitor who placed the order, or of the account whose
 * mailbox its confirmation went to. Links are passed on; who follows one reads less [R025, R044].
 */
export const mayReadPerson = async (
  order: Order,
  request: FastifyRequest,
  clock: OrderDeps['clock'],
): Promise<boolean> => {
  if (isOfVisitor(order, request, clock)) return true;
  const customer = await request.findCustomer();
  return customer !== null && ownsOrder(order, customer);
};

/** The token that an answer about the order carries: a new one for its visitor; a link is not made longer by its use. */
export const tokenOfAnswer = (
  order: Pick<Order, 'id' | 'visitorId' | 'createdAt'>,
  request: Pick<FastifyRequest, 'visitorId'>,
  { secret, clock }: Pick<OrderDeps, 'secret' | 'clock'>,
  token = '',
): string =>
  isOfVisitor(order, request, clock) ? orderToken(order.id, clock.now() + ANSWER_LINK_MS, secret) : token;
