import { type Currency, type Money, money } from '@counterpane/rules/money/money';
import type { CardSummary, Hold, NextAction, PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type Stripe from 'stripe';
import { awaitsDeposits, isUnverified, NEEDS_INSTANT_VERIFICATION } from './unverified-bank.ts';

/**
 * A payment intent in the words of the payment table [R005].
 * @throws on a status or currency that we do not know: that is a bug of ours, not a payment that failed.
 */
export const outcomeOfIntent = (intent: Stripe.PaymentIntent): PaymentOutcome => {
  const state = stateOf(intent);
  const amount = state === 'succeeded' ? intent.amount_received : intent.amount;
  return {
    state,
    reference: intent.id,
    amount: moneyOf(amount, intent.currency),
    orderId: orderIdOf(intent),
    paymentId: intent.metadata.payment_id ?? null,
    card: cardOf(intent),
    nextAction: state === 'challenge' ? challengeOf(intent) : null,
    failure: state === 'failed' ? failureOf(intent) : null,
    ...(state === 'authorised' || isEndedInPart(intent) ? { hold: holdOf(intent) } : {}),
    providerStatus: intent.status,
  };
};

/** Something was captured of a hold that has ended. */
const isEndedInPart = (intent: Stripe.PaymentIntent): boolean =>
  intent.status === 'canceled' && intent.amount_received > 0;

/** What the charge says of it; an event has no charge with it, and a wallet of its own says no day. */
const holdOf = (intent: Stripe.PaymentIntent): Hold => {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const card = charge?.payment_method_details?.card;
  return {
    captures: card?.multicapture?.status === 'available' ? 'several' : 'once',
    until: card?.capture_before ? new Date(card.capture_before * 1000).toISOString() : null,
    taken: intent.amount_received,
  };
};

/**
 * A hosted page in the same words. While it is open the shopper may try again, so a declined card on it
 * is still `challenge`: go (back) to the page. A page that has taken money is its payment.
 */
export const outcomeOfSession = (session: Stripe.Checkout.Session): PaymentOutcome => {
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  if (session.status === 'expired') return pageOutcome(session, 'cancelled', null);
  if (intent && (session.status === 'complete' || intent.status === 'succeeded'))
    return outcomeOfIntent(intent);
  if (session.status !== 'open' || !session.url) {
    throw new Error(`Stripe gave ${session.id} the status ${session.status}`);
  }
  return pageOutcome(session, 'challenge', { type: 'redirect', url: session.url });
};

/** What there is to say of a page that has no payment (yet). */
export const pageOutcome = (
  session: Stripe.Checkout.Session,
  state: PaymentOutcome['state'],
  nextAction: NextAction | null,
): PaymentOutcome => ({
  state,
  reference: session.id,
  amount: moneyOf(session.amount_total ?? 0, session.currency ?? ''),
  orderId: orderIdOfPage(session),
  paymentId: session.metadata?.payment_id ?? null,
  card: null,
  nextAction,
  failure: null,
  providerStatus: session.status ?? '',
});

const stateOf = (intent: Stripe.PaymentIntent): PaymentOutcome['state'] => {
  if (isUnverified(intent)) return 'failed';
  // Where Stripe does not let it be ended, as after its own page: money may still come.
  if (awaitsDeposits(intent)) return 'processing';
  switch (intent.status) {
    case 'succeeded':
      return 'succeeded';
    case 'requires_capture':
      return 'authorised';
    case 'processing':
      return 'processing';
    case 'requires_action':
      return 'challenge';
    case 'requires_payment_method':
      return 'failed';
    case 'canceled':
      return 'cancelled';
    default:
      throw new Error(`Stripe gave ${intent.id} the status ${intent.status}`);
  }
};

const orderIdOf = ({ id, metadata }: Stripe.PaymentIntent): string => {
  if (!metadata.order_id) throw new Error(`${id} is not a payment of ours: it carries no order id`);
  return metadata.order_id;
};

const orderIdOfPage = ({ id, client_reference_id: orderId }: Stripe.Checkout.Session): string => {
  if (!orderId) throw new Error(`${id} is not a page of ours: it carries no order id`);
  return orderId;
};

const CURRENCIES: readonly Currency[] = ['USD', 'CAD', 'GBP'];

const moneyOf = (amount: number, currency: string): Money => {
  const known = CURRENCIES.find((code) => code === currency.toUpperCase());
  if (!known) throw new Error(`Stripe answered in the currency ${currency}`);
  return money(amount, known);
};

const cardOf = (intent: Stripe.PaymentIntent): CardSummary | null => {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const card = charge?.payment_method_details?.card ?? intent.last_payment_error?.payment_method?.card;
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null;
};

const challengeOf = (intent: Stripe.PaymentIntent): NextAction => {
  const url = intent.next_action?.redirect_to_url?.url;
  if (!url || !intent.client_secret) {
    throw new Error(`${intent.id} wants ${intent.next_action?.type}, which is no page to go to`);
  }
  return { type: 'challenge', url, clientSecret: intent.client_secret };
};

const failureOf = (intent: Stripe.PaymentIntent): PaymentOutcome['failure'] => {
  if (isUnverified(intent)) return NEEDS_INSTANT_VERIFICATION;
  const error = intent.last_payment_error;
  return error && { code: error.decline_code ?? error.code ?? error.type, message: error.message ?? '' };
};
