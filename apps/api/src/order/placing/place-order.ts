import type { GuardCode } from '@counterpane/contract/answer-codes';
import type { CreateOrderBody, OrderBody } from '@counterpane/contract/orders/orders';
import type { PaymentRefusalCode } from '@counterpane/rules/refusal-groups';
import type { FastifyRequest } from 'fastify';
import { updateCart } from '../../cart/carts/store.ts';
import { countContactLookUp } from '../../cart/checkout/contact-look-up.ts';
import { isShippable } from '../../cart/checkout/decide-steps.ts';
import { mayCallTaxService } from '../../cart/taxes/may-call-tax-service.ts';
import { type Answer, ok, type Repeated, refused } from '../../http/answers.ts';
import { idempotencyKeyOf, withIdempotency } from '../../http/with-idempotency.ts';
import { tokenOfAnswer } from '../access/find-accessible-order.ts';
import { findCreditOwner } from '../credit/find-credit-owner.ts';
import type { OrderDeps } from '../deps.ts';
import { answerOrder } from '../orders/answer-order.ts';
import { orderView } from '../orders/order-view.ts';
import { findOrder } from '../orders/store.ts';
import { payerOf } from '../payments/payer.ts';
import { paymentsOf } from '../payments/store.ts';
import { findConcurrentlyPaidOrder } from './find-concurrently-paid-order.ts';
import { fullNameOf } from './order-snapshot.ts';
import { measuredVisit, originOf } from './origin-of.ts';
import { payAndRespond } from './pay-and-respond.ts';
import {
  type PlacingRefusalCode,
  type PreloadedFacts,
  type Prepared,
  personOf,
  prepareOrder,
} from './prepare-order.ts';
import { refreshTaxRate } from './refresh-tax-rate.ts';

type PlacedCode = PlacingRefusalCode | PaymentRefusalCode | GuardCode;

type Placed = Answer<OrderBody, PlacedCode> | Repeated;

type Written = Answer<OrderBody, PlacingRefusalCode> & { readonly prepared: Prepared };

/**
 * PREPARE, and PAY when the call brings a payment [R005]. A repeated call, by its key or with nothing changed,
 * answers the same order: an unpaid rest is paid with the same attempt, and an order whose process died in between
 * is continued.
 */
export const placeOrder = async (
  deps: OrderDeps,
  request: FastifyRequest,
  visitorId: string,
  sent: CreateOrderBody,
): Promise<Placed> => {
  const { database, catalogue, findTaxRate } = deps;
  const { storefront } = request;
  const who = { visitorId, storefront: storefront.key };
  const earlier = await findConcurrentlyPaidOrder(deps, who);
  // An order that is paid is the answer; one that may be paid is waited for.
  if (earlier)
    return earlier.wentThrough
      ? answerOrder(deps, request, earlier.order.id)
      : refused({ code: 'payment_in_progress', orderId: earlier.order.id });

  const { paymentDetails, ...ordered } = sent;
  const { shippingAddress, email } = ordered;
  const address = { ...shippingAddress, fullName: fullNameOf(shippingAddress) };
  // The tax service is only asked about an address that is valid.
  const taxRate = isShippable({ address, email }, storefront.shippingArea)
    ? await findTaxRate(shippingAddress, mayCallTaxService(deps, request))
    : null;
  await refreshTaxRate(database.db, who, taxRate);
  // What the call names itself goes first.
  const extraData = { ...originOf(request, deps), ...sent.extraData };
  const body = { ...sent, extraData, metadata: { lang: storefront.language, ...sent.metadata } };
  const placer = {
    ...{ visitorId, addressKey: payerOf(deps, request).addressKey },
    visit: measuredVisit(request, deps),
  };

  const prepare = async (preloaded: PreloadedFacts): Promise<Written | Placed> => {
    const written = await withIdempotency({
      request,
      database,
      visitorId,
      // With another card it is the same order, and another attempt to pay it.
      body: ordered,
      write: async (tx): Promise<Written> => {
        const prepared = await prepareOrder(tx, deps, placer, storefront, body, preloaded);
        if (!prepared.ok) return { ...refused(prepared.refusal), prepared };
        const { order, isNew } = prepared;
        const payments = isNew ? [] : await paymentsOf(tx, order.id);
        return {
          ...ok(orderView(order, storefront.language, payments, tokenOfAnswer(order, request, deps))),
          prepared,
        };
      },
    });
    const more =
      'prepared' in written ? await learnMore(deps, request, body, written.prepared, preloaded) : null;
    return more ? prepare(more) : written;
  };
  const creditOwner = sent.credit > 0 ? await findCreditOwner(request) : null;
  const written = await prepare({ taxRate, mayCheckFirstTime: null, realStock: new Map(), creditOwner });
  if (!('prepared' in written)) return replayed(deps, request, written, body);
  const { prepared, ...answer } = written;
  if (!prepared.ok) {
    if (prepared.afterwards)
      await updateCart(database.db, prepared.afterwards.cart, prepared.afterwards.change);
    return answer;
  }
  if (prepared.stockChanged) catalogue.announceChange();
  return paymentDetails
    ? payAndRespond(deps, request, prepared.order, paymentDetails, {
        isNew: prepared.isNew,
        requestKey: idempotencyKeyOf(request),
      })
    : answer;
};

/** Looks up what another try needs; null where there is nothing more to look up. */
const learnMore = async (
  deps: OrderDeps,
  request: FastifyRequest,
  body: CreateOrderBody,
  prepared: Prepared,
  preloaded: PreloadedFacts,
): Promise<PreloadedFacts | null> => {
  if (prepared.ok) return null;
  const { shortGift: short, asksFirstTime } = prepared;
  // Counted outside of the transaction, which a refusal undoes.
  if (asksFirstTime) {
    const retryAfter = await countContactLookUp(deps, request, personOf(body));
    return { ...preloaded, mayCheckFirstTime: retryAfter === null };
  }
  // A gift that ran out in the meantime is left out, and the order placed without it.
  return short && !preloaded.realStock.has(short.item)
    ? { ...preloaded, realStock: new Map([...preloaded.realStock, [short.item, short.available]]) }
    : null;
};

/** The order of a call that was made before with the same key: what of it was not paid yet is paid. */
const replayed = async (
  deps: OrderDeps,
  request: FastifyRequest,
  first: Placed,
  { paymentDetails }: CreateOrderBody,
): Promise<Placed> => {
  const id = first.status < 400 && paymentDetails ? orderIdOf(first) : null;
  const order = id === null ? null : await findOrder(deps.database.db, id);
  return order && paymentDetails
    ? payAndRespond(deps, request, order, paymentDetails, { requestKey: idempotencyKeyOf(request) })
    : first;
};

const orderIdOf = (first: Placed): string | null => {
  const body: unknown = 'repeated' in first ? first.repeated : first.body;
  const result = typeof body === 'object' && body !== null && 'result' in body ? body.result : null;
  return typeof result === 'object' && result !== null && 'id' in result ? String(result.id) : null;
};
