import type Stripe from 'stripe';
import { newId, randomText } from './ids.ts';

/** How a bank account is to be verified. */
export type Verification = 'automatic' | 'instant' | 'microdeposits';

interface IntentInput {
  readonly amount: number;
  readonly currency: string;
  readonly verification?: Verification;
  /** Whether cards are to be held so that they can be captured in parts. */
  readonly multicapture?: 'if_available' | 'never';
  readonly captureMethod: Stripe.PaymentIntent.CaptureMethod;
  readonly description: string | null;
  readonly receiptEmail: string | null;
  readonly shipping: Stripe.PaymentIntent.Shipping | null;
  /** What a statement says behind the account's prefix. */
  readonly suffix: string | null;
  readonly metadata: Record<string, string>;
  readonly created: number;
}

/** A payment intent before anyone tried to pay it. The type makes sure that no field of Stripe's is missing. */
export const newPaymentIntent = (input: IntentInput): Stripe.PaymentIntent => {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: input.captureMethod,
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: input.created,
    currency: input.currency,
    customer: null,
    customer_account: null,
    description: input.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { ...cardOptions, ...(input.multicapture && { request_multicapture: input.multicapture }) },
      ...(input.verification && { us_bank_account: { verification_method: input.verification } }),
    },
    payment_method_types: ['card', ...(input.currency === 'usd' ? ['us_bank_account'] : [])],
    payment_record: null,
    processing: null,
    receipt_email: input.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: input.shipping,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: input.suffix,
    status: 'requires_payment_method',
    transfer_group: null,
  };
};

const cardOptions: Stripe.PaymentIntent.PaymentMethodOptions.Card = {
  installments: null,
  mandate_options: null,
  network: null,
  request_three_d_secure: 'automatic',
};
