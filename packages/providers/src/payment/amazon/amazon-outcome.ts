import type { AmazonSession } from '@counterpane/contract/checkout/amazon';
import { type Money, money } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { moneyOf } from './amazon-amount.ts';
import type { AmazonCharge } from './amazon-answers.ts';
import type { AttemptReference } from './attempt-reference.ts';

/** Written into a session of which nothing is wanted any more: Amazon has no call that ends one. */
export const CLOSED = 'closed by the store';

/** A session that has no charge, in the words of the payment table [R005]. */
export const outcomeOfSession = (session: AmazonSession, owner: AttemptReference): PaymentOutcome => {
  const { statusDetails, paymentDetails, webCheckoutDetails, checkoutSessionId } = session;
  const state = stateOfSession(session);
  const page = webCheckoutDetails.amazonPayRedirectUrl;
  return {
    ...owner,
    state,
    reference: checkoutSessionId,
    amount: paymentDetails.chargeAmount ? moneyOf(paymentDetails.chargeAmount) : money(0, 'USD'),
    card: null,
    nextAction: state === 'challenge' && page ? { type: 'redirect', url: page } : null,
    failure: statusDetails.state === 'Open' ? null : failureOf(statusDetails),
    providerStatus: statusDetails.state,
  };
};

const stateOfSession = ({
  statusDetails,
  merchantMetadata,
}: AmazonSession): Extract<PaymentOutcome['state'], 'challenge' | 'cancelled' | 'failed'> => {
  if (statusDetails.state === 'Open')
    return merchantMetadata?.customInformation === CLOSED ? 'cancelled' : 'challenge';
  return statusDetails.reasonCode === 'BuyerCanceled' ? 'cancelled' : 'failed';
};

const STATES: Readonly<Record<AmazonCharge['statusDetails']['state'], PaymentOutcome['state']>> = {
  AuthorizationInitiated: 'processing',
  Authorized: 'authorised',
  CaptureInitiated: 'processing',
  Captured: 'succeeded',
  Canceled: 'cancelled',
  Declined: 'failed',
};

export const outcomeOfCharge = (charge: AmazonCharge, owner: AttemptReference): PaymentOutcome => {
  const { statusDetails, chargeId } = charge;
  const state = STATES[statusDetails.state];
  return {
    ...owner,
    state,
    reference: chargeId,
    amount: amountOf(charge),
    card: null,
    nextAction: null,
    failure: state === 'failed' ? failureOf(statusDetails) : null,
    providerStatus: statusDetails.state,
  };
};

/** What was taken, or else what may be. */
const amountOf = ({ statusDetails, chargeAmount, captureAmount }: AmazonCharge): Money =>
  moneyOf(statusDetails.state === 'Captured' && captureAmount ? captureAmount : chargeAmount);

type Status = {
  readonly reasonCode?: string | null | undefined;
  readonly reasonDescription?: string | null | undefined;
};

const failureOf = ({ reasonCode, reasonDescription }: Status): NonNullable<PaymentOutcome['failure']> => {
  const message = `Error: ${reasonDescription ?? reasonCode ?? ''}`;
  const code = /insufficient/i.test(message) ? 'insufficient_funds' : (reasonCode ?? 'canceled');
  return { code, message };
};

/** Refused before anything was taken. There is no payment of this order to refer to. */
export const refusedOutcome = (
  { amount, orderId, paymentId }: AttemptReference & { readonly amount: Money },
  failure: NonNullable<PaymentOutcome['failure']>,
): PaymentOutcome => ({
  state: 'failed',
  reference: null,
  amount,
  orderId,
  paymentId,
  card: null,
  nextAction: null,
  failure,
  providerStatus: 'refused',
});
