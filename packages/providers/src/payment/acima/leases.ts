import { type Money, money, sameMoney } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { LenderClient, LenderRefusal } from '../lender/lender-client.ts';
import type { LenderRecord } from '../lender/list-lender-entries.ts';
import { formatReference, type OrderReference, parseReference } from '../order-reference.ts';
import type { PayRequest } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { type AcimaLease, anySchema, leaseSchema } from './acima-answers.ts';

/** Acima's two clients: one of the API, with an access token, and one of the frame, with the merchant's key. */
export interface AcimaClients {
  readonly api: LenderClient;
  readonly frame: LenderClient;
  readonly merchantId: string;
}

export const contractPath = (id: string, verb = ''): string =>
  `/api/contracts/${encodeURIComponent(id)}${verb}`;

const findLease = async ({ api }: AcimaClients, id: string): Promise<AcimaLease | null> => {
  const found = await api({ method: 'GET', path: contractPath(id), answer: leaseSchema });
  if (found.ok) return found.value;
  if (found.status === 404) return null;
  throw new ProviderUnavailable(`Acima does not tell of a lease: ${found.message}`);
};

/** Where a page has led, with nothing done about it. */
export const findLeaseOutcome = async (clients: AcimaClients, id: string): Promise<PaymentOutcome | null> =>
  (await readStatements(clients, id))?.outcome ?? null;

/** Finalises what its shopper signed: nothing that Acima sends could do it for us. */
export const takeLease = async (clients: AcimaClients, id: string): Promise<PaymentOutcome | null> => {
  const lease = await findLease(clients, id);
  const owner = parseReference(lease?.transaction_id);
  if (!lease || !owner) return null;
  return lease.status === 'signed' ? finalize(clients, lease, owner) : outcomeOf(lease, owner);
};

/** What Acima's statement says. */
export const readStatements = async (clients: AcimaClients, id: string): Promise<LenderRecord | null> => {
  const lease = await findLease(clients, id);
  const owner = parseReference(lease?.transaction_id);
  return lease && owner && { outcome: outcomeOf(lease, owner), refunds: lease.refunds ?? [] };
};

/** The lease that the frame gave to a page, `<lease>/<checkout token>`, once it is sure that it fits the order. */
export const payWithLease = async (clients: AcimaClients, request: PayRequest): Promise<PaymentOutcome> => {
  const { token, amount, orderId } = request;
  const [id = '', checkoutToken] = token.split('/');
  const lease = await findLease(clients, id);
  if (!lease) return refused(request, { code: 'lease_unknown', message: 'No such lease.' });
  const owner = parseReference(lease.transaction_id);
  if (owner && owner.orderId !== orderId)
    return refused(request, {
      code: 'lease_of_another_order',
      message: 'This lease belongs to another order.',
    });
  if (!sameMoney(amountOf(lease), amount)) {
    const message = 'Your lease was approved for another amount. Please ask for a new one.';
    return refused(request, { code: 'lease_of_another_amount', message });
  }
  return lease.status === 'signed'
    ? finalize(clients, { ...lease, checkout_token: checkoutToken ?? lease.checkout_token }, request)
    : outcomeOf(lease, owner ?? request);
};

const finalize = async (
  clients: AcimaClients,
  lease: AcimaLease,
  owner: OrderReference,
): Promise<PaymentOutcome> => {
  const { id } = lease;
  const answer = await clients.frame({
    method: 'POST',
    path: `/merchants/${encodeURIComponent(clients.merchantId)}/leases/${encodeURIComponent(id)}/finalize`,
    body: { checkout_token: lease.checkout_token, transaction: { id: formatReference(owner) } },
    headers: { 'idempotency-key': `finalize-${id}` },
    answer: anySchema,
  });
  const after = (await findLease(clients, id)) ?? lease;
  const outcome = outcomeOf(after, parseReference(after.transaction_id) ?? owner);
  if (answer.ok || outcome.state === 'succeeded') return outcome;
  return { ...outcome, state: 'failed', nextAction: null, failure: failureOf(answer) };
};

/** A lease in the words of the payment table [R005]. */
const outcomeOf = (lease: AcimaLease, { orderId, paymentId }: OrderReference): PaymentOutcome => {
  const state = STATES[lease.status];
  const page = lease.checkout_url;
  return {
    state,
    reference: lease.id,
    amount: amountOf(lease),
    orderId,
    paymentId,
    card: null,
    nextAction: state === 'challenge' && page ? { type: 'redirect', url: page } : null,
    failure: state === 'failed' ? { code: 'declined', message: 'Acima declined the lease.' } : null,
    providerStatus: lease.status,
  };
};

const STATES: Readonly<Record<AcimaLease['status'], PaymentOutcome['state']>> = {
  open: 'challenge',
  signed: 'authorised',
  finalized: 'succeeded',
  declined: 'failed',
  terminated: 'cancelled',
};

/** Acima leases in dollars alone. */
const amountOf = ({ amount }: AcimaLease): Money => money(amount, 'USD');

const failureOf = ({ code, message }: Pick<LenderRefusal, 'code' | 'message'>) => ({
  code: /insufficient/i.test(code) ? 'insufficient_funds' : code,
  message: message || 'Acima declined the lease.',
});

const refused = (
  { amount, orderId, paymentId }: PayRequest,
  failure: NonNullable<PaymentOutcome['failure']>,
): PaymentOutcome => ({
  state: 'failed',
  reference: null,
  amount,
  orderId,
  paymentId,
  card: null,
  nextAction: null,
  failure,
  providerStatus: 'refused',
});
