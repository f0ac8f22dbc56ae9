import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import Stripe from 'stripe';
import {
  HostedPageRefused,
  type HostedPageRequest,
  type PaymentProvider,
  type PayRequest,
  type ProviderEvent,
  type ReadEvent,
  type RefundOutcome,
  type RefundRequest,
} from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { holdsOf } from '../readiness.ts';
import { capturePayment, releaseRest } from './capture-payment.ts';
import { endUnverified } from './end-unverified.ts';
import { listStripeEntries } from './list-stripe-entries.ts';
import { stripeReadiness } from './readiness.ts';
import { severalCaptures } from './several-captures.ts';
import { suffixOf } from './statement-suffix.ts';
import { findStripeDispute } from './stripe-dispute.ts';
import { readStripeEvent } from './stripe-event.ts';
import { isUnknownReference, outcomeOfRefusedPay, withFailuresNamed } from './stripe-failure.ts';
import { pageTypesOf, takesAmount } from './stripe-methods.ts';
import { outcomeOfIntent, outcomeOfSession } from './stripe-outcome.ts';
import { sessionParams } from './stripe-page.ts';
import { getIntentId, isSession } from './stripe-references.ts';
import { outcomeOfRefund } from './stripe-refund.ts';
import { stripeShipping } from './stripe-shipping.ts';
import { INSTANT_ONLY } from './unverified-bank.ts';

interface StripeProviderOptions {
  /** The provider id of [K3]: `stripeDirect`, `link`; it decides what the hosted page offers. */
  readonly id: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another server that speaks Stripe's API, e.g. the sandbox. */
  readonly apiBase?: { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: number };
  readonly timeoutMs: number;
}

const WITH_CHARGE = ['latest_charge'];
const WITH_PAYMENT = ['payment_intent', 'payment_intent.latest_charge'];

/**
 * Card payments by Stripe [K3, K7]. Amounts are cents; declines and challenges are
 * outcomes; whatever leaves us in doubt throws `ProviderUnavailable`, and the same call with the same
 * idempotency key may then be made again.
 * @example stripeProvider({ id: 'stripeDirect', secretKey, webhookSecret, timeoutMs: 10_000 })
 */
export const stripeProvider = (options: StripeProviderOptions): PaymentProvider => {
  const stripe = openStripe(options);
  const find = (reference: string) => findOutcome(stripe, reference);
  return {
    id: options.id,
    pay: (request) => pay(stripe, request),
    openHostedPage: async (request) => {
      if (takesAmount(options.id, request.amount))
        return openHostedPage(stripe, request, pageTypesOf(options.id));
      throw new HostedPageRefused('An order of this total cannot be paid this way.');
    },
    takesAmount: (amount) => takesAmount(options.id, amount),
    ...holdsOf(stripeReadiness, options.id),
    find,
    findBySecret: (reference, clientSecret) => findBySecret(stripe, reference, clientSecret),
    capture: (reference, amount, key, more) => capturePayment(stripe, { reference, amount, key, more }, find),
    cancel: (reference, key) => cancel(stripe, reference, key, find),
    refund: (request) => refund(stripe, request),
    findDispute: (reference) => findStripeDispute(stripe, reference),
    listEntries: (request) => listStripeEntries(stripe, request),
    readEvent: async (rawBody, signature) =>
      withReason(await readStripeEvent(stripe, options.webhookSecret, rawBody, signature), find),
  };
};

export const openStripe = ({
  secretKey,
  apiBase,
  timeoutMs,
}: Pick<StripeProviderOptions, 'secretKey' | 'apiBase' | 'timeoutMs'>): Stripe =>
  new Stripe(secretKey, {
    ...apiBase,
    timeout: timeoutMs,
    // We retry ourselves, with the key that was stored before the first call.
    maxNetworkRetries: 0,
    telemetry: false,
  });

const pay = async (stripe: Stripe, request: PayRequest): Promise<PaymentOutcome> => {
  const params: Stripe.PaymentIntentCreateParams = {
    amount: request.amount.amount,
    currency: request.amount.currency.toLowerCase(),
    confirm: true,
    capture_method: request.holdsOnly ? 'manual' : 'automatic',
    description: request.description,
    return_url: request.returnUrl,
    metadata: { order_id: request.orderId, payment_id: request.paymentId },
    ...(request.shipTo ? { shipping: stripeShipping(request.shipTo) } : {}),
    expand: WITH_CHARGE,
    ...meansOf(request),
  };
  try {
    const created = stripe.paymentIntents.create(params, { idempotencyKey: request.idempotencyKey });
    return outcomeOfIntent(await endUnverified(stripe, await withFailuresNamed(created)));
  } catch (error) {
    const outcome = outcomeOfRefusedPay(error, request);
    if (outcome) return outcome;
    throw error;
  }
};

/** `tok_…` comes from card fields and payment requests, `ctoken_…` from wallets, `pm_…` from elsewhere. */
const meansOf = ({
  token,
  amount,
  email,
  shopName,
  holdsOnly,
}: PayRequest): Partial<Stripe.PaymentIntentCreateParams> => {
  if (token.startsWith('ctoken_')) {
    // A challenge is a page to go to: without this it would be left to Stripe's script.
    return {
      confirmation_token: token,
      allowed_payment_method_types: ['card'],
      use_stripe_sdk: false,
      ...suffixOf(shopName),
      ...severalCaptures(holdsOnly),
    };
  }
  if (!token.startsWith('tok_')) {
    const bank = amount.currency === 'USD' ? { payment_method_options: INSTANT_ONLY } : {};
    return { payment_method: token, ...bank };
  }
  // An email as `receipt_email` would have Stripe write to the shopper, who hears of the order from us.
  const data = { type: 'card', card: { token }, billing_details: { email } };
  // The API takes a token here; the package's types leave `card` out so that nobody sends card numbers.
  return {
    payment_method_data: data as Stripe.PaymentIntentCreateParams.PaymentMethodData,
    ...suffixOf(shopName),
    ...severalCaptures(holdsOnly),
  };
};

