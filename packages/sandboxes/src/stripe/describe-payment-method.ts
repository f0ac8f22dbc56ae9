import type Stripe from 'stripe';
import type { PaymentMethod } from './payment-method.ts';

/** The public face of what pays, as it stands in errors and expanded answers. */
export const describePaymentMethod = (method: PaymentMethod, created: number): Stripe.PaymentMethod => ({
  id: method.id,
  object: 'payment_method',
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  created,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: method.type,
  ...(method.type === 'card' ? { card: describeCard(method) } : {}),
});

const describeCard = (method: PaymentMethod): Stripe.PaymentMethod.Card => ({
  brand: method.brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: null },
  country: 'US',
  display_brand: method.brand,
  exp_month: method.expMonth,
  exp_year: method.expYear,
  funding: 'credit',
  generated_from: null,
  last4: method.last4,
  networks: { available: [method.brand], preferred: null },
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
  wallet: method.wallet ? { type: method.wallet, dynamic_last4: null } : null,
});
