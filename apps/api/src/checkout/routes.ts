import { billingFormSchema, checkoutAnswerSchema, shippingFormSchema } from '@counterpane/contract/checkout';
import { offeredMethods } from '@counterpane/rules/payments/methods';
import { type Decision, refuse } from '@counterpane/rules/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { enforceFirstTime } from '../carts/enforce-first-time.ts';
import { type Cart, type CartChange, findOpenCart } from '../carts/store.ts';
import { writeCart } from '../carts/write-cart.ts';
import type { Storefront } from '../catalogue/snapshot.ts';
import { isoNow } from '../clock.ts';
import type { Queries } from '../database/open.ts';
import { whiteGloveFault } from '../delivery/delivery-choice.ts';
import type { ApiDeps } from '../deps.ts';
import { ok } from '../http/answers.ts';
import { responses } from '../http/responses.ts';
import { checkoutView } from './checkout-view.ts';
import { decideBilling, decideShipping } from './decide-steps.ts';
import type { SavedCheckout } from './saved-checkout.ts';

const response = responses(checkoutAnswerSchema);

/** What the checkout steps save and restore, kept with the visitor's cart (checkout section 4). */
export const checkoutRoutes =
  (deps: ApiDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { database, catalogue, clock, providers } = deps;

    const write = (
      request: FastifyRequest,
      reply: FastifyReply,
      decide: (cart: Cart, storefront: Storefront) => Decision<SavedCheckout>,
      also: (tx: Queries, cart: Cart, storefront: Storefront) => Promise<CartChange | null> = async () =>
        null,
    ) =>
      writeCart(deps, request, reply, {
        decide: async (cart, storefront, tx) => {
          if (!cart || cart.lines.length === 0) return refuse({ code: 'cart_empty' });
          const decision = decide(cart, storefront);
          if (!decision.ok) return decision;
          const more = await also(tx, cart, storefront);
          return { ok: true, change: { ...more, checkout: decision.change } };
        },
        show: (cart) =>
          checkoutView(cart?.checkout ?? {}, catalogue.storefrontOf(request.hostname), providers),
      });

    app.get('/carts/my/checkout', { schema: { response } }, async (request) => {
      const storefront = catalogue.storefrontOf(request.hostname);
      const cart =
        request.visitorId === null
          ? null
          : await findOpenCart(database.db, request.visitorId, storefront.key);
      return ok(checkoutView(cart?.checkout ?? {}, storefront, providers)).body;
    });

    app.put(
      '/carts/my/checkout/shipping',
      { schema: { body: shippingFormSchema, response } },
      (request, reply) =>
        write(
          request,
          reply,
          (cart, storefront) =>
            decideShipping(cart.checkout, request.body, {
              shippingArea: storefront.shippingArea,
              whiteGloveFault: (state) => whiteGloveFault(cart, state, storefront),
              now: isoNow(clock),
            }),
          (tx, cart, storefront) => enforceFirstTime(tx, cart, request.body.email, storefront, isoNow(clock)),
        ),
    );

    app.put(
      '/carts/my/checkout/billing',
      { schema: { body: billingFormSchema, response } },
      (request, reply) =>
        write(request, reply, (cart, { definition }) =>
          decideBilling(cart.checkout, request.body, {
            offered: offeredMethods(definition.country, (id) => providers.has(id)),
          }),
        ),
    );

    done();
  };
