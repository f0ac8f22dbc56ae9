import type { CheckoutView } from '@counterpane/contract/checkout';
import type { PaymentProvider } from '@counterpane/providers/payment/port';
import type { SavedCheckout } from './saved-checkout.ts';

/** Labels of the specification (checkout section 3). */
const LABELS: Readonly<Record<string, string>> = { stripeDirect: 'Card', stripeCanada: 'Card' };

/** What a visitor has entered so far, as the checkout pages read it. */
export const checkoutView = (
  saved: SavedCheckout,
  providers: ReadonlyMap<string, PaymentProvider>,
): CheckoutView => ({
  shippingAddress: saved.shippingAddress ?? null,
  billingAddress: (saved.sameAsShipping ? saved.shippingAddress : saved.billingAddress) ?? null,
  sameAsShipping: saved.sameAsShipping ?? true,
  email: saved.email ?? '',
  permissions: {
    sendEmail: saved.permissions?.sendEmail ?? false,
    sendSMS: saved.permissions?.sendSMS ?? false,
  },
  deliveryOption: saved.deliveryOption ?? 'ground',
  withMattressRemoval: saved.withMattressRemoval ?? false,
  paymentProvider: saved.paymentProvider ?? null,
  cardToken: saved.cardToken ?? null,
  submittedSteps: saved.submitted ?? { shipping: false, billing: false },
  paymentProviders: [...providers.keys()].map((id) => ({ id, label: LABELS[id] ?? id })),
});