const openHostedPage = async (stripe: Stripe, request: HostedPageRequest, types: readonly string[]) => {
  const { idempotencyKey } = request;
  const session = await withFailuresNamed(
    stripe.checkout.sessions.create(sessionParams(request, types), { idempotencyKey }),
  ).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    throw new HostedPageRefused(error.message, { cause: error });
  });
  if (!session.url) throw new ProviderUnavailable(`Stripe opened ${session.id} without an address`);
  return { reference: session.id, url: session.url };
};

const findOutcome = async (stripe: Stripe, reference: string): Promise<PaymentOutcome | null> => {
  try {
    if (!isSession(reference)) {
      const found = stripe.paymentIntents.retrieve(reference, { expand: WITH_CHARGE });
      return outcomeOfIntent(await endUnverified(stripe, await withFailuresNamed(found)));
    }
    const found = stripe.checkout.sessions.retrieve(reference, { expand: WITH_PAYMENT });
    const session = await withFailuresNamed(found);
    const intent = session.payment_intent;
    if (!intent || typeof intent === 'string') return outcomeOfSession(session);
    return outcomeOfSession({ ...session, payment_intent: await endUnverified(stripe, intent) });
  } catch (error) {
    if (isUnknownReference(error)) return null;
    throw error;
  }
};

/** The secret key opens any payment, whatever secret comes along: it is compared here as well. */
const findBySecret = async (
  stripe: Stripe,
  reference: string,
  clientSecret: string,
): Promise<PaymentOutcome | null> => {
  const params = { client_secret: clientSecret, expand: WITH_CHARGE };
  try {
    const intent = await withFailuresNamed(stripe.paymentIntents.retrieve(reference, params));
    if (intent.client_secret !== clientSecret) return null;
    return outcomeOfIntent(await endUnverified(stripe, intent));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
};

/** Of the actions that a payment can ask for, it is the one that takes days. */
const waitsForDeposits = ({ type, outcome }: ProviderEvent): boolean =>
  type === 'payment_intent.requires_action' && outcome?.state === 'processing';

/**
 * When a bank refuses days later, the event is about the checkout session and does not say why; its payment does. The event
 * is used as it is where the payment cannot be read.
 */
const withReason = async (event: ReadEvent, find: PaymentProvider['find']): Promise<ReadEvent> => {
  if ('refused' in event) return event;
  if (waitsForDeposits(event)) return withPaymentEnded(event, find);
  if (event.outcome?.state === 'authorised') return withHold(event, find);
  if (event.type !== 'checkout.session.async_payment_failed') return event;
  const reference = event.outcome?.reference;
  if (!reference || isSession(reference)) return event;
  try {
    const outcome = await find(reference);
    return outcome?.state === 'failed' ? { ...event, outcome } : event;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return event;
    throw error;
  }
};

/** How money is held is said by its charge, which comes with no event. Where Stripe cannot be asked, what the event says is used. */
const withHold = async (event: ProviderEvent, find: PaymentProvider['find']): Promise<ReadEvent> => {
  try {
    const now = await find(event.outcome?.reference ?? '');
    return now?.state === 'authorised' ? { ...event, outcome: now } : event;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return event;
    throw error;
  }
};

/** The event says what to do, and asking does it. Where Stripe cannot be asked, the order is asked about later. */
const withPaymentEnded = async (event: ProviderEvent, find: PaymentProvider['find']): Promise<ReadEvent> => {
  try {
    return { ...event, outcome: await find(event.outcome?.reference ?? '') };
  } catch (error) {
    if (error instanceof ProviderUnavailable) return { ...event, outcome: null };
    throw error;
  }
};

const cancel = async (
  stripe: Stripe,
  reference: string,
  idempotencyKey: string,
  find: PaymentProvider['find'],
): Promise<PaymentOutcome | null> => {
  try {
    if (isSession(reference)) {
      const expired = stripe.checkout.sessions.expire(
        reference,
        { expand: WITH_PAYMENT },
        { idempotencyKey },
      );
      return outcomeOfSession(await withFailuresNamed(expired));
    }
    const released = await releaseRest(stripe, reference, idempotencyKey);
    if (released) return released;
    const cancelled = stripe.paymentIntents.cancel(reference, { expand: WITH_CHARGE }, { idempotencyKey });
    return outcomeOfIntent(await withFailuresNamed(cancelled));
  } catch (error) {
    // Unknown, or too late to cancel: what is true now is the answer.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return find(reference);
    throw error;
  }
};

const refund = async (stripe: Stripe, request: RefundRequest): Promise<RefundOutcome> => {
  const { amount, idempotencyKey } = request;
  const intentId = await getIntentId(stripe, request.reference);
  const params = { payment_intent: intentId, amount: amount.amount };
  try {
    const made = await withFailuresNamed(stripe.refunds.create(params, { idempotencyKey }));
    return outcomeOfRefund(made);
  } catch (error) {
    if (isMoreThanWasTaken(error) || isDisputed(error))
      return { reference: request.reference, state: 'failed', failure: error.message };
    throw error;
  }
};

/** Stripe has no code of its own for a refund above what is left, only the parameter's name. */
const isMoreThanWasTaken = (
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === 'charge_already_refunded' || error.param === 'amount');

/** The shopper's bank has the money already, or may take it (docs.stripe.com/error-codes). */
const isDisputed = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === 'charge_disputed' || error.code === 'refund_disputed_payment');
