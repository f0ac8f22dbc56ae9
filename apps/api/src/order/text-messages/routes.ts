import { checkoutEndpoints } from '@counterpane/contract/checkout/checkout-endpoints';
import { SMS_CONSENT } from '@counterpane/rules/checkout/consents';
import { decideSubscription, SMS_CONSENT_VERSION } from '@counterpane/rules/privacy/decide-subscription';
import type { FastifyPluginCallback } from 'fastify';
import { findOpenCart } from '../../cart/carts/store.ts';
import { unexpiredCheckout } from '../../cart/checkout/unexpired-checkout.ts';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { newId } from '../../http/ids.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../deps.ts';
import { subscribe } from './store.ts';

/** Text messages for who agreed to them at the checkout [K6.02, K7.53, K7.54]. */
export const textMessageRoutes =
  ({ database, clock }: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, checkoutEndpoints.subscribeToTexts, async (request) => {
      const { visitorId, storefront, body } = request;
      const cart = visitorId === null ? null : await findOpenCart(database.db, visitorId, storefront.key);
      const saved = unexpiredCheckout(cart?.checkout ?? {}, isoNow(clock));
      const { permissions, shippingAddress } = saved;
      const decision = decideSubscription(body.user.phone, {
        isOn: storefront.flags.textMessages,
        consent: permissions ?? null,
        address: shippingAddress ?? null,
      });
      if (!decision.ok || !permissions) return ok({ subscribed: false });
      const customer = storefront.flags.accounts ? await request.findCustomer() : null;
      const subscribed = await database.transaction((tx) =>
        subscribe(tx, clock, {
          id: newId(),
          storefront: storefront.key,
          phone: decision.phone,
          email: saved.email ?? '',
          clientUserId: customer?.id ?? null,
          consentText: SMS_CONSENT,
          consentVersion: SMS_CONSENT_VERSION,
          region: permissions.region ?? '',
          givenAt: permissions.at,
        }),
      );
      return ok({ subscribed });
    });

    done();
  };
