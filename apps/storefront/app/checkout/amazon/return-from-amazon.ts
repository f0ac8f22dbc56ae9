import type { AmazonSessionView } from '@counterpane/contract/checkout/amazon';
import type { amazonCalls } from '@counterpane/contract/checkout/amazon-calls';
import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';
import type { Client } from '@counterpane/contract/client';
import type { SellingCountry } from '@counterpane/rules/payments/methods';
import { type Failure, type ReportFailure, refusalLevel } from '../../failures/failure.ts';
import { pageUrls } from '../../page-urls.ts';
import { addressAfter, isThrough } from '../review/return-from-provider.ts';
import { saveAmazonAddress } from './save-amazon-address.ts';
import { NO_REDIRECT_URL, type SessionAction, sessionAction } from './session-action.ts';

/** Where a shopper goes who comes back from Amazon: to an address, to the review, or nowhere, and why. */
type Arrival =
  | { readonly kind: 'leave'; readonly to: string }
  | { readonly kind: 'review' }
  | { readonly kind: 'failure'; readonly text: string };

export interface Visit {
  readonly client: Client;
  /** The session calls, of the family that the store's flag chooses. */
  readonly sessions: ReturnType<typeof amazonCalls>;
  readonly checkout: CheckoutState;
  readonly country: SellingCountry;
  readonly report: ReportFailure;
  readonly sessionId: string;
  /** The order that Amazon was to be paid for, where the address names one. */
  readonly orderId: string | null;
}

/** The session that an address comes back with. Null where it names none: there is nothing to come back with, which is told. */
export const findSessionId = (query: URLSearchParams, report: ReportFailure): string | null => {
  const sessionId = query.get('amazonCheckoutSessionId') || null;
  // Anybody can open such an address: nothing has failed here.
  if (sessionId === null)
    report({ level: 'warning', text: 'Amazon Pay failed', url: pageUrls.amazon(), error: 'no session id' });
  return sessionId;
};

/** The turns of a session, one for each way that it can stand [K4]. */
export const returnFromAmazon = async (visit: Visit): Promise<Arrival> => {
  const { client, sessions, checkout, sessionId, country } = visit;
  const read = await sessions.session(sessionId);
  const session = read.ok ? read.result : null;
  const action = sessionAction(session, checkout.usesAmazonPayV2);
  switch (action.kind) {
    case 'success':
      return thank(visit);
    case 'failure':
      return fail(visit, action, read.ok ? 'error' : refusalLevel(read.status));
    case 'send':
      return action.url ? { kind: 'leave', to: action.url } : fail(visit, failed(NO_REDIRECT_URL));
    case 'complete':
      return complete(visit);
    case 'check-address': {
      const fault = session && (await saveAmazonAddress(client, session, checkout, country));
      return fault === null ? { kind: 'review' } : fail(visit, failed(fault.text), fault.level);
    }
  }
};

/** Paid with no order to thank for: the cart says what there is. */
const thank = async ({ orderId, checkout, report, sessionId }: Visit): Promise<Arrival> => {
  const id = orderId ?? checkout.order?.id ?? null;
  if (id !== null) return { kind: 'leave', to: pageUrls.checkout('success', { orderId: id }) };
  report({ level: 'error', text: 'Amazon Pay: no order', url: pageUrls.amazon(), error: sessionId });
  return { kind: 'leave', to: pageUrls.cart() };
};

const complete = async (visit: Visit): Promise<Arrival> => {
  const answer = await visit.sessions.complete(visit.sessionId, await chargeAmount(visit));
  if (answer.ok && answer.result.statusDetails.state === 'Completed') return thank(visit);
  const isTold = !answer.ok && refusalLevel(answer.status) === null;
  return fail(visit, failed('Failed to complete order'), isTold ? null : 'error');
};

/** The total that was ordered, less what store credit paid, in dollars: cents divided by 100 [K9]. */
const chargeAmount = async ({
  client,
  checkout,
  orderId,
}: Visit): Promise<NonNullable<AmazonSessionView['paymentDetails']['chargeAmount']>> => {
  const order = orderId === null ? null : await client.order(orderId);
  const { amount, currency } = order?.ok ? order.result.total : checkout.cart.totalPrice;
  const credit = order?.ok ? (order.result.credit?.amount ?? 0) : 0;
  return { amount: ((amount - credit) / 100).toFixed(2), currencyCode: currency };
};

export const failed = (text: string): Extract<SessionAction, { kind: 'failure' }> => ({
  kind: 'failure',
  stage: 'failed',
  text,
});

/**
 * Asks what became of the order, clears the session and says so in the log. An order that has been paid after all, or
 * that Amazon does not answer about, has not failed. `level` is null where the log has been told.
 */
export const fail = async (
  { client, sessions, orderId, report, sessionId }: Visit,
  { text, stage }: Extract<SessionAction, { kind: 'failure' }>,
  level: Failure['level'] | null = 'error',
): Promise<Arrival> => {
  const order = orderId === null ? null : await client.refreshOrder(orderId, { returned: true });
  if (order?.ok && isThrough(order.result)) return { kind: 'leave', to: addressAfter(order.result) };
  await sessions.end(sessionId, stage);
  const told = stage === 'cancelled' ? 'warning' : level;
  const what = stage === 'cancelled' ? 'Amazon Pay cancelled' : 'Amazon Pay failed';
  if (told !== null) report({ level: told, text: what, url: pageUrls.amazon(), error: text });
  return { kind: 'failure', text };
};
