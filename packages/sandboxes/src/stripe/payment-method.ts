import type Stripe from 'stripe';
import type { Means } from './means.ts';

/** The public face of what pays, as it stands in errors and expanded answers. */
export const describeMeans = (means: Means, created: number): Stripe.PaymentMethod => ({
  id: means.id,
  object: 'payment_method',
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  created,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: means.type,
  ...(means.type === 'card' ? { card: describeCard(means) } : {}),
});

const describeCard = (means: Means): Stripe.PaymentMethod.Card => ({
  brand: means.brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: null },
  country: 'US',
  display_brand: means.brand,
  exp_month: means.expMonth,
  exp_year: means.expYear,
  funding: 'credit',
  generated_from: null,
  last4: means.last4,
  networks: { available: [means.brand], preferred: null },
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
  wallet: means.wallet ? { type: means.wallet, dynamic_last4: null } : null,
});
