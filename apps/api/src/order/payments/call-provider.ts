import {
  HostedPageRefused,
  type HostedPageRequest,
  type PaymentProvider,
  type PayRequest,
} from '@counterpane/providers/payment/port';
import { money } from '@counterpane/rules/money/money';
import { NUMBERS_OF_PAYMENTS } from '@counterpane/rules/payments/instalments';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { applyOutcome } from './apply-outcome.ts';
import { billedOf, payerOf, recipientOf } from './bill-lines.ts';
import { captureAuthorized } from './capture-authorized.ts';
import { PAGE_REFUSED } from './save-outcome.ts';
import { attachPage, type Payment, paymentsOf } from './store.ts';

/**
 * Makes the call that a stored attempt stands for and books the answer. The call is built from the
 * row alone, so that making it again is the same call with the same key: it can charge only once.
 * Null when the shopper was given the provider's page, whose outcome comes later.
 */
export const callProvider = async (
  deps: OrderDeps,
  provider: PaymentProvider,
  order: Order,
  payment: Payment,
): Promise<PaymentOutcome | null> => {
  if (payment.kind === 'hosted') {
    try {
      const page = await provider.openHostedPage(pageRequestOf(deps, order, payment));
      await attachPage(deps.database.db, payment.id, page);
      return null;
    } catch (error) {
      if (!(error instanceof HostedPageRefused)) throw error;
      return bookRefusedPage(deps, provider, payment, error.message);
    }
  }
  const outcome = await provider.pay({
    ...billOf(deps, order, payment),
    token: payment.token ?? '',
    sent: await sentOf(deps, payment),
    ...(payment.deviceData === null ? {} : { deviceData: payment.deviceData }),
  });
  await applyOutcome(deps, { provider: provider.id, attempt: payment, outcome });
  return (outcome.state === 'authorised' ? await captureAuthorized(deps, payment.id) : null) ?? outcome;
};

/** Since when, and how lately, the same call may have been made; and whether its token was spent before it. */
const sentOf = async ({ clock, database }: OrderDeps, payment: Payment): Promise<PayRequest['sent']> => ({
  sinceMs: clock.now() - Date.parse(payment.createdAt),
  lastMs: clock.now() - Date.parse(payment.askedAt),
  tokenIsSpent:
    payment.attempt > 1 &&
    (await paymentsOf(database.db, payment.orderId)).some(
      ({ id, token, status }) => id !== payment.id && token === payment.token && status === 'failed',
    ),
});

/** What a provider's page is opened with. */
export const pageRequestOf = (
  deps: Pick<OrderDeps, 'catalogue'>,
  order: Order,
  payment: Payment,
): HostedPageRequest => ({
  ...billOf(deps, order, payment),
  cancelUrl: payment.cancelUrl,
  billTo: payerOf(order),
  ...billedOf(order),
  buttonPageUrl: buttonPage(payment),
});

/** Beside the page that the shopper comes back to, on the same host and in the same language. */
const buttonPage = ({ returnUrl, orderId }: Payment): string =>
  new URL(`pay?orderId=${orderId}`, returnUrl).href;

const billOf = ({ catalogue }: Pick<OrderDeps, 'catalogue'>, order: Order, payment: Payment) => {
  // Orders of an earlier time may name a number that is not offered.
  const numberOfPayments = NUMBERS_OF_PAYMENTS.find((one) => one === order.frozen.extraData.numberOfPayments);
  return {
    orderId: order.id,
    paymentId: payment.id,
    amount: money(payment.amountCents, payment.currency),
    email: order.email,
    description: `Order ${order.shortId}`,
    idempotencyKey: payment.idempotencyKey,
    returnUrl: payment.returnUrl,
    shipTo: recipientOf(order),
    ...(payment.captureAt === 'shipment' ? { holdsOnly: true } : {}),
    shopName: catalogue.getStorefront(order.storefront).brand.brand.name,
    ...(numberOfPayments === undefined ? {} : { numberOfPayments }),
  };
};

/** No page, no money: the attempt has failed and the shopper may pay another way. */
const bookRefusedPage = async (
  deps: OrderDeps,
  provider: PaymentProvider,
  payment: Payment,
  message: string,
): Promise<PaymentOutcome> => {
  const outcome: PaymentOutcome = {
    state: 'failed',
    reference: null,
    amount: money(payment.amountCents, payment.currency),
    orderId: payment.orderId,
    paymentId: payment.id,
    card: null,
    nextAction: null,
    failure: { code: PAGE_REFUSED, message },
    providerStatus: 'refused',
  };
  await applyOutcome(deps, { provider: provider.id, attempt: payment, outcome });
  return outcome;
};
