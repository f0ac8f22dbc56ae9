import { exchangeEndpoints } from '@counterpane/contract/orders/exchange-endpoints';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { isoNow } from '../../clock.ts';
import { ok, refused } from '../../http/answers.ts';
import { callerOf, countLimited, refuseOverLimit } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import { changeOrder } from '../access/change-order.ts';
import { findAccessibleOrder } from '../access/find-accessible-order.ts';
import { loadContents } from '../cancellations/load-contents.ts';
import { findCreditOwnerOf } from '../credit/find-credit-owner.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { findCardPage } from '../payments/find-card-page.ts';
import { payOnPage, refreshOnPage } from '../payments/pay-on-page.ts';
import { exchangeChoicesView, exchangePreview } from './exchange-view.ts';
import { findWanted } from './find-wanted.ts';
import { choicesFor, creditFor, type ExchangeFacts, planExchange, planReturned } from './plan-exchange.ts';
import { addressOf, pricePiece } from './price-piece.ts';
import { requestExchange } from './request-exchange.ts';

/** Sending a piece back for another one: who may see an order may, as with a return [R050]. */
export const exchangeRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    /** The tax service is asked before anything is locked. */
    const factsFor = async (request: FastifyRequest, order: Order): Promise<ExchangeFacts> => ({
      storefront: deps.catalogue.getStorefront(order.storefront, request.storefront.language),
      creditOwner: await findCreditOwnerOf(deps.database.db, request, order),
      cardPage: findCardPage(deps.catalogue.getStorefront(order.storefront), deps),
      taxRate: await deps.findTaxRate(
        addressOf(order.frozen.shippingDetails),
        async () => (await countLimited(deps, 'askTaxService', callerOf(deps, request))) === null,
      ),
    });

    route(app, exchangeEndpoints.exchangeChoices, (request) =>
      changeOrder(deps, request, async (order) => {
        const { item: itemIdentifier } = request.query;
        const item = order.frozen.cart.items.find((one) => one.itemIdentifier === itemIdentifier);
        if (!item) return refused({ code: 'unknown_line', itemIdentifier });
        const contents = await loadContents(db, deps, order);
        const returned = await planReturned(db, deps, contents, itemIdentifier);
        if (!returned.ok) return refused(returned.refusal);
        const facts = await factsFor(request, order);
        const credit = await creditFor(db, order, facts.creditOwner);
        const sale = { order, ...facts, now: isoNow(deps.clock) };
        const pieces = choicesFor(contents, item, facts.storefront).map((choice) => pricePiece(sale, choice));
        return ok(
          exchangeChoicesView(contents, facts.storefront, item, returned.change, {
            ...{ pieces, credit },
            takesCards: facts.cardPage !== null,
          }),
        );
      }),
    );

    route(app, exchangeEndpoints.previewExchange, (request) =>
      changeOrder(deps, request, async (order) => {
        const contents = await loadContents(db, deps, order);
        const facts = await factsFor(request, order);
        const planned = await planExchange(db, deps, contents, request.body, facts);
        return planned.ok
          ? ok(exchangePreview(contents, facts.storefront.language, planned.change))
          : refused(planned.refusal);
      }),
    );

    route(app, exchangeEndpoints.requestExchange, (request) =>
      changeOrder(deps, request, async (order) => {
        const refusal = await requestExchange(deps, order.id, request.body, await factsFor(request, order));
        return refusal ? refused(refusal) : ok(null);
      }),
    );

    route(app, exchangeEndpoints.payExchange, async (request) => {
      const { id, returnId } = request.params;
      const order = await findAccessibleOrder(deps, request, id, request.query.token);
      const wanted = order && (await findWanted(db, { order, returnId }));
      return wanted ? payOnPage(deps, request, wanted) : refused({ code: 'order_not_found', orderId: id });
    });

    route(app, exchangeEndpoints.refreshExchange, async (request) => {
      const { id, returnId } = request.params;
      const order = await findAccessibleOrder(deps, request, id, request.query.token);
      const wanted = order && (await findWanted(db, { order, returnId }));
      if (!wanted) return refused({ code: 'order_not_found', orderId: id });
      const over = await refuseOverLimit(deps, 'refreshOrder', request);
      return over ?? refreshOnPage(deps, wanted);
    });

    done();
  };
