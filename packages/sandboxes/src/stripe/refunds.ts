import type Stripe from 'stripe';
import { ok } from '../machinery/answer.ts';
import {
  isRefusal,
  type Refusal,
  refuse,
  refuseMissing,
  refuseParameter,
  refuseUnknownId,
} from './answer.ts';
import type { Endpoint } from './api-call.ts';
import { type SandboxContext, secondsOf } from './context.ts';
import { newId } from './ids.ts';
import { recordInLedger } from './ledger.ts';
import { formatAmount } from './refuse-amount.ts';

/** `POST /v1/refunds`: gives back (part of) a payment, never more than was taken. */
export const createRefund: Endpoint = (context, { fields }) => {
  const intentId = fields.text('payment_intent');
  if (!intentId) return refuseMissing('payment_intent');
  const intent = context.state.find('payment_intent', intentId);
  if (!intent) return refuseUnknownId('payment_intent', intentId, 'payment_intent');
  const charge = findRefundable(context, intent);
  if (isRefusal(charge)) return charge;
  if (isDisputed(context, charge)) return refuseDisputed(charge);
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = fields.integer('amount') ?? left;
  const refused = refuseRefund(charge, amount, left);
  if (refused) return refused;
  const behaviour = context.state.find('means', String(intent.payment_method))?.behaviour;
  const made = newRefund(charge, amount, secondsOf(context.now()));
  const refund = behaviour === 'refundPending' ? { ...made, status: 'pending' as const } : made;
  if (behaviour === 'refundPending' || behaviour === 'refundFails') context.settlement.schedule(refund.id);
  context.state.save('refund', refund.id, refund);
  recordInLedger(context.state, 'refund', intent, amount, context.now());
  const refunded = charge.amount_refunded + amount;
  const after = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount_captured };
  context.emit('charge.refunded', context.state.save('charge', charge.id, after));
  return ok(refund);
};

/** Cents of a pending refund that the bank will not take. */
const FAILS = 14;

/** What the bank did with a refund days later: took one that was pending or refused it, or sent back one that had gone through. */
export const resolveRefund = (context: SandboxContext, refundId: string): void => {
  const refund = context.state.find('refund', refundId);
  if (!refund) return;
  const succeeds = refund.status === 'pending' && refund.amount % 100 !== FAILS;
  if (!succeeds) undoRefund(context, refund);
  const after = succeeds
    ? { ...refund, status: 'succeeded' as const }
    : {
        ...refund,
        status: 'failed' as const,
        failure_reason: 'expired_or_canceled_card' as const,
        failure_balance_transaction: newId('txn'),
      };
  context.state.save('refund', refundId, after);
  context.emit('refund.updated', after);
  context.emit('charge.refund.updated', after);
  if (!succeeds) context.emit('refund.failed', after);
  context.commit();
};

/** The money is with the account again. */
const undoRefund = (context: SandboxContext, refund: Stripe.Refund): void => {
  const intent = context.state.find('payment_intent', String(refund.payment_intent));
  if (intent) recordInLedger(context.state, 'refund', intent, -refund.amount, context.now());
  const charge = context.state.find('charge', String(refund.charge));
  if (!charge) return;
  const amount_refunded = charge.amount_refunded - refund.amount;
  context.state.save('charge', charge.id, { ...charge, amount_refunded, refunded: false });
};

/** `GET /v1/refunds/:id` */
export const readRefund: Endpoint = (context, { id }) => {
  const refund = context.state.find('refund', id);
  return refund ? ok(refund) : refuseUnknownId('refund', id);
};

const findRefundable = (context: SandboxContext, intent: Stripe.PaymentIntent): Stripe.Charge | Refusal => {
  const charge = context.state.find('charge', String(intent.latest_charge));
  return charge && charge.amount_captured > 0
    ? charge
    : refuseParameter(
        'payment_intent',
        `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      );
};

const isDisputed = ({ state }: SandboxContext, { id }: Stripe.Charge): boolean =>
  state.list('dispute').some((dispute) => dispute.charge === id && !dispute.is_charge_refundable);

const refuseDisputed = ({ id }: Stripe.Charge): Refusal =>
  refuse(400, {
    type: 'invalid_request_error',
    code: 'charge_disputed',
    message: `Charge ${id} has been charged back; cannot issue a refund.`,
  });

const refuseRefund = (charge: Stripe.Charge, amount: number, left: number): Refusal | null => {
  if (left === 0) {
    return refuse(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  }
  if (!(amount >= 1))
    return refuseParameter('amount', 'Invalid positive integer', 'parameter_invalid_integer');
  if (amount <= left) return null;
  const [asked, unrefunded] = [formatAmount(amount, charge.currency), formatAmount(left, charge.currency)];
  return refuseParameter(
    'amount',
    `Refund amount (${asked}) is greater than unrefunded amount on charge (${unrefunded})`,
  );
};

const newRefund = (charge: Stripe.Charge, amount: number, created: number): Stripe.Refund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  balance_transaction: newId('txn'),
  charge: charge.id,
  created,
  currency: charge.currency,
  customer: null,
  customer_account: null,
  metadata: {},
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});
