import type Stripe from 'stripe';
import type { Decline } from './declines.ts';
import { newId } from './ids.ts';
import type { PaymentMethod } from './payment-method.ts';

export type ChargeResult =
  | { readonly kind: 'captured' }
  | { readonly kind: 'held' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'declined'; readonly decline: Decline };

/** One attempt to take the money of an intent, successful or not. */
export const newCharge = (
  intent: Stripe.PaymentIntent,
  method: PaymentMethod,
  result: ChargeResult,
  created: number,
): Stripe.Charge => {
  const decline = result.kind === 'declined' ? result.decline : null;
  const taken = result.kind === 'captured';
  return {
    id: newId(method.type === 'card' ? 'ch' : 'py'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: taken ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: taken ? newId('txn') : null,
    billing_details: noBillingDetails,
    calculated_statement_descriptor: 'COUNTERPANE',
    captured: taken,
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: taken || result.kind === 'held',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method, result.kind === 'held' ? holdOf(intent, created) : {}),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : result.kind === 'pending' ? 'pending' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
};

const noBillingDetails: Stripe.Charge.BillingDetails = {
  address: null,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

const outcomeOf = (decline: Decline | null): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline ? 'declined_by_network' : 'approved_by_network',
  reason: decline ? (decline.declineCode ?? decline.code) : null,
  risk_level: 'normal',
  seller_message: decline
    ? 'The bank did not return any further details with this decline.'
    : 'Payment complete.',
  type: decline ? 'issuer_declined' : 'authorized',
});

const HOLD_SECONDS = 7 * 24 * 60 * 60;

/** A card's hold ends after a week, and can be captured in parts where that was asked for (docs.stripe.com/payments/multicapture). */
const holdOf = (
  { payment_method_options: options }: Stripe.PaymentIntent,
  created: number,
): Pick<Stripe.Charge.PaymentMethodDetails.Card, 'capture_before' | 'multicapture'> => ({
  capture_before: created + HOLD_SECONDS,
  ...(options?.card?.request_multicapture === 'if_available'
    ? { multicapture: { status: 'available' } }
    : {}),
});

const detailsOf = (
  method: PaymentMethod,
  hold: ReturnType<typeof holdOf> | Record<string, never>,
): Stripe.Charge.PaymentMethodDetails => {
  if (method.type === 'us_bank_account') return { type: method.type, us_bank_account: bankDetails(method) };
  if (method.type === 'link') return { type: method.type, link: { country: 'US' } };
  if (method.type === 'afterpay_clearpay') {
    return { type: method.type, afterpay_clearpay: { order_id: null, reference: null } };
  }
  return {
    type: 'card',
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: method.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      electronic_commerce_indicator: null,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      funding: 'credit',
      installments: null,
      last4: method.last4,
      mandate: null,
      network: method.brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: method.wallet ? { type: method.wallet, dynamic_last4: null } : null,
      ...hold,
    },
  };
};

const bankDetails = (method: PaymentMethod): Stripe.Charge.PaymentMethodDetails.UsBankAccount => ({
  account_holder_type: 'individual',
  account_type: 'checking',
  bank_name: 'STRIPE TEST BANK',
  fingerprint: null,
  last4: method.last4,
  payment_reference: null,
  routing_number: '110000000',
});
