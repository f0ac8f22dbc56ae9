import type { Difference } from '@counterpane/contract/staff/reconciliation';
import type { ProviderEntry } from '@counterpane/providers/payment/port';
import { type Money, sameMoney } from '@counterpane/rules/money/money';
import { compareRefundSum, findSummedPayments } from './compare-refund-sums.ts';

/** A charge as our ledger has it. */
export interface OurCharge {
  /** The provider's id of the payment. */
  readonly payment: string;
  readonly orderId: string;
  readonly amount: Money;
}

/** A refund as our ledger has it. A refund of a surplus payment has no id of its own there. */
export interface OurRefund extends OurCharge {
  readonly id: string;
  /** The provider's id of the refund; null until it has answered, and of a payment too many. */
  readonly reference: string | null;
  /** `pending` is recorded and not compared yet; `overdue` has been pending for too long. */
  readonly state: 'succeeded' | 'pending' | 'overdue' | 'surplus';
}

/** A dispute as our ledger has it; its amount is what was taken for it and not put back. */
export interface OurDispute extends OurCharge {
  /** The provider's id of the dispute. */
  readonly reference: string;
  /** Whether staff enter those of its payment: what they typed may be no id that the provider knows. */
  readonly isEnteredByStaff: boolean;
}

/** An attempt without booked money: it has taken none, or its outcome is unknown. */
export interface OurAttempt {
  readonly id: string;
  /** The provider's id of the payment or of its page, or the token that it was called with. */
  readonly payment: string;
  readonly orderId: string;
  readonly attempt: number;
  /** Our id of the provider. */
  readonly provider: string;
}

export interface OurLedger {
  readonly charges: readonly OurCharge[];
  readonly refunds: readonly OurRefund[];
  readonly attempts: readonly OurAttempt[];
  /** Surplus payments that have not been given back for more than a day. */
  readonly surpluses: readonly OurCharge[];
  /** Of providers that can be asked about them. */
  readonly disputes: readonly OurDispute[];
}

/** Differences between our ledger and the provider's. Entries of the provider for other orders are ignored. */
export const compareLedgers = (ours: OurLedger, theirs: readonly ProviderEntry[]): Difference[] => {
  const summed = findSummedPayments(theirs);
  const isListed = ({ payment, state }: OurRefund) => state === 'overdue' || !summed.has(payment);
  return [
    ...ours.charges.flatMap((charge) => compareCharge(charge, theirs)),
    ...theirs.flatMap((entry) => findUnknownCharge(ours, entry)),
    ...ours.refunds.filter(isListed).flatMap((refund) => compareRefund(refund, theirs)),
    ...theirs.flatMap((entry) => compareRefundSum(ours, entry)),
    ...findUnknownRefunds(ours, theirs),
    ...ours.disputes.flatMap((dispute) => compareDispute(dispute, theirs)),
    ...findUnknownDisputes(ours, theirs),
    ...ours.surpluses.map(
      ({ payment, orderId, amount }): Difference => ({
        kind: 'surplus_kept',
        orderId,
        payment,
        reference: payment,
        ours: amount,
        theirs: null,
      }),
    ),
  ];
};

/** The attempt of ours that an entry belongs to, unless the provider says that it is another order's. */
export const findAttempt = (
  { attempts }: Pick<OurLedger, 'attempts'>,
  { payment, orderId }: Pick<ProviderEntry, 'payment' | 'orderId'>,
): OurAttempt | undefined =>
  attempts.find((one) => one.payment === payment && (orderId === null || orderId === one.orderId));

const compareCharge = (
  { payment, orderId, amount }: OurCharge,
  theirs: readonly ProviderEntry[],
): Difference[] => {
  const entry = theirs.find(({ kind, reference }) => kind === 'charge' && reference === payment);
  const both = { orderId, payment, reference: payment, ours: amount };
  if (!entry) return [{ ...both, kind: 'charge_missing', theirs: null }];
  if (sameMoney(entry.amount, amount)) return [];
  const kind = entry.amount.currency === amount.currency ? 'charge_amount' : 'charge_currency';
  return [{ ...both, kind, theirs: entry.amount }];
};

const findUnknownCharge = (ours: OurLedger, entry: ProviderEntry): Difference[] => {
  const { kind, reference, payment, amount } = entry;
  const own = findAttempt(ours, entry);
  const orderId = entry.orderId ?? own?.orderId ?? null;
  if (kind !== 'charge' || orderId === null) return [];
  if (ours.charges.some((charge) => charge.payment === reference)) return [];
  const attempt = own?.attempt ?? null;
  return [{ kind: 'charge_unknown', orderId, payment, reference, ours: null, theirs: amount, attempt }];
};

const compareRefund = (refund: OurRefund, theirs: readonly ProviderEntry[]): Difference[] => {
  const { id, reference, payment, orderId, amount, state } = refund;
  const both = { orderId, payment, reference: reference ?? id, ours: amount };
  if (state === 'overdue') return [{ ...both, kind: 'refund_undecided', theirs: null }];
  if (state === 'pending') return [];
  const entry = theirs.find((one) => isSameRefund(refund, one));
  if (!entry || entry.state === 'failed') return [{ ...both, kind: 'refund_missing', theirs: null }];
  return sameMoney(entry.amount, amount) ? [] : [{ ...both, kind: 'refund_amount', theirs: entry.amount }];
};

/** The refund of a surplus payment is identified by its payment and amount alone. */
const isSameRefund = (ours: OurRefund, entry: ProviderEntry): boolean =>
  entry.kind === 'refund' &&
  (ours.reference === null
    ? entry.payment === ours.payment && sameMoney(entry.amount, ours.amount)
    : entry.reference === ours.reference);

const findUnknownRefunds = (
  { charges, refunds }: OurLedger,
  theirs: readonly ProviderEntry[],
): Difference[] =>
  theirs.flatMap((entry) => {
    const charge = charges.find(({ payment }) => payment === entry.payment);
    if (entry.kind !== 'refund' || entry.state === 'failed' || !charge) return [];
    if (refunds.some((refund) => isSameRefund(refund, entry))) return [];
    const { reference, payment, amount } = entry;
    const { orderId } = charge;
    return [{ kind: 'refund_unknown', orderId, payment, reference, ours: null, theirs: amount }];
  });

const compareDispute = (
  { payment, reference, orderId, amount, isEnteredByStaff }: OurDispute,
  theirs: readonly ProviderEntry[],
): Difference[] => {
  const entry = theirs.find((one) => one.kind === 'dispute' && one.reference === reference);
  const both = { orderId, payment, reference, ours: amount };
  if (!entry) return isEnteredByStaff ? [] : [{ ...both, kind: 'dispute_missing', theirs: null }];
  return sameMoney(entry.amount, amount) ? [] : [{ ...both, kind: 'dispute_amount', theirs: entry.amount }];
};

const findUnknownDisputes = (
  { charges, disputes }: OurLedger,
  theirs: readonly ProviderEntry[],
): Difference[] =>
  theirs.flatMap((entry) => {
    const charge = charges.find(({ payment }) => payment === entry.payment);
    // Of one without an id nothing can be asked: staff look it up.
    if (entry.kind !== 'dispute' || entry.disputed || !charge) return [];
    const { reference, payment, amount } = entry;
    if (disputes.some((dispute) => dispute.reference === reference)) return [];
    const { orderId } = charge;
    return [{ kind: 'dispute_unknown', orderId, payment, reference, ours: null, theirs: amount }];
  });
