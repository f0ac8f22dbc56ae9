import type Stripe from 'stripe';
import { isRefusal, type Refusal, refuseParameter, refuseUnknownId } from './answer.ts';
import { takeConfirmationToken } from './confirmation-tokens.ts';
import type { SandboxContext } from './context.ts';
import type { FormFields } from './form-fields.ts';
import { newId } from './ids.ts';
import type { PaymentMethod } from './payment-method.ts';
import { findWellKnownBankAccount } from './test-cards.ts';
import { wellKnownCard } from './well-known-card.ts';

const TOKEN_PARAM = 'payment_method_data[card][token]';

/** What a create or confirm wants to pay with: null when it names nothing. A token is used up here. */
export const choosePaymentMethod = (
  context: SandboxContext,
  fields: FormFields,
  captureMethod: Stripe.PaymentIntent.CaptureMethod,
): PaymentMethod | Refusal | null => {
  const confirmation = fields.text('confirmation_token');
  const token = fields.text(TOKEN_PARAM);
  const methodId = fields.text('payment_method');
  const method = confirmation
    ? takeConfirmationToken(context, confirmation, captureMethod)
    : token
      ? methodOfToken(context, token)
      : methodId
        ? methodOfId(context, methodId)
        : null;
  if (method && !isRefusal(method)) context.state.save('means', method.id, method);
  return method;
};

const methodOfToken = (context: SandboxContext, token: string): PaymentMethod | Refusal => {
  const wellKnown = wellKnownCard(context, token);
  if (wellKnown) return wellKnown;
  const found = context.state.find('token', token);
  if (!found) return refuseUnknownId('token', token, TOKEN_PARAM);
  if (found.token.used) {
    const message = `You cannot use a Stripe token more than once: ${token}.`;
    return refuseParameter(TOKEN_PARAM, message, 'token_already_used');
  }
  context.state.save('token', token, { ...found, token: { ...found.token, used: true } });
  return found.means;
};

const methodOfId = (context: SandboxContext, methodId: string): PaymentMethod | Refusal => {
  const behaviour = findWellKnownBankAccount(methodId);
  if (behaviour) return { ...BANK_ACCOUNT, id: newId('pm'), behaviour };
  return (
    wellKnownCard(context, methodId) ??
    context.state.find('means', methodId) ??
    refuseUnknownId('PaymentMethod', methodId, 'payment_method')
  );
};

const BANK_ACCOUNT = {
  type: 'us_bank_account',
  brand: 'bank',
  last4: '6789',
  expMonth: 0,
  expYear: 0,
} as const;
