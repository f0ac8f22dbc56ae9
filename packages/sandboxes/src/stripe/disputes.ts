import type Stripe from 'stripe';
import type { DisputeOrder } from '../control/dispute-lever.ts';
import { ok } from '../machinery/answer.ts';
import { refuseUnknownId } from './answer.ts';
import type { Endpoint } from './api-call.ts';
import { type SandboxContext, secondsOf } from './context.ts';
import { newId } from './ids.ts';
import { recordInLedger } from './ledger.ts';
import type { BehaviourName } from './test-cards.ts';

/** What Stripe charges for a dispute in the United States, in cents. */
const FEE = 1_500;
/** Banks give about so long. */
const ANSWER_WITHIN_S = 14 * 86_400;

/** `GET /v1/disputes/:id` */
export const readDispute: Endpoint = (context, { id }) => {
  const dispute = context.state.find('dispute', id);
  return dispute ? ok(dispute) : refuseUnknownId('dispute', id);
};

/** What becomes of the last payment of an order that took money, or of its open dispute. */
export const turnStripeDispute = (
  context: SandboxContext,
  { order, turn, cents }: DisputeOrder,
): string | null => {
  const charge = context.state
    .list('charge')
    .findLast(({ captured, metadata }) => captured && metadata.order_id === order);
  if (!charge) return null;
  const open = context.state
    .list('dispute')
    .findLast((dispute) => dispute.charge === charge.id && isOpen(dispute));
  if (turn === 'won' || turn === 'lost') return open ? close(context, charge, open, turn).id : null;
  if (open) return turn === 'opened' && isInquiry(open) ? escalate(context, charge, open).id : null;
  return openDispute(context, charge, { isInquiry: turn === 'inquiry', reason: 'fraudulent', cents }).id;
};

/** By what card it was paid: Stripe's test cards of disputes. */
const DISPUTED_BY = {
  disputed: { isInquiry: false, reason: 'fraudulent' },
  disputedNotReceived: { isInquiry: false, reason: 'product_not_received' },
  inquired: { isInquiry: true, reason: 'fraudulent' },
} as const satisfies Partial<Record<BehaviourName, object>>;

/** Whether a charge to such a card is disputed a moment later. */
export const isDisputedCard = (behaviour: BehaviourName): behaviour is keyof typeof DISPUTED_BY =>
  behaviour in DISPUTED_BY;

export const disputeCharge = (context: SandboxContext, id: string): void => {
  const charge = context.state.find('charge', id);
  const behaviour = context.state.find('means', String(charge?.payment_method))?.behaviour;
  if (!charge || !behaviour || !isDisputedCard(behaviour)) return;
  openDispute(context, charge, DISPUTED_BY[behaviour]);
  context.commit();
};

/** The payer's bank comes with a question, or takes the money at once. */
const openDispute = (
  context: SandboxContext,
  charge: Stripe.Charge,
  {
    isInquiry: asks,
    reason,
    cents,
  }: { readonly isInquiry: boolean; readonly reason: string; readonly cents?: number | undefined },
): Stripe.Dispute => {
  const asked = newDispute(charge, {
    reason,
    amount: Math.min(cents ?? charge.amount_captured, charge.amount_captured),
    created: secondsOf(context.now()),
  });
  context.state.save('charge', charge.id, { ...charge, disputed: true });
  const dispute = context.state.save('dispute', asked.id, asks ? asked : withdraw(context, charge, asked));
  context.emit('charge.dispute.created', dispute);
  if (!asks) context.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
};

/** The bank was not content with the answer to its question. */
const escalate = (context: SandboxContext, charge: Stripe.Charge, asked: Stripe.Dispute): Stripe.Dispute => {
  const dispute = context.state.save('dispute', asked.id, withdraw(context, charge, asked));
  context.emit('charge.dispute.updated', dispute);
  context.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
};

const close = (
  context: SandboxContext,
  charge: Stripe.Charge,
  open: Stripe.Dispute,
  turn: 'won' | 'lost',
): Stripe.Dispute => {
  // A question takes no money, so nothing comes back of one.
  if (isInquiry(open)) return tell(context, { ...open, status: 'warning_closed' });
  if (turn === 'lost') return tell(context, { ...open, status: 'lost' });
  recordInLedger(context.state, 'dispute', intentOf(context, charge), -open.amount, context.now());
  const back = newBalanceTransaction(open, open.amount, 0);
  const won = { ...open, status: 'won', balance_transactions: [...open.balance_transactions, back] };
  context.emit('charge.dispute.funds_reinstated', won);
  return tell(context, won);
};

const tell = (context: SandboxContext, closed: Stripe.Dispute): Stripe.Dispute => {
  context.emit('charge.dispute.closed', closed);
  return context.state.save('dispute', closed.id, closed);
};

const withdraw = (
  context: SandboxContext,
  charge: Stripe.Charge,
  dispute: Stripe.Dispute,
): Stripe.Dispute => {
  recordInLedger(context.state, 'dispute', intentOf(context, charge), dispute.amount, context.now());
  return {
    ...dispute,
    status: 'needs_response',
    is_charge_refundable: false,
    balance_transactions: [newBalanceTransaction(dispute, -dispute.amount, FEE)],
  };
};

const intentOf = ({ state }: SandboxContext, { payment_intent: id }: Stripe.Charge): Stripe.PaymentIntent => {
  const intent = state.find('payment_intent', String(id));
  if (!intent) throw new Error(`the charge of ${id} has no payment intent`);
  return intent;
};

const isInquiry = ({ status }: Stripe.Dispute): boolean => status.startsWith('warning_');

const isOpen = ({ status }: Stripe.Dispute): boolean =>
  status === 'needs_response' || status === 'warning_needs_response';

const newBalanceTransaction = (
  { id, created, currency }: Stripe.Dispute,
  amount: number,
  fee: number,
): Stripe.BalanceTransaction => ({
  id: newId('txn'),
  object: 'balance_transaction',
  amount,
  available_on: created,
  balance_type: 'payments',
  created,
  currency,
  description: amount < 0 ? 'Chargeback withdrawal' : 'Chargeback reversal',
  exchange_rate: null,
  fee,
  fee_details:
    fee > 0
      ? [{ amount: fee, application: null, currency, description: 'Dispute fee', type: 'stripe_fee' }]
      : [],
  net: amount - fee,
  reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
  source: id,
  status: 'available',
  type: 'adjustment',
});

/** As a question; {@link withdraw} makes a chargeback of it. */
const newDispute = (
  charge: Stripe.Charge,
  { reason, amount, created }: Pick<Stripe.Dispute, 'reason' | 'amount' | 'created'>,
): Stripe.Dispute => ({
  id: newId('du'),
  object: 'dispute',
  amount,
  balance_transactions: [],
  charge: charge.id,
  created,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: NO_EVIDENCE,
  evidence_details: {
    due_by: created + ANSWER_WITHIN_S,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'manual',
  },
  intended_submission_method: null,
  is_charge_refundable: true,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason,
  status: 'warning_needs_response',
});

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
