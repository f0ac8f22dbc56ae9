import { setTimeout as wait } from 'node:timers/promises';
import { knownCustomerQuerySchema } from '@counterpane/contract/orders/fulfillment';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Person } from '../../cart/carts/order-facts.ts';
import { type Cart, findOpenCart } from '../../cart/carts/store.ts';
import { countContactLookUp, samePerson } from '../../cart/checkout/contact-look-up.ts';
import { createLimit, sendTooMany } from '../../http/limiter.ts';
import type { OrderDeps } from '../deps.ts';
import { isKnownCustomer } from './returning-customers.ts';

/** Every answer takes this long, so that its timing does not reveal whether a customer exists. */
const TIME_MS = 40;

/**
 * HEAD /orders: whether a person has ordered here before, as the header `exist` [K7]. To protect customers it only
 * answers about the contact that is saved with the caller's own cart; anybody else is reported unknown [D97].
 */
export const knownCustomerRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { database } = deps;
    const isWithinLimit = createLimit(deps, 'askKnownCustomer');
    const options = {
      schema: {
        querystring: knownCustomerQuerySchema,
        description:
          'The header `exist` is there when the contact saved with the cart has ordered here before. Without an email and a phone number the question is about that contact; about any other one nothing is said.',
      },
      config: { swagger: { exposeHeadRoute: true } },
    };

    app.head('/orders', options, async (request, reply) => {
      if (!(await isWithinLimit(request, reply))) return reply;
      const { key } = request.storefront;
      const { visitorId } = request;
      const cart = visitorId === null ? null : await findOpenCart(database.db, visitorId, key);
      if (!cart || cart.lines.length === 0) return reply.code(404).send();
      const [found] = await Promise.all([lookUp(request, cart, request.query), wait(TIME_MS)]);
      if (found.retryAfter !== null) return sendTooMany(reply, found.retryAfter);
      if (found.exists) reply.header('exist', 'true');
      return reply.code(200).send();
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
