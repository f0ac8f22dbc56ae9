import type { OrderBody } from '@counterpane/contract/orders/orders';
import { policyText } from '@counterpane/contract/policy-text';
import { providerText } from '@counterpane/contract/provider-text';
import { money } from '@counterpane/rules/money/money';
import { centsToPay } from '@counterpane/rules/orders/spend-credit';
import { intentStatusOf } from '../payments/intent-status.ts';
import type { Payment } from '../payments/store.ts';
import { isActive } from '../payments/store.ts';
import { shownRefunds } from '../refunds/refund-view.ts';
import type { Refund } from '../refunds/store.ts';
import type { FrozenPolicies } from './frozen-order.ts';
import { isUnpaid } from './is-unpaid.ts';
import { orderInLanguage } from './order-in-language.ts';
import type { Order } from './store.ts';

/**
 * An order as clients read it [S3], in a language of its storefront. `payments` are newest first, `refunds` oldest first;
 * `token` opens the order.
 */
export const orderView = (
  order: Order,
  language: string,
  payments: readonly Payment[],
  token: string,
  refunds: readonly Refund[] = [],
  hold: OrderBody['hold'] = null,
): OrderBody => {
  const { frozen } = order;
  const { cart, policies } = orderInLanguage(frozen, language);
  const shown = payments.find(({ status }) => status === 'succeeded') ?? payments[0];
  const waitsForShopper = order.status === 'awaiting_payment' && shown !== undefined && isActive(shown);
  return {
    id: order.id,
    shortId: order.shortId,
    status: order.status,
    email: order.email,
    brand: order.storefront,
    journey: frozen.journey,
    backorderDays: frozen.backorderDays,
    cart,
    shippingDetails: frozen.shippingDetails,
    billingDetails: frozen.billingDetails,
    paymentDetails: {
      provider: shown?.provider ?? frozen.billingProvider,
      last4: shown?.card?.last4 ?? null,
      brand: shown?.card?.brand ?? null,
      nextAction: waitsForShopper ? (shown.nextAction ?? null) : null,
      intentStatus: intentStatusOf(shown),
      isProviderSilent: waitsForShopper && shown.silentSince !== null,
      failure: order.status === 'payment_failed' ? failureOf(shown) : null,
    },
    total: money(order.totalCents, order.currency),
    credit: order.creditCents > 0 ? money(order.creditCents, order.currency) : null,
    ...shownRefunds(refunds, order.currency),
    hold,
    exchangeOf: frozen.exchangeOf
      ? {
          shortId: frozen.exchangeOf.shortId,
          amount: money(order.exchangeCents, order.currency),
          waiting: waitingReturnOf(order),
        }
      : null,
    addressOf: frozen.addressOf ? { id: frozen.addressOf.orderId, shortId: frozen.addressOf.shortId } : null,
    receipt: cart.receipt,
    policies: policies.map(withLines),
    extraData: frozen.extraData,
    metadata: frozen.metadata,
    analyticsReported: order.analyticsReportedAt !== null,
    createdAt: new Date(order.createdAt).toISOString(),
    token,
  };
};

/** Where what comes in exchange can be paid. */
const waitingReturnOf = (order: Order) => {
  const { orderId, returnId } = order.frozen.exchangeOf ?? {};
  if (!isUnpaid(order) || !orderId || !returnId) return null;
  return { orderId, returnId, toPay: money(centsToPay(order), order.currency) };
};

const withLines = ({ itemIdentifier, policies }: FrozenPolicies): OrderBody['policies'][number] => ({
  itemIdentifier,
  policies: policies.map((policy) => ({ ...policy, line: policyText(policy) })),
});

/** Why the payment did not work, in the words of its provider. */
const failureOf = (payment: Payment | undefined) =>
  payment?.failure ? providerText(payment.failure.message) : null;
