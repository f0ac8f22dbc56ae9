import type { Client } from '@counterpane/contract/client';
import type { OrderView } from '@counterpane/contract/orders/orders';
import type { Step } from '@counterpane/rules/checkout/steps';
import { redirect } from 'react-router';
import { requireResult } from '../../api.ts';
import { type ReportFailure, refusalLevel } from '../../failures/failure.ts';
import { pageUrls } from '../../page-urls.ts';
import {
  findCheckoutToken,
  findReturnedOrder,
  findReturnedPayment,
} from '../../payment/return-parameters.ts';

/**
 * Back from a provider: asks what became of the payment and sends the shopper where that leads. An order that there is
 * not is reported, and the cart says so [K8].
 */
export const returnFromProvider = async (
  client: Client,
  query: URLSearchParams,
  report: ReportFailure,
): Promise<Response> => {
  const orderId = findReturnedOrder(query);
  const amazonCheckoutSessionId = query.get('amazonCheckoutSessionId') ?? undefined;
  if (amazonCheckoutSessionId !== undefined && (await isBegun(client, orderId, amazonCheckoutSessionId)))
    return redirect(pageUrls.amazon({ amazonCheckoutSessionId, orderId: orderId ?? undefined }));
  // Anybody can open an address that names no order.
  const failed = (error: string): void =>
    report({ level: 'warning', text: 'Payment return', url: pageUrls.checkout('review'), error });
  const payment = findReturnedPayment(query);
  const named = orderId ?? payment?.paymentIntent ?? null;
  if (named === null) {
    failed('no order');
    return redirect(pageUrls.cart());
  }
  const answer = payment
    ? await client.returnFromPayment({ ...payment, ...(orderId === null ? {} : { orderId }) })
    : await client.refreshOrder(named, { returned: true, checkoutToken: findCheckoutToken(query) });
  if (answer.ok)
    return redirect(addressAfter(answer.result, await failureStep(client), query.has('payment_intent')));
  if (refusalLevel(answer.status) !== null) failed(answer.error.error);
  if (!isNoAnswer(answer.status)) return redirect(cartAfter(named));
  if (orderId !== null) return redirect(pageUrls.checkout('success', { orderId }));
  // Only the payment is known: who loads the page of the failure again asks about it again.
  return requireResult(answer);
};

/** A failure of our own, or too many questions, say nothing of the payment: the page that waits asks again. */
const isNoAnswer = (status: number): boolean => status >= 500 || status === 429;

/** The cart, which says that there is no such order [K8]. */
export const cartAfter = (failedOrder: string): string => pageUrls.checkout('cart', { failedOrder });

/**
 * Whether a session of Amazon's began before there was an order, and the shopper has not been through with it: a way back
 * may be opened twice. One that was begun for an order is asked about with the order.
 */
const isBegun = async (
  client: Pick<Client, 'order' | 'checkout'>,
  orderId: string | null,
  sessionId: string,
): Promise<boolean> => {
  if (orderId === null) return true;
  const order = await client.order(orderId);
  if (order.ok && isThrough(order.result)) return false;
  const checkout = await client.checkout();
  return checkout.ok && checkout.result.amazonCheckoutSessionId === sessionId;
};

/** Where a payment that failed leads: back to where an express wallet was opened, otherwise to billing. */
export const failureStep = async (client: Pick<Client, 'checkout'>): Promise<Step> => {
  const answer = await client.checkout();
  return (answer.ok && answer.result.expressFallbackStep) || 'billing';
};

const SUCCESSFUL: readonly OrderView['status'][] = ['paid', 'processing', 'needs_attention'];

/** Whether an order has been paid, or may have been: nobody is to pay it once more. */
export const isThrough = ({
  status,
  paymentDetails,
}: Pick<OrderView, 'status' | 'paymentDetails'>): boolean =>
  SUCCESSFUL.includes(status) || paymentDetails.isProviderSilent === true;

/**
 * Where an order's state leads: a failed payment back to a step that says why, with the card provider's own
 * word for it where the shopper comes from there.
 */
export const addressAfter = (
  order: Pick<OrderView, 'id' | 'status' | 'paymentDetails'>,
  failed: Step = 'billing',
  isCardReturn = false,
): string =>
  isThrough(order)
    ? pageUrls.checkout('success', { orderId: order.id })
    : pageUrls.checkout(failed, { failedOrder: order.id, ...(isCardReturn ? { returned: 'card' } : {}) });
