import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { amazonRoutes } from './amazon/routes.ts';
import { braintreeRoutes } from './braintree/routes.ts';
import { mergeRoutes } from './carts/merge/routes.ts';
import { sharedRoutes, shareRoutes } from './carts/merge/share-routes.ts';
import { cartRoutes } from './carts/routes.ts';
import { acknowledgeRoutes } from './checkout/acknowledge.ts';
import { formFailRoutes } from './checkout/form-fail.ts';
import { fromProductRoutes } from './checkout/from-product.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { deliveredPriceRoutes } from './delivered-price/routes.ts';
import { certainDateRoutes } from './delivery/certain-date-routes.ts';
import { deliveryRoutes } from './delivery/routes.ts';
import type { ApiDeps } from './deps.ts';
import { docsRoutes } from './docs/routes.ts';
import { failureRoutes } from './failures/routes.ts';
import { rememberAddresses } from './http/address-of-request.ts';
import { answerErrors, refuseUnroutable } from './http/answers.ts';
import { limitDepth } from './http/body-depth.ts';
import { keepNothing } from './http/cache-control.ts';
import { limitKeptAnswers } from './http/kept-answers.ts';
import { refuseForeignWrites } from './http/same-origin.ts';
import { decideStorefronts } from './http/storefront-of-request.ts';
import { readVisitors } from './http/visitor.ts';
import { warnOfUntrustedProxy } from './http/warn-untrusted-proxy.ts';
import { speakLanguages } from './language/language-of.ts';
import { knownCustomerRoutes } from './orders/known-customer-routes.ts';
import { orderLinkRoutes } from './orders/link-routes.ts';
import { returnRoutes } from './orders/return-routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { redirectRoutes } from './pages/redirect-routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { searchEngineRoutes } from './pages/search-engine-routes.ts';
import { expressRoutes } from './payments/express-routes.ts';
import { productRoutes } from './products/routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { reconciliationRoutes } from './reconciliation/routes.ts';
import { refundRoutes } from './refunds/routes.ts';
import { regionRoutes } from './region/routes.ts';
import { remoteRoutes } from './remote/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { setRoutes } from './sets/routes.ts';
import { accountRoutes } from './staff/account-routes.ts';
import { actRoutes } from './staff/act-routes.ts';
import { purgeRoutes } from './staff/purge-routes.ts';
import { sessionRoutes } from './staff/session-routes.ts';
import { openStaffDoor } from './staff/staff-door.ts';
import { staffOrderRoutes } from './staff-orders/routes.ts';
import { framedReturnRoutes } from './truemed/framed-return.ts';
import { truemedRoutes } from './truemed/routes.ts';
import { visitorRoutes } from './visitor/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

export type { ApiDeps } from './deps.ts';

/** The largest body that a write may have: a full cart is under 20 KB. */
const BODY_LIMIT = 256 * 1024;

/** The whole API, not listening: tests send it requests, the server mounts it under /api. */
export const buildApi = (deps: ApiDeps): FastifyInstance => {
  const app = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < deps.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: refuseUnroutable,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(
    deps.checkAnswers ? serializerCompiler : () => (answer) => JSON.stringify(answer),
  );
  // Bodies are JSON; text is taken from no page.
  app.removeContentTypeParser('text/plain');
  rememberAddresses(app);
  decideStorefronts(app, deps);
  keepNothing(app);
  answerErrors(app);
  limitDepth(app);
  refuseForeignWrites(app);
  readVisitors(app, deps);
  warnOfUntrustedProxy(app, deps);
  app.decorateRequest('controlled', null);
  speakLanguages(app, deps);
  limitKeptAnswers(app, deps);

  app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Counterpane', version: '1.0.0' } },
    transform: jsonSchemaTransform,
  });
  app.register(
    async (api) => {
      for (const routes of [
        pageRoutes,
        searchEngineRoutes,
        redirectRoutes,
        setRoutes,
        searchRoutes,
        productRoutes,
        quoteRoutes,
        cartRoutes,
        mergeRoutes,
        shareRoutes,
        sharedRoutes,
        checkoutRoutes,
        formFailRoutes,
        failureRoutes,
        acknowledgeRoutes,
        fromProductRoutes,
        expressRoutes,
        deliveryRoutes,
        certainDateRoutes,
        regionRoutes,
        deliveredPriceRoutes,
        knownCustomerRoutes,
        orderRoutes,
        orderLinkRoutes,
        returnRoutes,
        braintreeRoutes,
        amazonRoutes,
        truemedRoutes,
        framedReturnRoutes,
        contactRoutes,
        visitorRoutes,
      ])
        await api.register(routes(deps));
      const door = openStaffDoor(deps);
      await api.register(sessionRoutes(deps, door));
      await api.register(accountRoutes(deps, door));
      await api.register(purgeRoutes(deps, door));
      await api.register(actRoutes(deps, door));
      await api.register(remoteRoutes(deps, door));
      await api.register(refundRoutes(deps, door));
      await api.register(staffOrderRoutes(deps, door));
      await api.register(reconciliationRoutes(deps, door));
      await api.register(webhookRoutes(deps));
      if (deps.apiDocs) await api.register(docsRoutes(app));
    },
    { prefix: '/api' },
  );
  return app;
};
