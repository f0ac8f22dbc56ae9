import { money } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { parseReference } from '../order-reference.ts';
import type { ProviderEntry } from '../port.ts';
import type { TruemedSession } from './truemed-answers.ts';

/** A session in the words of the payment table [R005]. Null for one that belongs to no order of ours. */
export const findOutcomeOfSession = (session: TruemedSession): PaymentOutcome | null => {
  const order = parseReference(session.metadata);
  if (!order) return null;
  const state = STATES[session.status];
  const page = session.redirect_url;
  return {
    ...order,
    state,
    reference: session.id,
    // Truemed sells in dollars alone.
    amount: money(session.capture_amount ?? session.total_amount, 'USD'),
    card: null,
    nextAction: state === 'challenge' && page ? { type: 'redirect', url: page } : null,
    failure:
      state === 'failed'
        ? { code: 'rejected', message: 'Truemed reviewed the payment and did not accept it.' }
        : null,
    providerStatus: session.status,
  };
};

/** "Get Payment Status": its summary includes disputes, without an amount, an id or a time. */
export const disputedOf = ({ status_summary: summary }: TruemedSession): ProviderEntry['disputed'] =>
  summary === 'Disputed' ? 'open' : undefined;

/** Cents that were given back in all; null where the session does not say. */
export const refundedOf = ({ refund_amount: sum, status_summary: summary }: TruemedSession): number | null =>
  sum ?? (summary === 'Captured' ? 0 : null);

/** A card that is declined on the page is no end of it: the shopper may try another. */
const STATES: Readonly<Record<TruemedSession['status'], PaymentOutcome['state']>> = {
  pending: 'challenge',
  processing: 'processing',
  captured: 'succeeded',
  rejected: 'failed',
  authorized: 'authorised',
  canceled: 'cancelled',
  authorization_voided: 'cancelled',
  authorization_expired: 'cancelled',
};
