import { cartAnswerSchema } from '@counterpane/contract/cart/carts';
import { flatRegionSchema, newRegionSchema } from '@counterpane/contract/cart/region';
import {
  addressCheckAnswerSchema,
  addressToCheckSchema,
} from '@counterpane/contract/checkout/address-validation';
import { refusalText } from '@counterpane/contract/refusals';
import { refuse } from '@counterpane/rules/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { isoNow } from '../../clock.ts';
import { ok, sendAnswer } from '../../http/answers.ts';
import { createLimit } from '../../http/limiter.ts';
import { responses } from '../../http/responses.ts';
import { writeCart } from '../carts/write-cart.ts';
import { whiteGloveFault } from '../delivery/delivery-choice.ts';
import type { CartDeps } from '../deps.ts';
import { mayAskTaxService } from '../taxes/may-ask.ts';
import { withFoundRate } from '../taxes/saved-tax-rate.ts';
import { refuseRegion } from './refuse-region.ts';
import { isSame, regionOf, withRegion } from './region-of.ts';
import { type TypedRegion, validateRegion } from './validate-region.ts';
import { findZipPlace } from './zip-places.ts';

/** Whether we ship to a place, and the cart with its taxes and fees [K7, D63]. */
export const regionRoutes =
  (deps: CartDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { clock, findTaxRate } = deps;
    const isWithinLimit = createLimit(deps, 'validateRegion');
    const response = responses(cartAnswerSchema);

    /** Keeps a region with the cart, so that taxes and fees are known before the form is complete. */
    const keep = async (
      request: FastifyRequest,
      reply: FastifyReply,
      typed: TypedRegion,
      typedAt?: number,
    ) => {
      if (!(await isWithinLimit(request, reply))) return reply;
      const check = await validateRegion(typed, request.storefront);
      if (!check.ok) return sendAnswer(reply, refuseRegion(check.refusal));
      const { region, warning } = check;
      const taxRate = await findTaxRate(region, mayAskTaxService(deps, request));
      return writeCart(deps, request, reply, {
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

    app.post(
      '/addresses/validate',
      { schema: { body: addressToCheckSchema, response: responses(addressCheckAnswerSchema) } },
      async (request, reply) => {
        if (!(await isWithinLimit(request, reply))) return reply;
        const { body, storefront } = request;
        const check = await validateRegion({ ...body, line1: body.street }, storefront);
        if (!check.ok) return sendAnswer(reply, refuseRegion(check.refusal));
        const { region, warning } = check;
        const place = region.country === 'US' ? await findZipPlace(region.zip) : null;
        return ok({
          ...region,
          street: body.street,
          warnings: warning ? { city: refusalText(warning) } : {},
          cities: place ? [place.city] : [],
        }).body;
      },
    );

    app.put('/carts/region', { schema: { body: flatRegionSchema, response } }, (request, reply) => {
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

    app.put('/carts/my/region/new', { schema: { body: newRegionSchema, response } }, (request, reply) =>
      keep(request, reply, request.body.shippingRegion, request.body.typedAt),
    );

    done();
  };
