import { setTimeout as wait } from 'node:timers/promises';
import { orderEndpoints } from '@counterpane/contract/orders/order-endpoints';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../../cart/carts/order-facts.ts';
import { type Cart, findOpenCart } from '../../cart/carts/store.ts';
import { countContactLookUp, samePerson } from '../../cart/checkout/contact-look-up.ts';
import { SENT, type Sent } from '../../http/answers.ts';
import { tooMany } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../deps.ts';
import { isKnownCustomer } from './known-customer.ts';

/** Every answer takes this long, so that its timing does not reveal whether a customer exists. */
const TIME_MS = 40;

/**
 * HEAD /orders: whether a person has ordered here before, as the header `exist` [K7]. To protect customers it only
 * answers about the contact that is saved with the caller's own cart; anybody else is reported unknown [D97].
 */
export const knownCustomerRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { database } = deps;
    route(app, orderEndpoints.knownCustomer, async (request, reply) => {
      const { key } = request.storefront;
      const { visitorId } = request;
      const cart = visitorId === null ? null : await findOpenCart(database.db, visitorId, key);
      if (!cart || cart.lines.length === 0) return sendStatus(reply, 404);
      const [found] = await Promise.all([lookUp(request, cart, request.query), wait(TIME_MS)]);
      if (found.retryAfter !== null) return tooMany(found.retryAfter);
      if (found.exists) reply.header('exist', 'true');
      return sendStatus(reply, 200);
    });

    const lookUp = async (request: FastifyRequest, cart: Cart, asked: Person): Promise<LookUp> => {
      const saved = savedPerson(cart);
      const isOpen = asked.email.trim() === '' && asked.phone.trim() === '';
      const person = isOpen ? saved : samePerson(asked, saved);
      if (person.email === '' && person.phone === '') return UNKNOWN;
      const retryAfter = await countContactLookUp(deps, request, saved);
      if (retryAfter !== null) return { exists: false, retryAfter };
      return { exists: await isKnownCustomer(database.db, cart.storefront, person), retryAfter };
    };

    done();
  };

interface LookUp {
  readonly exists: boolean;
  /** Seconds until the question may be asked. */
  readonly retryAfter: number | null;
}

const UNKNOWN: LookUp = { exists: false, retryAfter: null };

const savedPerson = ({ checkout: { email = '', shippingAddress } }: Cart): Person => ({
  email,
  phone: shippingAddress?.phone ?? '',
  zip: shippingAddress?.zip ?? '',
});

const sendStatus = (reply: FastifyReply, status: 200 | 404): Sent => {
  reply.code(status).send();
  return SENT;
};
