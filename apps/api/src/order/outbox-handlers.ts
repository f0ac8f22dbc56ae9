import { emitEvent } from '../outbox/emit-event.ts';
import type { Handlers } from '../outbox/handlers.ts';
import { enqueue } from '../outbox/store.ts';
import { captureSent } from './captures/capture-sent.ts';
import { releaseHold } from './captures/release-hold.ts';
import type { OrderDeps } from './deps.ts';
import { sendGivenUp } from './emails/payments/send-given-up.ts';
import { sendPaymentFailed } from './emails/payments/send-payment-failed.ts';
import { sendPaymentPending } from './emails/payments/send-payment-pending.ts';
import { sendAddressUnpaid } from './emails/send-address-unpaid.ts';
import { sendCancellation } from './emails/send-cancellation.ts';
import { sendCharged } from './emails/send-charged.ts';
import { sendClaim } from './emails/send-claim.ts';
import { sendNewAddress } from './emails/send-new-address.ts';
import { sendOrderConfirmation } from './emails/send-order-confirmation.ts';
import { sendOrderLink } from './emails/send-order-link.ts';
import { sendRefund } from './emails/send-refund.ts';
import { sendRefundReturned } from './emails/send-refund-returned.ts';
import { sendReturn } from './emails/send-return.ts';
import { sendSurplusRefunded } from './emails/send-surplus-refunded.ts';
import { sendShipmentNews } from './emails/shipments/send-shipment-news.ts';
import { endOutdatedChange } from './new-address/end-outdated-change.ts';
import { findChangePaidBy } from './new-address/store.ts';
import { purchaseEvent } from './orders/report-purchase.ts';
import { findOrder } from './orders/store.ts';
import { applyOutcome } from './payments/apply-outcome.ts';
import { captureAuthorized } from './payments/capture-authorized.ts';
import { releaseUnused } from './payments/release-unused.ts';
import { findPayment } from './payments/store.ts';
import { makeRefund } from './refunds/make-refund.ts';
import { refundSurplus } from './refunds/refund-surplus.ts';
import { createShipments } from './shipments/create-shipments.ts';
import { tellTextService } from './text-messages/tell-service.ts';

/** How long after asking a bank about a payment that was cancelled while the bank still decided, it is asked again. */
const DECIDED_AFTER_MS = 60 * 60_000;

/** What the order module does for its topics. */
export const orderHandlers: Omit<
  Handlers<OrderDeps>,
  | 'contact.received'
  | 'customer.code_asked'
  | 'customer.passkey_added'
  | 'review.told'
  | 'review.asked'
  | 'question.answered'
  | 'newsletter.asked'
  | 'cart.left'
  | 'trial.ending'
  | 'referral.thanked'
  | 'analytics.told'
  | 'notice.due'
