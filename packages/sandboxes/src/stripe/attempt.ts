import type Stripe from 'stripe';
import { type ChargeResult, newCharge } from './charge.ts';
import { type SandboxContext, secondsOf } from './context.ts';
import { DECLINES, type Decline } from './declines.ts';
import { describePaymentMethod } from './describe-payment-method.ts';
import { isDisputedCard } from './disputes.ts';
import { randomText } from './ids.ts';
import { recordInLedger } from './ledger.ts';
import type { PaymentMethod } from './payment-method.ts';
import { advanceSession } from './session-progress.ts';
import { BEHAVIOURS } from './test-cards.ts';

interface AttemptFacts {
  /** The sandbox's own address, for the challenge page. */
  readonly base: string;
  readonly returnUrl: string | null;
}

/** Confirms an intent: one attempt to pay it with the given payment method. */
export const attemptPayment = (
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  method: PaymentMethod,
  facts: AttemptFacts,
): Stripe.PaymentIntent => {
  const asked = { ...intent, payment_method: method.id, last_payment_error: null, next_action: null };
  if (isVerifiedByDeposits(asked, method)) return askForDeposits(context, asked, facts);
  return BEHAVIOURS[method.behaviour].challenge
    ? askForChallenge(context, asked, facts)
    : takeMoney(context, asked, method);
};

/** Goes on after the shopper answered the 3-D Secure page. */
export const finishChallenge = (
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  approved: boolean,
): Stripe.PaymentIntent => {
  const method = methodOf(context, intent);
  const answered = { ...intent, next_action: null };
  return approved
    ? takeMoney(context, answered, method)
    : fail(context, answered, method, DECLINES.authentication);
};

/** Ends the wait of an intent that is `processing`. */
export const resolvePayment = (context: SandboxContext, intentId: string): void => {
  const intent = context.state.find('payment_intent', intentId);
  if (intent?.status !== 'processing') return;
  const method = methodOf(context, intent);
  const { decline } = BEHAVIOURS[method.behaviour];
  if (decline) fail(context, intent, method, decline);
  else succeed(context, intent, method);
  context.commit();
};

/** What a former process left waiting goes on waiting here. */
export const resumeSettlements = (context: SandboxContext): void => {
  for (const intent of context.state.list('payment_intent')) {
    if (intent.status !== 'processing') continue;
    const { settles } = BEHAVIOURS[methodOf(context, intent).behaviour];
    if (settles === 'later') context.settlement.schedule(intent.id);
  }
};

const askForChallenge = (
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  { base, returnUrl }: AttemptFacts,
): Stripe.PaymentIntent => {
  const challenge = randomText(32);
  context.state.save('challenge', challenge, { intent: intent.id, returnUrl });
  const url = `${base}/3d_secure_2/authenticate/${challenge}`;
  return move(context, 'payment_intent.requires_action', {
    ...intent,
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
  });
};

/** Stripe sends cents to an account that it cannot look into, unless it may not (docs.stripe.com/payments/ach-direct-debit). */
const isVerifiedByDeposits = (intent: Stripe.PaymentIntent, { type, behaviour }: PaymentMethod): boolean => {
  if (type !== 'us_bank_account' || behaviour === 'bankUnverified') return false;
  const { verification_method: method } = intent.payment_method_options?.us_bank_account ?? {};
  return method !== 'instant' || behaviour === 'bankDeposits';
};

const askForDeposits = (
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  { base }: AttemptFacts,
): Stripe.PaymentIntent =>
  move(context, 'payment_intent.requires_action', {
    ...intent,
    status: 'requires_action',
    next_action: {
      type: 'verify_with_microdeposits',
      verify_with_microdeposits: {
        arrival_date: secondsOf(context.now()) + TWO_DAYS,
        hosted_verification_url: `${base}/microdeposit/${intent.id}`,
        microdeposit_type: 'descriptor_code',
      },
    },
  });

const TWO_DAYS = 2 * 24 * 60 * 60;

const takeMoney = (context: SandboxContext, intent: Stripe.PaymentIntent, method: PaymentMethod) => {
  const { settles, decline } = BEHAVIOURS[method.behaviour];
  if (settles !== 'at once') return wait(context, intent, method);
  return decline ? fail(context, intent, method, decline) : succeed(context, intent, method);
};

const wait = (
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  method: PaymentMethod,
): Stripe.PaymentIntent => {
  const charge = recordCharge(context, intent, method, { kind: 'pending' });
  if (BEHAVIOURS[method.behaviour].settles === 'later') context.settlement.schedule(intent.id);
  return move(context, 'payment_intent.processing', {
    ...intent,
    status: 'processing',
    latest_charge: charge.id,
  });
};

const succeed = (
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  method: PaymentMethod,
): Stripe.PaymentIntent => {
  const held = intent.capture_method === 'manual';
  const charge = recordCharge(context, intent, method, { kind: held ? 'held' : 'captured' });
  recordInLedger(context.state, held ? 'authorise' : 'charge', intent, intent.amount, context.now());
  if (!held && isDisputedCard(method.behaviour)) context.settlement.schedule(charge.id);
  const done = { ...intent, latest_charge: charge.id, last_payment_error: null };
  return held
    ? move(context, 'payment_intent.amount_capturable_updated', {
        ...done,
        status: 'requires_capture',
        amount_capturable: intent.amount,
      })
    : move(context, 'payment_intent.succeeded', {
        ...done,
        status: 'succeeded',
        amount_received: intent.amount,
      });
};

const fail = (
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): Stripe.PaymentIntent => {
  const byShopper = decline === DECLINES.authentication;
  const charge = byShopper ? null : recordCharge(context, intent, method, { kind: 'declined', decline });
  return move(context, 'payment_intent.payment_failed', {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: charge?.id ?? null,
    last_payment_error: {
      type: byShopper ? 'invalid_request_error' : 'card_error',
      // Our own table holds only codes that Stripe documents; its type is a long union of them.
      code: decline.code as Stripe.PaymentIntent.LastPaymentError.Code,
      message: decline.message,
      payment_method: describePaymentMethod(method, secondsOf(context.now())),
      payment_method_type: method.type,
      ...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
      ...(charge ? { charge: charge.id } : {}),
    },
  });
};

/** A charge that was pending is the same one when it settles. */
const recordCharge = (
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  method: PaymentMethod,
  result: ChargeResult,
): Stripe.Charge => {
  const charge = newCharge(intent, method, result, secondsOf(context.now()));
  const id = intent.status === 'processing' ? String(intent.latest_charge) : charge.id;
  return context.state.save('charge', id, { ...charge, id });
};

const move = (
  context: SandboxContext,
  event: Stripe.Event.Type,
  intent: Stripe.PaymentIntent,
): Stripe.PaymentIntent => {
  context.state.save('payment_intent', intent.id, intent);
  context.emit(event, intent);
  advanceSession(context, intent);
  return intent;
};

const methodOf = (context: SandboxContext, intent: Stripe.PaymentIntent): PaymentMethod => {
  const method = context.state.find('means', String(intent.payment_method));
  if (!method) throw new Error(`${intent.id} was confirmed with a payment method that is not stored`);
  return method;
};
