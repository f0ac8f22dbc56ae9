import { cartEndpoints } from '@counterpane/contract/cart/cart-endpoints';
import { refuse } from '@counterpane/rules/refusals';
import type { FastifyPluginCallback } from 'fastify';
import { route } from '../../http/route.ts';
import { writeCart } from '../carts/write-cart.ts';
import { whiteGloveFault } from '../delivery/cart-delivery.ts';
import type { CartDeps } from '../deps.ts';
import { refuseRegion } from '../region/refuse-region.ts';
import { regionOf, withRegion } from '../region/region-of.ts';
import { mayCallTaxService } from '../taxes/may-call-tax-service.ts';
import { ratesAt, withFoundRate } from '../taxes/saved-tax-rate.ts';
import { holdWhole } from './delivered-cart.ts';
import { findZipRegion } from './zip-region.ts';

/** What the whole cart costs at the door, by a postal code and nothing else; its prices hold from then on. */
export const cartDeliveredPriceRoutes =
  (deps: CartDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { findTaxRate } = deps;
    route(app, cartEndpoints.deliverCartTo, async (request, reply) => {
      const asked = await findZipRegion(request.body.zip, request.storefront);
      if (!asked.ok) return refuseRegion(asked.refusal);
      const { place: _name, ...region } = asked.change;
      const taxRate = await findTaxRate(region, mayCallTaxService(deps, request));
      return writeCart(deps, request, reply, {
        decide: async (context) => {
          const { cart, storefront, now } = context;
          if (!cart || cart.lines.length === 0) return refuse({ code: 'cart_empty' });
          const lacking = whiteGloveFault(context, region.state);
          if (lacking !== null) return refuse({ code: 'address_invalid', fields: { zip: lacking } });
          const known = regionOf(cart.checkout);
          // A saved address names its city more exactly than a list of codes.
          const isThere = known?.state === region.state && known.zip.startsWith(region.zip);
          const there = isThere ? cart.checkout : withRegion(cart.checkout, region);
          const checkout = withFoundRate(there, taxRate);
          const place = isThere ? known : region;
          const rates = ratesAt(storefront, place, checkout.taxRate, now);
          const priceHolds = holdWhole(context, place, rates);
          return { ok: true, change: { checkout: { ...checkout, priceHolds, savedAt: now } } };
        },
      });
    });
    done();
  };
