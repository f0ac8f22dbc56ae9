import { type Refunded, sumOf } from '../lender/lender.ts';
import type { Answer } from '../machinery/answer.ts';

type SessionStatus =
  | 'pending'
  | 'processing'
  | 'captured'
  | 'rejected'
  | 'canceled'
  | 'authorized'
  | 'authorization_voided';

/** One payment session as the sandbox keeps it. Cents. */
export interface Session {
  readonly id: string;
  readonly kind: 'one_time_payment' | 'authorization';
  readonly cents: number;
  readonly currency: 'USD';
  /** `metadata`, in which the store writes `<order>/<attempt>`. */
  readonly reference: string | null;
  readonly items: readonly {
    readonly name: string;
    readonly sku: string;
    readonly quantity: number;
    readonly price: number;
  }[];
  readonly successUrl: string;
  readonly failureUrl: string;
  /** `use_iframe`: its page may be framed, and ends with a message. */
  readonly isForFrame: boolean;
  readonly status: SessionStatus;
  readonly captured: number | null;
  readonly refunds: readonly Refunded[];
  /** The payer has taken it to the bank; a dispute that is won is none any more. */
  readonly dispute: 'opened' | 'lost' | null;
  readonly createdAt: string;
  /** What Truemed's review will come to; null while nothing is under review. */
  readonly review: 'captured' | 'rejected' | null;
}

/** Truemed's shape of what was wrong. */
export const refuse = (status: number, error: string, message: string): Answer => ({
  status,
  body: { error, message },
});

export const noSession = (): Answer =>
  refuse(404, 'PaymentSessionDoesNotExist', 'The payment session does not exist.');

export const ok = (body: object): Answer => ({ status: 200, body });

export const redirectUrlOf = ({ id }: Pick<Session, 'id'>, base: string): string => `${base}/checkout/${id}`;

/** A session as `GET /payments/v1/payment_session/{id}` shows it. */
export const present = (session: Session, base: string) => ({
  id: session.id,
  status: session.status,
  kind: session.kind,
  total_amount: session.cents,
  authorize_amount: session.cents,
  capture_amount: session.captured,
  created_at: session.createdAt,
  metadata: session.reference,
  order_items: session.items,
  refund_amount: sumOf(session.refunds),
  status_summary: summaryOf(session),
  redirect_url: redirectUrlOf(session, base),
});

/** What became of it all in all, in Truemed's words. */
const summaryOf = ({ status, captured, cents, refunds, dispute }: Session): string => {
  if (dispute) return 'Disputed';
  const given = sumOf(refunds);
  if (captured !== null && given > 0) return given === captured ? 'Refunded' : 'Partially Refunded';
  if (captured !== null) return captured < cents ? 'Partially Captured' : 'Captured';
  return SUMMARIES[status];
};

const SUMMARIES: Readonly<Record<SessionStatus, string>> = {
  pending: 'Incomplete',
  processing: 'Authorized',
  authorized: 'Authorized',
  captured: 'Captured',
  rejected: 'Canceled',
  canceled: 'Canceled',
  authorization_voided: 'Voided',
};
