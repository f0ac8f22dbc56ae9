import { BEFORE_PAYMENT, type PaymentState } from '@counterpane/contract/checkout/checkout-state';
import { findMethod, type PaymentMethod } from '@counterpane/rules/payments/methods';
import { expressState } from './express.ts';
import type { SavedCheckout } from './saved-checkout.ts';

/** What was chosen so far, and what the shopper has approved of it [K3]. */
export const paymentState = (saved: SavedCheckout): PaymentState => {
  const { paymentProvider, cardToken } = saved;
  const method = findMethod(paymentProvider ?? '');
  return {
    ...BEFORE_PAYMENT,
    ...expressState(saved.express),
    stripeExtraData: method && method.types.length > 0 ? { paymentMethodTypes: [...method.types] } : null,
    ...(method?.integration === 'card-provider' ? cardProviderState(method, cardToken) : {}),
    amazonCheckoutSessionId: saved.amazonSessionId ?? null,
    paymentToken: cardToken ?? null,
  };
};

/** The same token under the name of the card provider's element that gave it. */
const cardProviderState = ({ id, entry }: PaymentMethod, token: SavedCheckout['cardToken']) => {
  const isElement = entry !== 'card-fields';
  return {
    isStripeValid: token !== undefined && !isElement,
    paymentElementPaymentProvider: isElement ? id : null,
    paymentElementConfirmationTokenObject: token?.id.startsWith('ctoken_')
      ? { id: token.id, object: 'confirmation_token' }
      : null,
    stripePaymentRequestToken: id === 'stripePaymentRequest' && token ? token.id : null,
  };
};
