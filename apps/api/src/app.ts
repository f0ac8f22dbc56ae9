import type { PaymentIntegration } from '@counterpane/providers/payment/integration';
import { PAYMENT_INTEGRATIONS } from '@counterpane/providers/payment/integrations';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { mergeRoutes } from './cart/carts/merge/routes.ts';
import { sharedRoutes, shareRoutes } from './cart/carts/merge/share-routes.ts';
import { cartRoutes } from './cart/carts/routes.ts';
import { acknowledgeRoutes } from './cart/checkout/acknowledge.ts';
import { formFailRoutes } from './cart/checkout/form-fail.ts';
import { fromProductRoutes } from './cart/checkout/from-product.ts';
import { checkoutRoutes } from './cart/checkout/routes.ts';
import { useCreditRoutes } from './cart/checkout/use-credit.ts';
import { deliveredPriceRoutes } from './cart/delivered-price/routes.ts';
import { certainDateRoutes } from './cart/delivery/certain-date-routes.ts';
import { deliveryRoutes } from './cart/delivery/routes.ts';
import { regionRoutes } from './cart/region/routes.ts';
import { attachStorefronts, storefrontOfRequest } from './catalogue/attach-storefronts.ts';
import { localize, localizeAnswers } from './catalogue/language-of.ts';
import { documentRoutes } from './docs/openapi.ts';
import { docsRoutes } from './docs/routes.ts';
import { rememberAddresses } from './http/address-of-request.ts';
import { answerErrors, refuseUnroutable } from './http/answers.ts';
import { limitDepth } from './http/body-depth.ts';
import { keepNothing } from './http/cache-control.ts';
import { checkRefusals } from './http/check-refusals.ts';
import { readCustomers } from './http/customer.ts';
import { limitEndpoints } from './http/endpoint-limits.ts';
import { limitIdempotencyKeys } from './http/idempotency-limit.ts';
import { refuseForeignWrites } from './http/same-origin.ts';
import { readVisitors } from './http/visitor.ts';
import { warnOfUntrustedProxy } from './http/warn-untrusted-proxy.ts';
import { orderLinkRoutes } from './order/access/link-routes.ts';
import { returnRoutes } from './order/access/payment-return-routes.ts';
import { additionRoutes } from './order/additions/routes.ts';
import { amazonRoutes } from './order/amazon/routes.ts';
import { cancellationRoutes } from './order/cancellations/routes.ts';
import { checkoutStateRoutes } from './order/checkout-state/routes.ts';
import { claimRoutes } from './order/claims/routes.ts';
import { consentRoutes } from './order/consents/routes.ts';
import { deliveryDayRoutes } from './order/delivery-day/routes.ts';
import { paperRoutes } from './order/documents/routes.ts';
import { exchangeRoutes } from './order/exchanges/routes.ts';
import { framedReturnRoutes } from './order/framed-pages/framed-return.ts';
import { truemedRoutes } from './order/framed-pages/routes.ts';
import { mailingRoutes } from './order/mailings/routes.ts';
import { newAddressRoutes } from './order/new-address/routes.ts';
import { orderRoutes } from './order/orders/routes.ts';
import { braintreeRoutes } from './order/payments/braintree-routes.ts';
import { expressRoutes } from './order/payments/express-routes.ts';
import { photoRoutes } from './order/photos/routes.ts';
import { knownCustomerRoutes } from './order/placing/known-customer-routes.ts';
import { orderReturnRoutes } from './order/returns/routes.ts';
import { carrierWebhookRoutes } from './order/shipments/carrier-webhook-routes.ts';
import { textMessageRoutes } from './order/text-messages/routes.ts';
import { textsWebhookRoute } from './order/text-messages/webhook-route.ts';
import { timelineRoutes } from './order/timeline/routes.ts';
import { webhookRoutes } from './order/webhooks/routes.ts';
import { createCustomerAccounts } from './shop/accounts/customer-accounts.ts';
import { customerRoutes } from './shop/accounts/routes.ts';
import { contactRoutes } from './shop/contact/routes.ts';
import { failureRoutes } from './shop/error-reports/failure-routes.ts';
import { eventRoutes, recordCalls } from './shop/events/record-events.ts';
import { experimentRoutes } from './shop/experiments/routes.ts';
import { newsletterRoutes } from './shop/newsletter/routes.ts';
import { noticeRoutes } from './shop/notices/routes.ts';
import { redirectRoutes } from './shop/pages/redirect-routes.ts';
import { pageRoutes } from './shop/pages/routes.ts';
import { searchEngineRoutes } from './shop/pages/search-engine-routes.ts';
import { privacyChoiceRoutes } from './shop/privacy-choices/routes.ts';
import { productRoutes } from './shop/products/routes.ts';
import { questionRoutes } from './shop/questions/routes.ts';
import { quoteRoutes } from './shop/quotes/routes.ts';
import { recommendationRoutes } from './shop/recommendations/routes.ts';
import { ownReviewRoutes } from './shop/reviews/own-routes.ts';
import { reviewPageRoutes } from './shop/reviews/page-routes.ts';
import { reviewPhotoRoute } from './shop/reviews/photo-route.ts';
import { reviewRoutes } from './shop/reviews/routes.ts';
import { voteRoutes } from './shop/reviews/vote-routes.ts';
import { searchRoutes } from './shop/search/routes.ts';
import { setRoutes } from './shop/sets/routes.ts';
import { visitorRoutes } from './shop/visitor/routes.ts';
import { actRoutes } from './staff/acts/act-routes.ts';
import type { StaffDeps } from './staff/deps.ts';
import { captureRoutes } from './staff/orders/capture-routes.ts';
import { staffClaimRoutes } from './staff/orders/claim-routes.ts';
import { disputeRoutes } from './staff/orders/dispute-routes.ts';
import { packingSlipRoute } from './staff/orders/packing-slip-route.ts';
import { staffPhotoRoute } from './staff/orders/photo-route.ts';
import { pickListRoute } from './staff/orders/pick-list-route.ts';
import { reconciliationRoutes } from './staff/orders/reconciliation-routes.ts';
import { refundRoutes } from './staff/orders/refund-routes.ts';
import { staffReturnRoutes } from './staff/orders/return-routes.ts';
import { staffOrderRoutes } from './staff/orders/routes.ts';
import { shipmentRoutes } from './staff/orders/shipment-routes.ts';
import { remoteControlRoutes } from './staff/remote-control/routes.ts';
import { staffExperimentRoutes } from './staff/reports/experiment-routes.ts';
import { funnelRoute } from './staff/reports/funnel-route.ts';
import { purgeRoutes } from './staff/shop/purge-routes.ts';
import { staffQuestionRoutes } from './staff/shop/question-routes.ts';
import { staffReviewRoutes } from './staff/shop/review-routes.ts';
import { accountRoutes } from './staff/sign-in/account-routes.ts';
import { sessionRoutes } from './staff/sign-in/session-routes.ts';
import { createStaffAuth } from './staff/sign-in/staff-auth.ts';
import { traceRequests } from './telemetry/trace-requests.ts';
import { isTraced } from './telemetry/traced.ts';

