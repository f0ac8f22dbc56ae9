import { fulfillmentAnswerSchema, relatedOrderQuerySchema } from '@counterpane/contract/orders/fulfillment';
import { createOrderSchema, orderAnswerSchema, payOrderSchema } from '@counterpane/contract/orders/orders';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { updateCart } from '../../cart/carts/store.ts';
import { mayCheckFirstTime } from '../../cart/checkout/contact-look-up.ts';
import { isShippable } from '../../cart/checkout/decide-steps.ts';
import { mayAskTaxService } from '../../cart/taxes/may-ask.ts';
import { languageOf } from '../../catalogue/language-of.ts';
import { isoNow } from '../../clock.ts';
import { type Answer, ok, refused, sendAnswer } from '../../http/answers.ts';
import { createLimit } from '../../http/limiter.ts';
import { responses } from '../../http/responses.ts';
import { requireVisitor } from '../../http/visitor.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type { OrderDeps } from '../deps.ts';
import { askProvider } from '../payments/ask-provider.ts';
import { payOrder } from '../payments/pay.ts';
import { payerOf } from '../payments/payer.ts';
import { payWithinLimits } from '../payments/payment-limit.ts';
import { markReturned, paymentsOf } from '../payments/store.ts';
import { refundsOf } from '../refunds/store.ts';
import { answerOrder } from './answer-order.ts';
import { findConcurrentlyPaidOrder, type Meanwhile } from './find-concurrently-paid-order.ts';
import { fullNameOf } from './freeze.ts';
import { fulfillmentView } from './fulfillment.ts';
import { orderView } from './order-view.ts';
import { findOwnOrder, tokenOfAnswer } from './own-order.ts';
import { type Prepared, personOf, prepareOrder } from './prepare.ts';
import { refreshTaxRate } from './refresh-tax-rate.ts';
import { isPurchase, markReported } from './report-purchase.ts';
import { returnUrls } from './return-urls.ts';
import type { Order } from './store.ts';

const response = responses(orderAnswerSchema);
const params = z.object({ id: z.string().max(64) });
const query = z.object({ token: z.string().max(200).optional() });
const refreshQuery = query.extend({
  returned: z.literal('1').optional().describe('The shopper comes back from the page of the provider.'),
});

