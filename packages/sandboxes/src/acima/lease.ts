import type { Refunded } from '../lender/lender.ts';
import type { Answer } from '../machinery/answer.ts';

/** `signed` is the shopper's word, `finalized` the merchant's: money is owed to it from then on. */
type LeaseStatus = 'open' | 'signed' | 'finalized' | 'declined' | 'terminated';

/** One lease as the sandbox keeps it. Cents. */
export interface Lease {
  readonly id: string;
  readonly number: string;
  readonly cents: number;
  readonly currency: 'USD';
  /** `transaction.id`, which the store writes as `<order>/<attempt>`. */
  readonly reference: string | null;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly status: LeaseStatus;
  /** The merchant finalises the lease with it, once the shopper has signed. */
  readonly checkoutToken: string;
  readonly refusal: { readonly code: string; readonly message: string } | null;
  readonly refunds: readonly Refunded[];
}

export const refuse = (status: number, code: string, message: string): Answer => ({
  status,
  body: { code, message },
});

export const ok = (body: object): Answer => ({ status: 200, body });

export const urlOf = ({ id }: Pick<Lease, 'id'>, base: string): string => `${base}/checkout/${id}`;

/** A lease as `GET /api/contracts/{id}` shows it. */
export const present = (lease: Lease, base: string) => ({
  id: lease.id,
  lease_number: lease.number,
  status: lease.status,
  amount: lease.cents,
  currency: lease.currency,
  transaction_id: lease.reference,
  checkout_token: lease.status === 'open' || lease.status === 'declined' ? null : lease.checkoutToken,
  checkout_url: urlOf(lease, base),
  refunds: lease.refunds,
});
