import type { CardSummary, PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { type OrderReference, parseReference } from '../order-reference.ts';
import type { PayRequest } from '../port.ts';
import { moneyOf } from './splitit-amount.ts';
import type { SplititPlan } from './splitit-answers.ts';

/** A plan in the words of the payment table [R005]. Null for one that belongs to no order of ours. */
export const findOutcomeOfPlan = (plan: SplititPlan): PaymentOutcome | null => {
  const order = parseReference(plan.RefOrderNumber);
  return order && outcomeOfPlan(plan, order);
};

export const outcomeOfPlan = (plan: SplititPlan, { orderId, paymentId }: OrderReference): PaymentOutcome => {
  const state = stateOf(plan);
  const page = plan.Links?.Checkout;
  return {
    state,
    reference: plan.InstallmentPlanNumber,
    amount: moneyOf(plan.OriginalAmount, plan.Currency),
    orderId,
    paymentId,
    card: cardOf(plan),
    nextAction:
      state === 'challenge' && page
        ? { type: 'redirect', url: page, plan: plan.InstallmentPlanNumber }
        : null,
    failure: state === 'failed' ? failureOf(plan) : null,
    providerStatus: plan.Status,
  };
};

/**
 * The whole amount is ours once the plan has started: SplitIt collects the rest. A plan that ended
 * afterwards, by refunds, was still paid.
 */
const stateOf = ({ Status, Authorization, Installments }: SplititPlan): PaymentOutcome['state'] => {
  const hasStarted = Installments?.some((payment) => payment.Status === 'Processed') ?? false;
  switch (Status) {
    case 'Active':
    case 'Cleared':
      return 'succeeded';
    case 'PendingCapture':
      return 'authorised';
    case 'Initialized':
      // The page is open: a declined card on it is not the end, the shopper may try another.
      return 'challenge';
    case 'Canceled':
      if (hasStarted) return 'succeeded';
      return Authorization?.Status === 'Failed' ? 'failed' : 'cancelled';
  }
};

const failureOf = ({ Authorization }: SplititPlan): PaymentOutcome['failure'] => ({
  code: codeOf(Authorization?.GatewayResultCode),
  message: Authorization?.GatewayResultMessage ?? 'The first payment was declined.',
});

/** SplitIt's gateway codes in the words that the store knows. @example "insufficient_funds" */
export const codeOf = (gatewayCode: string | null | undefined): string => {
  if (!gatewayCode) return 'declined';
  return /insufficient/i.test(gatewayCode) ? 'insufficient_funds' : gatewayCode;
};

const cardOf = ({ PaymentMethod }: SplititPlan): CardSummary | null => {
  const { CardBrand: brand, CardNumber: number } = PaymentMethod?.Card ?? {};
  const last4 = number?.slice(-4) ?? '';
  return brand && /^\d{4}$/.test(last4) ? { brand, last4 } : null;
};

/** Refused before anything was taken. There is no payment of this order to refer to. */
export const refusedOutcome = (
  { amount, orderId, paymentId }: PayRequest,
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