> = {
  'order.paid': async (deps, { orderId }) => {
    deps.logger.info({ orderId }, 'order paid');
    await createShipments(deps, orderId);
    await sendOrderConfirmation(deps, orderId);
  },

  // A collector of the log knows a repeated event by the id of its order, payment or form.
  'order.purchased': async ({ database, logger }, { orderId }) => {
    const order = await findOrder(database.db, orderId);
    if (!order) throw new Error(`no order ${orderId} to tell analytics of`);
    emitEvent(logger, purchaseEvent(order));
  },

  // Insufficient funds has its own analytics event [K8].
  'payment.failed': async ({ logger }, failed) => {
    const event = failed.isInsufficientFunds ? 'insufficientFunds' : 'paymentFailed';
    emitEvent(logger, { event, ...failed });
  },

  'payment.pending': async (deps, { paymentId }) => {
    await sendPaymentPending(deps, paymentId);
  },

  'payment.failed_late': async (deps, { paymentId }) => {
    await sendPaymentFailed(deps, paymentId);
  },

  'form.failed': async ({ logger }, failed) => {
    emitEvent(logger, { event: 'formFail', ...failed });
  },

  'order.given_up': async (deps, { orderId }) => {
    await sendGivenUp(deps, orderId);
  },

  'order.needs_attention': async ({ logger }, payload) => {
    logger.error(payload, 'a paid order needs attention');
  },

  'payment.cancel': async (deps, { paymentId }) => {
    const { payment, provider } = await getPaid(deps, paymentId);
    if (payment.reference === null) return;
    // It may have been too late to cancel, so the provider's answer is booked like any other report.
    const outcome = await provider.cancel(payment.reference, `${payment.idempotencyKey}-cancel`);
    if (outcome) await applyOutcome(deps, { provider: provider.id, attempt: payment, outcome });
    // A bank decides in days, and nobody else asks about an attempt that is over: its money would be forgotten.
    if (outcome?.state === 'processing')
      await enqueue(deps.database.db, deps.clock, 'payment.cancel', { paymentId }, DECIDED_AFTER_MS);
  },

  'payment.capture': async (deps, { paymentId }) => {
    await captureAuthorized(deps, paymentId);
  },

  'payment.capture_sent': async (deps, sent) => {
    await captureSent(deps, sent);
  },

  'payment.captured': async (deps, { captureId }) => {
    await sendCharged(deps, captureId);
  },

  'payment.release_hold': async (deps, { paymentId }) => {
    await releaseHold(deps, paymentId);
  },

  'payment.release_unused': async (deps, unused) => {
    await releaseUnused(deps, unused);
  },

  'payment.refund_surplus': async (deps, surplus) => {
    await refundSurplus(deps, surplus);
  },

  'payment.surplus_refunded': async (deps, given) => {
    await sendSurplusRefunded(deps, given);
  },

  'payment.refund': async (deps, { refundId }) => {
    await makeRefund(deps, refundId);
  },

  'payment.disputed': async ({ logger }, payload) => {
    if (payload.news === 'opened' || payload.news === 'lost') logger.error(payload, 'a payment is disputed');
    else logger.info(payload, 'a dispute has changed');
  },

  'order.refunded': async (deps, { refundId }) => {
    await sendRefund(deps, refundId);
  },

  'order.address_changed': async (deps, changed) => {
    await sendNewAddress(deps, changed);
  },

  'order.address_doubted': async (deps, { paymentOrderId }) => {
    const change = await findChangePaidBy(deps.database.db, paymentOrderId);
    const payment = await findOrder(deps.database.db, paymentOrderId);
    // One whose payment is under way is asked about again by the sweep.
    if (change && payment) await endOutdatedChange(deps, { change, payment });
  },

  'order.address_unpaid': async (deps, unpaid) => {
    await sendAddressUnpaid(deps, unpaid);
  },

  'order.items_cancelled': async (deps, { cancellationId }) => {
    await sendCancellation(deps, cancellationId);
  },

  'order.refund_returned': async (deps, { refundId }) => {
    await sendRefundReturned(deps, refundId);
  },

  'shipment.told': async (deps, told) => {
    await sendShipmentNews(deps, told);
  },

  'order.exchanged': async (deps, { orderId }) => {
    await createShipments(deps, orderId);
  },

  'return.told': async (deps, told) => {
    await sendReturn(deps, told);
  },

  'claim.told': async (deps, told) => {
    await sendClaim(deps, told);
  },

  'photo.deleted': async ({ storage }, { key }) => {
    await storage.delete(key);
  },

  'texts.changed': async (deps, { subscriptionId }) => {
    await tellTextService(deps, subscriptionId);
  },

  'order.link_asked': async (deps, asked) => {
    await sendOrderLink(deps, asked);
  },
};

const getPaid = async (deps: OrderDeps, paymentId: string) => {
  const payment = await findPayment(deps.database.db, paymentId);
  const provider = payment && deps.providers.get(payment.provider);
  if (!provider) throw new Error(`payment ${paymentId} has no provider here`);
  return { payment, provider };
};