/** Everything the API is built from. */
export interface ApiDeps extends StaffDeps {
  /** Whether the API's documents are public. Off in a real store, because a list of all routes helps attackers. */
  readonly apiDocs: boolean;
}

/** The largest body that a write may have: a full cart is under 20 KB. */
const BODY_LIMIT = 256 * 1024;

/** The whole API, not listening: tests send it requests, the server mounts it under /api. */
export const buildApi = (
  deps: ApiDeps,
  integrations: readonly PaymentIntegration[] = PAYMENT_INTEGRATIONS,
): FastifyInstance => {
  const app = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < deps.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: refuseUnroutable((body, headers) =>
      localize(body, storefrontOfRequest(deps.catalogue, headers)),
    ),
  });
  if (isTraced()) traceRequests(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(
    deps.checkAnswers ? serializerCompiler : () => (answer) => JSON.stringify(answer),
  );
  // Bodies are JSON: plain text, which any page may post without a preflight, is not accepted.
  app.removeContentTypeParser('text/plain');
  rememberAddresses(app);
  attachStorefronts(app, deps);
  keepNothing(app);
  answerErrors(app);
  limitDepth(app);
  refuseForeignWrites(app);
  readVisitors(app, deps);
  const accounts = createCustomerAccounts(deps);
  readCustomers(app, accounts.findCustomer);
  warnOfUntrustedProxy(app, deps);
  app.decorateRequest('controlled', null);
  localizeAnswers(app);
  if (deps.checkAnswers) checkRefusals(app);
  limitIdempotencyKeys(app, deps);
  limitEndpoints(app, deps);
  recordCalls(app, deps);

  documentRoutes(app, deps.secureCookies);
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
        recommendationRoutes,
        experimentRoutes,
        reviewRoutes,
        ownReviewRoutes,
        reviewPhotoRoute,
        voteRoutes,
        questionRoutes,
        reviewPageRoutes,
        cartRoutes,
        mergeRoutes,
        shareRoutes,
        sharedRoutes,
        checkoutRoutes,
        checkoutStateRoutes,
        formFailRoutes,
        failureRoutes,
        acknowledgeRoutes,
        useCreditRoutes,
        fromProductRoutes,
        expressRoutes,
        deliveryRoutes,
        certainDateRoutes,
        regionRoutes,
        deliveredPriceRoutes,
        knownCustomerRoutes,
        orderRoutes,
        paperRoutes,
        consentRoutes,
        textMessageRoutes,
        mailingRoutes,
        orderLinkRoutes,
        cancellationRoutes,
        orderReturnRoutes,
        photoRoutes,
        claimRoutes,
        exchangeRoutes,
        additionRoutes,
        timelineRoutes,
        newAddressRoutes,
        deliveryDayRoutes,
        returnRoutes,
        braintreeRoutes,
        amazonRoutes,
        truemedRoutes,
        framedReturnRoutes,
        contactRoutes,
        privacyChoiceRoutes,
        newsletterRoutes,
        noticeRoutes,
        eventRoutes,
      ])
        await api.register(routes(deps));
      await api.register(customerRoutes(deps, accounts));
      await api.register(visitorRoutes(deps, accounts));
      const staffAuth = createStaffAuth(deps);
      await api.register(sessionRoutes(deps, staffAuth));
      await api.register(accountRoutes(deps, staffAuth));
      await api.register(purgeRoutes(deps, staffAuth));
      await api.register(actRoutes(deps, staffAuth));
      await api.register(funnelRoute(deps, staffAuth));
      await api.register(remoteControlRoutes(deps, staffAuth));
      await api.register(captureRoutes(deps, staffAuth));
      await api.register(refundRoutes(deps, staffAuth));
      await api.register(disputeRoutes(deps, staffAuth));
      await api.register(staffOrderRoutes(deps, staffAuth));
      await api.register(reconciliationRoutes(deps, staffAuth));
      await api.register(staffExperimentRoutes(deps, staffAuth));
      await api.register(pickListRoute(deps, staffAuth));
      await api.register(shipmentRoutes(deps, staffAuth));
      await api.register(packingSlipRoute(deps, staffAuth));
      await api.register(staffReturnRoutes(deps, staffAuth));
      await api.register(staffPhotoRoute(deps, staffAuth));
      await api.register(staffClaimRoutes(deps, staffAuth));
      await api.register(staffReviewRoutes(deps, staffAuth));
      await api.register(staffQuestionRoutes(deps, staffAuth));
      await api.register(webhookRoutes(deps, integrations));
      await api.register(carrierWebhookRoutes(deps));
      await api.register(textsWebhookRoute(deps));
      if (deps.apiDocs) await api.register(docsRoutes(app));
    },
    { prefix: '/api' },
  );
  return app;
};
