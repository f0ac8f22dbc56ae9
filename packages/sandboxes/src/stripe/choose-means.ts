import { isRefusal, type Refusal, refuseParameter, refuseUnknownId } from './answer.ts';
import { takeConfirmationToken } from './confirmation-tokens.ts';
import type { SandboxContext } from './context.ts';
import type { FormFields } from './form-fields.ts';
import { newId } from './ids.ts';
import type { Means } from './means.ts';
import { findWellKnownBankAccount } from './test-cards.ts';
import { wellKnownCard } from './well-known-card.ts';

const TOKEN_PARAM = 'payment_method_data[card][token]';

/** What a create or confirm wants to pay with: null when it names nothing. A token is used up here. */
export const chooseMeans = (context: SandboxContext, fields: FormFields): Means | Refusal | null => {
  const confirmation = fields.text('confirmation_token');
  const token = fields.text(TOKEN_PARAM);
  const method = fields.text('payment_method');
  const means = confirmation
    ? takeConfirmationToken(context, confirmation)
    : token
      ? meansOfToken(context, token)
      : method
        ? meansOfMethod(context, method)
        : null;
  if (means && !isRefusal(means)) context.state.save('means', means.id, means);
  return means;
};

const meansOfToken = (context: SandboxContext, token: string): Means | Refusal => {
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

const meansOfMethod = (context: SandboxContext, method: string): Means | Refusal => {
  const behaviour = findWellKnownBankAccount(method);
  if (behaviour) return { ...BANK_ACCOUNT, id: newId('pm'), behaviour };
  return (
    wellKnownCard(context, method) ??
    context.state.find('means', method) ??
    refuseUnknownId('PaymentMethod', method, 'payment_method')
  );
};

const BANK_ACCOUNT = {
  type: 'us_bank_account',
  brand: 'bank',
  last4: '6789',
  expMonth: 0,
  expYear: 0,
} as const;
