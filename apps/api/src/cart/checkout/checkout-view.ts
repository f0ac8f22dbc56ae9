import type { CheckoutView } from '@counterpane/contract/checkout/checkout';
import type { PaymentProvider } from '@counterpane/providers/payment/port';
import { chosenNumberOfPayments } from '@counterpane/rules/payments/instalments';
import type { Storefront } from '../../catalogue/storefront.ts';
import { offeredMethods } from '../payment-methods/method-availability.ts';
import { storedBoolean } from './permission-events.ts';
import type { SavedCheckout } from './saved-checkout.ts';

/** What a visitor has entered so far, and the ways to pay in their country, as the checkout pages read it. */
export const checkoutView = (
  saved: SavedCheckout,
  storefront: Pick<Storefront, 'definition' | 'flags' | 'capture'>,
  providers: ReadonlyMap<string, PaymentProvider>,
): CheckoutView => ({
  shippingAddress: saved.shippingAddress ?? null,
  billingAddress: (saved.sameAsShipping ? saved.shippingAddress : saved.billingAddress) ?? null,
  sameAsShipping: saved.sameAsShipping ?? true,
  email: saved.email ?? '',
  permissions: {
    sendEmail: storedBoolean(saved.permissions?.sendEmail),
    sendSMS: storedBoolean(saved.permissions?.sendSMS),
  },
  deliveryOption: saved.deliveryOption ?? 'ground',
  withMattressRemoval: saved.withMattressRemoval ?? false,
  paymentProvider: saved.paymentProvider ?? null,
  cardToken: saved.cardToken ?? null,
  splitItNumberOfPayments: chosenNumberOfPayments(saved.numberOfPayments),
  hidesEmailOptIn: storefront.flags.hideEmailCheckbox,
  asksBillingAddress: storefront.flags.billingStep,
  regionDebounceLeading: storefront.flags.regionDebounceLeading,
  submittedSteps: saved.submitted ?? { shipping: false, billing: false },
  paymentProviders: offeredMethods(storefront, providers).map(({ id, label, entry }) => ({
    id,
    label,
    entry,
    ...(storefront.capture === 'shipment' ? chargedLater(providers.get(id)) : {}),
  })),
});

/** A day before the hold ends it is charged, whatever has shipped [R048]. */
const chargedLater = (provider: PaymentProvider | undefined) =>
  provider?.holds ? { chargedWithinDays: provider.holds.days - 1 } : {};
