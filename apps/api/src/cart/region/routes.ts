import { cartEndpoints } from '@counterpane/contract/cart/cart-endpoints';
import { refusalText } from '@counterpane/contract/refusal-text';
import type { MessageOrText } from '@counterpane/messages/message';
import { refuse } from '@counterpane/rules/refusals';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { writeCart } from '../carts/write-cart.ts';
import { whiteGloveFault } from '../delivery/cart-delivery.ts';
import type { CartDeps } from '../deps.ts';
import { mayCallTaxService } from '../taxes/may-call-tax-service.ts';
import { withFoundRate } from '../taxes/saved-tax-rate.ts';
import { refuseRegion } from './refuse-region.ts';
import { isSame, regionOf, withRegion } from './region-of.ts';
import { type TypedRegion, validateRegion } from './validate-region.ts';
import { findZipPlace } from './zip-places.ts';

/** Whether we ship to a place, and the cart with its taxes and fees [K7, D63]. */
export const regionRoutes =
  (deps: CartDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { clock, findTaxRate } = deps;

    /** Keeps a region with the cart, so that taxes and fees are known before the form is complete. */
    const keep = async (
      request: FastifyRequest,
      reply: FastifyReply,
      typed: TypedRegion,
      typedAt?: number,
    ) => {
      const check = await validateRegion(typed, request.storefront);
      if (!check.ok) return refuseRegion(check.refusal);
      const { region, warning } = check;
      const taxRate = await findTaxRate(region, mayCallTaxService(deps, request));
      return writeCart<'cart_empty' | 'address_invalid'>(deps, request, reply, {
        decide: async (context) => {
          const { cart } = context;
          if (!cart || cart.lines.length === 0) return refuse({ code: 'cart_empty' });
          const lacking = whiteGloveFault(context, region.state);
          if (lacking !== null) return refuse({ code: 'address_invalid', fields: { state: lacking } });
          const known = regionOf(cart.checkout);
          // An older call that arrived after a newer one is ignored. A clock that runs ahead must not block later
          // calls.
          if (typedAt !== undefined && typedAt < Math.min(cart.checkout.regionTypedAt ?? 0, clock.now()))
            return { ok: true, change: null };
          const change =
            known && isSame(known, region)
              ? null
              : {
                  checkout: {
                    ...withFoundRate(withRegion(cart.checkout, region), taxRate),
                    ...(typedAt === undefined ? {} : { regionTypedAt: typedAt }),
                    savedAt: isoNow(clock),
                  },
                };
          return { ok: true, change, refusals: warning ? [warning] : [] };
        },
      });
    };

    route(app, cartEndpoints.validateAddress, async (request) => {
      const { body, storefront } = request;
      const check = await validateRegion({ ...body, line1: body.street }, storefront);
      if (!check.ok) return refuseRegion(check.refusal);
      const { region, warning } = check;
      const warnings: Record<string, MessageOrText> = warning ? { city: refusalText(warning) } : {};
      const place = region.country === 'US' ? await findZipPlace(region.zip) : null;
      return ok({
        ...region,
        street: body.street,
        warnings,
        cities: place ? [place.city] : [],
      });
    });

    route(app, cartEndpoints.validateRegion, (request, reply) => {
      const { body } = request;
      return keep(request, reply, {
        country: body.shippingCountry,
        state: body.shippingState,
        zip: body.shippingZipCode,
        city: body.shippingCity,
        line1: body.shippingLine1,
        line2: body.shippingLine2,
      });
    });

    route(app, cartEndpoints.setRegion, (request, reply) =>
      keep(request, reply, request.body.shippingRegion, request.body.typedAt),
    );

    done();
  };
