import { type Money, sameMoney } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { createLenderClient } from '../lender/lender-client.ts';
import { listLenderEntries } from '../lender/list-lender-entries.ts';
import type { PaymentProvider, RefundOutcome, RefundRequest } from '../port.ts';
import { anySchema, failureSchema, refundSchema } from './acima-answers.ts';
import { readAcimaEvent } from './acima-event.ts';
import { createBearer } from './bearer.ts';
import {
  type AcimaClients,
  contractPath,
  findLeaseOutcome,
  payWithLease,
  readStatements,
  takeLease,
} from './leases.ts';
import { openLease } from './open-lease.ts';

interface AcimaProviderOptions {
  /** The provider id of [K3]: `acima`. */
  readonly id: string;
  /** `https://api.acimacredit.com` */
  readonly apiUrl: string;
  /** `https://ecom.acimacredit.com`: whose page the frame shows. */
  readonly frameUrl: string;
  readonly merchantId: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly timeoutMs: number;
}

/** Acima leases goods of 50 to 5,000 dollars. Cents. */
const ACIMA_LEASES = { least: 5_000, most: 500_000 } as const;

/**
 * Leases by Acima [K3]. The shopper signs on Acima's page, and the lease is held for us; `pay` and
 * `capture` finalise it, and we have its whole amount then. Amounts are cents; declines are outcomes; whatever
 * leaves us in doubt throws `ProviderUnavailable`, and the same call may then be made again.
 * @example acimaProvider({ id: 'acima', apiUrl, frameUrl, merchantId, apiKey, … , timeoutMs: 10_000 })
 */
export const acimaProvider = (options: AcimaProviderOptions): PaymentProvider => {
  const { id, apiUrl, frameUrl, merchantId, apiKey, webhookSecret, timeoutMs } = options;
  const bearer = createBearer(options);
  // 409 is none: it may be about a call with the same key, which may have gone through.
  const common = { name: 'Acima', timeoutMs, failure: failureSchema, refusals: [400, 404, 422] };
  const clients: AcimaClients = {
    merchantId,
    api: createLenderClient({
      ...common,
      apiUrl,
      headers: async () => ({ authorization: `Bearer ${await bearer()}` }),
    }),
    frame: createLenderClient({ ...common, apiUrl: frameUrl, headers: () => ({ 'api-token': apiKey }) }),
  };
  const find = (reference: string) => findLeaseOutcome(clients, reference);
  return {
    id,
    pay: (request) => payWithLease(clients, request),
    openHostedPage: (request) => openLease(clients, request),
    find,
    capture: (reference, amount) => capture(clients, reference, amount),
    cancel: (reference, key) => cancel(clients, reference, key),
    refund: (request) => refund(clients, request),
    findsDisputes: 'by_hand',
    listEntries: (request) => listLenderEntries(request, (reference) => readStatements(clients, reference)),
    readEvent: (rawBody, signature) => readAcimaEvent({ webhookSecret, find }, rawBody, signature),
    takesAmount: ({ amount, currency }) =>
      currency === 'USD' && amount >= ACIMA_LEASES.least && amount <= ACIMA_LEASES.most,
  };
};

/** @throws when another amount than the lease is wanted: Acima leases what the shopper signed. */
const capture = async (clients: AcimaClients, reference: string, amount: Money): Promise<PaymentOutcome> => {
  const held = await findLeaseOutcome(clients, reference);
  if (!held || !sameMoney(held.amount, amount))
    throw new Error(`the lease ${reference} is not one of ${amount.amount} ${amount.currency}`);
  return (await takeLease(clients, reference)) ?? held;
};

const cancel = async (
  clients: AcimaClients,
  reference: string,
  key: string,
): Promise<PaymentOutcome | null> => {
  const found = await findLeaseOutcome(clients, reference);
  // Acima would also end a lease that was finalised, and give everything back.
  if (found?.state !== 'challenge' && found?.state !== 'authorised') return found;
  await clients.api({
    method: 'POST',
    path: contractPath(reference, '/termination'),
    body: {},
    headers: { 'idempotency-key': key },
    answer: anySchema,
  });
  return findLeaseOutcome(clients, reference);
};

const refund = async ({ api }: AcimaClients, request: RefundRequest): Promise<RefundOutcome> => {
  const answer = await api({
    method: 'POST',
    path: contractPath(request.reference, '/refunds'),
    body: { amount: request.amount.amount },
    headers: { 'idempotency-key': request.idempotencyKey },
    answer: refundSchema,
  });
  return answer.ok
    ? { reference: answer.value.refund_id, state: 'succeeded' }
    : { reference: request.reference, state: 'failed', failure: answer.message };
};