/** The order calls of [K7]. An order is its visitor's; a link opens it and hides who placed it. */
export const orderRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { database, catalogue, clock, findTaxRate } = deps;
    const mayPlace = createLimit(deps, 'placeOrder');
    const mayRefresh = createLimit(deps, 'refreshOrder');

    const view = (request: FastifyRequest, id: string, token?: string): Promise<Answer> =>
      answerOrder(deps, request, id, token);

    /** What has been paid already is the answer; what may have been is waited for. */
    const viewMeanwhile = async (
      request: FastifyRequest,
      { order, wentThrough }: Meanwhile,
    ): Promise<Answer> =>
      wentThrough ? view(request, order.id) : refused({ code: 'payment_in_progress', orderId: order.id });

    const findOwn = (request: FastifyRequest, id: string, token?: string): Promise<Order | null> =>
      findOwnOrder(deps, request, id, token);

    /** PAY, and the order as it is then. */
    const pay = async (
      order: Order,
      request: FastifyRequest,
      { paymentToken }: PayWith,
      link?: string,
    ): Promise<Answer> => {
      const token = typeof paymentToken === 'object' ? paymentToken.id : (paymentToken ?? null);
      const tried = await payWithinLimits(deps, request, order, (payer) =>
        payOrder(deps, order.id, { token, payer, ...returnUrls(deps, request, order) }),
      );
      const paid = tried.ok ? tried.value : tried;
      return paid.ok ? view(request, order.id, link) : refused(paid.refusal, { orderId: order.id });
    };

    /** PREPARE, and PAY when the payment came along. */
    const place = async (
      request: FastifyRequest,
      reply: FastifyReply,
      sent: z.output<typeof createOrderSchema>,
    ): Promise<FastifyReply> => {
      const visitorId = requireVisitor(request, reply, deps);
      if (!(await mayPlace(request, reply))) return reply;
      const { storefront } = request;
      const earlier = await findConcurrentlyPaidOrder(deps, { visitorId, storefront: storefront.key });
      if (earlier) return sendAnswer(reply, await viewMeanwhile(request, earlier));
      const { shippingAddress, email } = sent;
      const address = { ...shippingAddress, fullName: fullNameOf(shippingAddress) };
      // A tax service hears of no address that is none.
      const rate = isShippable({ address, email }, storefront.shippingArea)
        ? await findTaxRate(shippingAddress, mayAskTaxService(deps, request))
        : null;
      const mayCheck = await mayCheckFirstTime(deps, request, personOf(sent));
      await refreshTaxRate(database.db, { visitorId, storefront: storefront.key }, rate);
      const body = { ...sent, metadata: { lang: languageOf(request, storefront), ...sent.metadata } };
      const placer = { visitorId, addressKey: payerOf(deps, request).addressKey };
      const realStock = new Map<string, number>();
      const foreknown = { taxRate: rate, mayCheckFirstTime: mayCheck, realStock };
      let prepared: Prepared | null = null;
      const prepare = () =>
        withIdempotency({
          request,
          database,
          visitorId,
          write: async (tx) => {
            prepared = await prepareOrder(tx, deps, placer, storefront, body, foreknown);
            if (!prepared.ok) return refused(prepared.refusal);
            const { order, isNew } = prepared;
            const payments = isNew ? [] : await paymentsOf(tx, order.id);
            return ok(orderView(order, payments, tokenOfAnswer(order, request, deps)));
          },
        });
      let answer = await prepare();
      // A gift that ran out in the meantime is left out, and the order placed without it.
      for (let short = findShortGift(prepared); short; short = findShortGift(prepared)) {
        realStock.set(short.item, short.available);
        answer = await prepare();
        if (findShortGift(prepared)?.item === short.item) break;
      }
      const afterwards = findAfterwards(prepared);
      if (afterwards) await updateCart(database.db, afterwards.cart, afterwards.change);
      const placed = findPlaced(prepared);
      if (placed?.stockChanged) catalogue.announceChange();
      return placed && body.paymentDetails
        ? sendAnswer(reply, await pay(placed.order, request, body.paymentDetails))
        : sendAnswer(reply, answer);
    };

    app.post('/orders', { schema: { body: createOrderSchema, response } }, (request, reply) =>
      place(request, reply, request.body),
    );

    app.post(
      '/orders/:id/related',
      { schema: { params, querystring: relatedOrderQuerySchema, body: createOrderSchema, response } },
      async (request, reply) => {
        const { id } = request.params;
        const { brand, token } = request.query;
        const order = await findOwn(request, id, token);
        if (!order || (brand ?? order.storefront) !== order.storefront)
          return sendAnswer(reply, refused({ code: 'order_not_found', orderId: id }));
        const { body } = request;
        return place(request, reply, { ...body, extraData: { ...body.extraData, relatedOrderId: order.id } });
      },
    );

    app.get(
      '/orders/:id/fulfillment',
      { schema: { params, querystring: query, response: responses(fulfillmentAnswerSchema) } },
      async (request, reply) => {
        const { id } = request.params;
        const order = await findOwn(request, id, request.query.token);
        if (!order) return sendAnswer(reply, refused({ code: 'order_not_found', orderId: id }));
        return sendAnswer(reply, ok(fulfillmentView(order, await refundsOf(database.db, id))));
      },
    );

    app.put(
      '/orders/:id/analyticsReported',
      { schema: { params, querystring: query, response } },
      async (request, reply) => {
        const { id } = request.params;
        const order = await findOwn(request, id, request.query.token);
        if (!order) return sendAnswer(reply, refused({ code: 'order_not_found', orderId: id }));
        if (isPurchase(order)) await markReported(database.db, id, isoNow(clock));
        return sendAnswer(reply, await view(request, id, request.query.token));
      },
    );

    app.post(
      '/orders/:id/payment',
      { schema: { params, querystring: query, body: payOrderSchema, response } },
      async (request, reply) => {
        const order = await findOwn(request, request.params.id, request.query.token);
        const answer = order
          ? await pay(order, request, request.body, request.query.token)
          : refused({ code: 'order_not_found', orderId: request.params.id });
        return sendAnswer(reply, answer);
      },
    );

    app.post(
      '/orders/:id/refresh',
      { schema: { params, querystring: refreshQuery, response } },
      async (request, reply) => {
        const { id } = request.params;
        const { token, returned } = request.query;
        const order = await findOwn(request, id, token);
        if (order && !(await mayRefresh(request, reply))) return reply;
        // Whoever has just come back knows more than the last answer.
        const isBack = order !== null && returned && (await markReturned(database.db, id, isoNow(clock)));
        if (order) await askProvider(deps, order, { isPatient: !isBack });
        const answer = order
          ? await view(request, id, token)
          : refused({ code: 'order_not_found', orderId: id });
        return sendAnswer(reply, answer);
      },
    );

    app.get('/orders/:id', { schema: { params, querystring: query, response } }, async (request, reply) => {
      const { id } = request.params;
      const order = await findOwn(request, id, request.query.token);
      const answer = order
        ? await view(request, id, request.query.token)
        : refused({ code: 'order_not_found', orderId: id });
      return sendAnswer(reply, answer);
    });

    done();
  };

type PayWith = Pick<z.output<typeof payOrderSchema>, 'paymentToken'>;

/** What a write inside a callback came to; the compiler does not see that it has run. */
const findAfterwards = (prepared: Prepared | null) =>
  prepared?.ok === false ? prepared.afterwards : undefined;
const findShortGift = (prepared: Prepared | null) =>
  prepared?.ok === false ? (prepared.shortGift ?? null) : null;
const findPlaced = (prepared: Prepared | null) => (prepared?.ok ? prepared : null);
