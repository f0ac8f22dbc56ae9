import { summaryRows } from '@counterpane/contract/cart/summary-rows';
import type { StaffOrder, StaffOrderRow } from '@counterpane/contract/staff/staff-orders';
import { SHIPMENT_TRANSITIONS } from '@counterpane/rules/fulfillment/shipment-states';
import { type Money, money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import { findMethod } from '@counterpane/rules/payments/methods';
import { describeCampaign, parseAttribution } from '@counterpane/rules/privacy/campaign';
import type { RefundableLine, RefundedLine } from '@counterpane/rules/refunds/line-worth';
import { unavailableMethods } from '../../cart/payment-methods/method-availability.ts';
import type { Queries } from '../../database/open.ts';
import { isoOf } from '../../database/when.ts';
import { findAdditions } from '../../order/additions/additions-view.ts';
import { loadContents } from '../../order/cancellations/load-contents.ts';
import { worthOfOrder } from '../../order/cancellations/ordered-lines.ts';
import { worthOfShipment } from '../../order/cancellations/plan-shipment.ts';
import { type Capture, capturesOf, isOverdue } from '../../order/captures/store.ts';
import { givesCredit } from '../../order/credit/gives-credit.ts';
import { disputeView } from '../../order/disputes/dispute-view.ts';
import { disputesOf } from '../../order/disputes/store.ts';
import { isEnteredByStaff } from '../../order/disputes/unknown-disputes.ts';
import { addressOf } from '../../order/exchanges/price-piece.ts';
import { appliedChangesOf, findWaitingChange, repricedOf } from '../../order/new-address/store.ts';
import type { Order } from '../../order/orders/store.ts';
import { isGivenUp, parseAttention } from '../../order/payments/dead-payment-messages.ts';
import { amountOf } from '../../order/payments/ledger.ts';
import { type Payment, paymentsOf } from '../../order/payments/store.ts';
import { isPaidElsewhere } from '../../order/refunds/other-parts.ts';
import { refundView } from '../../order/refunds/refund-view.ts';
import { findRetainedPayment, refundBalance, refundsOf } from '../../order/refunds/store.ts';
import { promisedBy, returnsOf } from '../../order/returns/store.ts';
import { shipmentView } from '../../order/shipments/shipment-view.ts';
import { type Shipment, shipmentsOf } from '../../order/shipments/store.ts';
import { findReferrer } from '../../shop/accounts/referral-link.ts';
import { findThanks } from '../../shop/referrals/store.ts';
import type { StaffDeps } from '../deps.ts';
import { staffClaims } from './staff-claim-view.ts';
import { staffReturns } from './staff-return-view.ts';
import { ledgerOf, surplusOf } from './store.ts';
import { findQueryableAttempt } from './unresolved-attempts.ts';

/** Orders in a list, with what was received beyond each. */
export const staffOrderRows = async (
  { database: { db } }: Pick<StaffDeps, 'database'>,
  orders: readonly Order[],
): Promise<StaffOrderRow[]> => {
  const ids = orders.map(({ id }) => id);
  const surplus = await surplusOf(db, ids);
  return orders.map((order) => staffOrderRow(order, surplus.get(order.id) ?? []));
};

const staffOrderRow = (order: Order, surplus: readonly Money[]): StaffOrderRow => ({
  id: order.id,
  shortId: order.shortId,
  storefront: order.storefront,
  status: order.status,
  ...attentionOf(order),
  surplus: [...surplus],
  email: order.email,
  total: money(order.totalCents, order.currency),
  createdAt: isoOf(order.createdAt),
});

/** Reasons that are over stay with an order: only what it waits for is shown. */
const attentionOf = ({ status, attention }: Order): Pick<StaffOrderRow, 'attention' | 'attentionAmount'> => {
  const waits = status === 'needs_attention' || isGivenUp(attention);
  const { reason, amount } = parseAttention(waits ? (attention ?? '') : '');
  return { attention: reason === '' ? null : reason, attentionAmount: amount };
};

/** Everything of an order that staff look at when something about its money is asked. */
export const staffOrderView = async (
  deps: Pick<StaffDeps, 'database' | 'catalogue' | 'providers' | 'carriers' | 'clock'>,
  order: Order,
  mayRefund: boolean,
): Promise<StaffOrder> => {
  const {
    database: { db },
    catalogue,
    providers,
    carriers,
  } = deps;
  const { frozen } = order;
  const { firstName, lastName, address } = frozen.shippingDetails;
  const made = await refundsOf(db, order.id);
  const ledger = await ledgerOf(db, order.id);
  const payments = await paymentsOf(db, order.id);
  const captures = await capturesOf(db, order.id);
  const sent = await shipmentsOf(db, order.id);
  const storefront = catalogue.getStorefront(order.storefront);
  const given = made.filter(({ status }) => status !== 'failed').flatMap(({ lines }) => lines);
  const left = worthOfOrder({ order, storefront }, [...given, ...(await otherLinesOf(db, order))]);
  const row = staffOrderRow(order, (await surplusOf(db, [order.id])).get(order.id) ?? []);
  return {
    ...row,
    name: `${firstName} ${lastName}`.trim(),
    lines: linesOf(order, left, sent),
    ...extrasOf(frozen.cart),
    payments: payments.map((payment) => attemptOf(payment, ledger)),
    ledger: ledger.map((entry) => ({
      booking: entry.booking,
      account: entry.account,
      amount: amountOf(entry),
      at: isoOf(entry.createdAt),
    })),
    refunds: made.map(refundView),
    shipments: await staffShipments(deps, order, { sent, captures, mayRefund }),
    addedTo:
      order.addedTo !== null && frozen.additionTo
        ? { id: order.addedTo, shortId: frozen.additionTo.shortId }
        : null,
    additions: await findAdditions(db, order.id),
    addressOf: frozen.addressOf ? { id: frozen.addressOf.orderId, shortId: frozen.addressOf.shortId } : null,
    addressPayments: await addressPaymentsOf(db, order.id),
    undeliveredTo:
      mayRefund && sent.some(({ status }) => SHIPMENT_TRANSITIONS[status].includes('resent'))
        ? addressOf(frozen.shippingDetails)
        : null,
    claims: await staffClaims(db, order),
    returns: await staffReturns(db, order, storefront),
    deliveryWindows: storefront.deliveryWindows,
    buysLabels: carriers !== null,
    disputes: (await disputesOf(db, order.id)).map(disputeView),
    mayEnterDispute: await mayEnterDispute(db, providers, order, mayRefund),
    balance: await refundBalance(db, order, made),
    referral: await referralOf(db, order),
    campaigns: campaignsOf(order),
    givesCredit: givesCredit(storefront),
    unavailable: unavailableMethods({ cart: frozen.cart, country: address.country }, storefront, providers),
    mayRetryCapture: mayRefund && captures.some(isOverdue),
    mayRefund,
    queryableAttemptId: findQueryableAttempt(order, payments)?.id ?? null,
  };
};

/** What was paid for where it goes now, and what waits to be. */
const addressPaymentsOf = async (db: Queries, orderId: string): Promise<StaffOrder['addressPayments']> => {
  const paid = (await appliedChangesOf(db, orderId)).flatMap(({ payment }) => payment ?? []);
  const waiting = (await findWaitingChange(db, orderId))?.payment;
  return [...paid, ...(waiting ? [waiting] : [])].map(({ id, shortId, status }) => ({
    ...{ id, shortId, isPaid: status === 'paid' },
  }));
};

const referralOf = async (db: Queries, { id, frozen }: Order): Promise<StaffOrder['referral']> => {
  const { friendsBuyToken: code } = frozen.extraData;
  if (typeof code !== 'string') return null;
  const thanks = await findThanks(db, id);
  return {
    code,
    email: (await findReferrer(db, code))?.email ?? null,
    thanks: thanks && { dueOn: thanks.dueOn, decision: thanks.decision },
  };
};

const campaignsOf = ({ frozen }: Order): StaffOrder['campaigns'] => {
  const { campaign } = frozen.extraData;
  const found = typeof campaign === 'string' ? parseAttribution(campaign) : null;
  return found ? [found.first, found.last].map((one) => ({ words: describeCampaign(one), on: one.on })) : [];
};

const mayEnterDispute = async (
  db: Queries,
  providers: StaffDeps['providers'],
  order: Order,
  mayRefund: boolean,
): Promise<boolean> => {
  const payment = mayRefund && !isPaidElsewhere(order) ? await findRetainedPayment(db, order.id) : null;
  return payment !== null && payment.kind !== 'none' && isEnteredByStaff(db, providers, payment);
};

/** As the shopper's page has them: taxes that the prices include are no row of their own. */
const extrasOf = (cart: Order['frozen']['cart']): Pick<StaffOrder, 'extras' | 'includedTax'> => ({
  extras: cart.extras
    .filter(({ included }) => !included)
    .map(({ product, pricing }) => ({ title: product.title, amount: pricing.price })),
  includedTax: summaryRows(cart).included,
});

/** What is promised for units on their way back, and what lines cost more where they go now. */
const otherLinesOf = async (db: Queries, order: Order): Promise<RefundedLine[]> => [
  ...promisedBy(await returnsOf(db, order.id)).lines,
  ...(await repricedOf(db, order)),
];

const linesOf = (
  { frozen: { cart }, currency }: Order,
  left: readonly RefundableLine[],
  sent: readonly Shipment[],
): StaffOrder['lines'] => {
  const unpacked = sent
    .filter(({ status, claimId }) => status === 'preparing' && claimId === null)
    .flatMap(({ lines }) => lines);
  return cart.items.map((item, index) => ({
    itemIdentifier: item.itemIdentifier,
    title: item.product.title,
    options: item.properties.map(({ title }) => title).join(', '),
    quantity: item.quantity,
    isGift: item.isGift,
    price: item.priceAfterDiscount,
    taxes: money(left[index]?.taxCents ?? 0, currency),
    unitsLeft: left[index]?.unitsLeft ?? 0,
    unpacked: sum(
      unpacked.filter((line) => line.itemIdentifier === item.itemIdentifier).map(({ quantity }) => quantity),
    ),
  }));
};

/** With what it took, which need not be what it was to take. */
const attemptOf = (
  payment: Payment,
  ledger: Awaited<ReturnType<typeof ledgerOf>>,
): StaffOrder['payments'][number] => ({
  id: payment.id,
  attempt: payment.attempt,
  provider: payment.provider,
  label: findMethod(payment.provider)?.label ?? payment.provider,
  status: payment.status,
  amount: amountOf(chargeOf(payment, ledger) ?? payment),
  reference: payment.reference,
  card: payment.card,
  failure: payment.failure && `${payment.failure.message} (${payment.failure.code})`,
  at: isoOf(payment.createdAt),
});

interface Sent {
  readonly sent: readonly Shipment[];
  readonly captures: readonly Capture[];
  readonly mayRefund: boolean;
}

const staffShipments = async (
  deps: Pick<StaffDeps, 'database' | 'catalogue' | 'providers' | 'clock'>,
  order: Order,
  { sent, captures, mayRefund }: Sent,
): Promise<StaffOrder['shipments']> => {
  const { db } = deps.database;
  const contents = mayRefund ? await loadContents(db, deps, order) : null;
  const views: StaffOrder['shipments'] = [];
  for (const shipment of sent)
    views.push({
      ...staffShipmentView(shipment, sent, captures, mayRefund),
      givesBack: contents && (await worthOfShipment(db, deps, contents, shipment)),
    });
  return views;
};

const staffShipmentView = (
  shipment: Shipment,
  all: readonly Shipment[],
  captures: readonly Capture[],
  mayRefund: boolean,
): Omit<StaffOrder['shipments'][number], 'givesBack'> => ({
  ...shipmentView(shipment),
  capture: captureView(captures.find(({ shipmentId }) => shipmentId === shipment.id)),
  warehouse: shipment.warehouse,
  labelUrls: shipment.parcels.flatMap(({ labelUrl }) => labelUrl ?? []),
  notBefore: shipment.notBefore,
  resends: all.find(({ id }) => id === shipment.resends)?.number ?? null,
  isReplacement: shipment.claimId !== null,
  chosenDays: shipment.events.flatMap(({ day, source, at }) =>
    day === null
      ? []
      : [{ day, by: source === 'staff' || source === 'store' ? source : 'shopper', at: isoOf(at) }],
  ),
  // What is decided gives money or goods back; what replaces something was never paid for.
  moves: SHIPMENT_TRANSITIONS[shipment.status].filter(
    (to) => !isDecided(to) || (mayRefund && (to !== 'refunded' || shipment.claimId === null)),
  ),
});

const isDecided = (to: Shipment['status']): boolean =>
  to === 'cancelled' || to === 'resent' || to === 'refunded';

const captureView = (capture: Capture | undefined): StaffOrder['shipments'][number]['capture'] =>
  capture
    ? {
        amount: money(capture.amountCents, capture.currency),
        status: capture.status,
        failure: capture.failure,
      }
    : null;

const chargeOf = ({ provider, reference }: Payment, ledger: Awaited<ReturnType<typeof ledgerOf>>) =>
  ledger.find(
    ({ booking, account }) =>
      booking === `charge:${provider}:${reference}` && account === `provider:${provider}`,
  );
