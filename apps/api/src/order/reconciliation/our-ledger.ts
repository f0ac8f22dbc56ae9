import type { ProviderEntry } from '@counterpane/providers/payment/port';
import { money } from '@counterpane/rules/money/money';
import { and, eq, gte, inArray, like, or } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { disputes, unknownDisputes } from '../disputes/tables.ts';
import { isToldOf } from '../disputes/unknown-disputes.ts';
import { amountOf } from '../payments/ledger.ts';
import { ledgerEntries, payments } from '../payments/tables.ts';
import { givenCents } from '../refunds/store.ts';
import { refunds } from '../refunds/tables.ts';
import type { OurCharge, OurDispute, OurLedger, OurRefund } from './compare-ledgers.ts';
import { findSummedPayments } from './compare-refund-sums.ts';
import { loadAttempts, loadSurpluses } from './our-attempts.ts';
import { loadCaptured } from './our-captures.ts';

/**
 * The part of our ledger to load: the entries of some providers since a time, and those that the provider's
 * statement names.
 */
interface LedgerRequest {
  readonly providers: readonly string[];
  readonly since: string;
  readonly spokenOf: readonly ProviderEntry[];
  /** A refund without an answer, or a surplus payment, that is older than this is overdue. */
  readonly overdueBefore: string;
  /** Whether the provider can be asked about disputes: what staff entered has nothing beside it. */
  readonly tellsOfDisputes: boolean;
}

export const loadLedger = async (db: Queries, asked: LedgerRequest): Promise<OurLedger> => {
  const moved = await loadMovements(db, asked);
  const charges = moved.filter(({ kind }) => kind === 'charge');
  const surplus = moved
    .filter(({ kind }) => kind === 'refund')
    .map(
      ({ kind: _, ...one }): OurRefund => ({
        ...one,
        amount: money(-one.amount.amount, one.amount.currency),
        id: one.payment,
        reference: null,
        state: 'surplus',
      }),
    );
  const captured = await loadCaptured(db, {
    ...asked,
    spokenOf: asked.spokenOf.map(({ payment }) => payment),
  });
  return {
    charges: [...charges, ...captured],
    refunds: [...(await loadRefunds(db, asked)), ...surplus],
    attempts: await loadAttempts(db, asked),
    disputes: asked.tellsOfDisputes ? await loadDisputes(db, asked) : [],
    surpluses: await loadSurpluses(db, { providers: asked.providers, before: asked.overdueBefore }),
  };
};

/** Charges, and refunds of surplus payments, by the bookings `charge:<provider>:<payment>` and `refund:…`. */
const loadMovements = async (
  db: Queries,
  { providers, since, spokenOf }: LedgerRequest,
): Promise<(OurCharge & { readonly kind: string })[]> => {
  const spoken = spokenOf.flatMap(({ payment }) =>
    providers.flatMap((id) => [`charge:${id}:${payment}`, `refund:${id}:${payment}`]),
  );
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(
      and(
        inArray(
          ledgerEntries.account,
          providers.map((id) => `provider:${id}`),
        ),
        or(like(ledgerEntries.booking, 'charge:%'), like(ledgerEntries.booking, 'refund:%:%')),
        spoken.length > 0
          ? or(gte(ledgerEntries.createdAt, since), inArray(ledgerEntries.booking, [...new Set(spoken)]))
          : gte(ledgerEntries.createdAt, since),
      ),
    );
  return rows.map((entry) => {
    const [kind = '', , ...payment] = entry.booking.split(':');
    return { kind, orderId: entry.orderId, payment: payment.join(':'), amount: amountOf(entry) };
  });
};

const loadRefunds = async (
  db: Queries,
  { providers, since, spokenOf, overdueBefore }: LedgerRequest,
): Promise<OurRefund[]> => {
  const spoken = spokenOf.filter(({ kind }) => kind === 'refund').map(({ reference }) => reference);
  // Of a payment whose provider tells of a sum, all that was ever given back is in it.
  const summed = [...findSummedPayments(spokenOf)];
  const rows = await db
    .select({ refund: refunds, payment: payments.reference })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        inArray(payments.provider, [...providers]),
        eq(refunds.toCredit, false),
        or(
          gte(refunds.createdAt, since),
          eq(refunds.status, 'pending'),
          ...(spoken.length > 0 ? [inArray(refunds.reference, spoken)] : []),
          ...(summed.length > 0 ? [inArray(payments.reference, summed)] : []),
        ),
      ),
    );
  return rows.flatMap(({ refund, payment }): OurRefund[] => {
    const { id, status, orderId, reference, currency, createdAt } = refund;
    const isPending = status === 'pending';
    const isOverdue = isPending && Date.parse(createdAt) < Date.parse(overdueBefore);
    if (status === 'failed' || payment === null || givenCents(refund) === 0) return [];
    const own = { id, orderId, payment, reference, amount: money(givenCents(refund), currency) };
    if (!isPending) return [{ ...own, state: 'succeeded' }];
    return isOverdue ? [{ ...own, state: 'overdue' }] : [{ ...own, state: 'pending' }];
  });
};

const loadDisputes = async (
  db: Queries,
  { providers, since, spokenOf }: LedgerRequest,
): Promise<OurDispute[]> => {
  const spoken = spokenOf.filter(({ kind }) => kind === 'dispute').map(({ reference }) => reference);
  const rows = await db
    .select({ dispute: disputes, payment: payments.reference, told: unknownDisputes.reference })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .leftJoin(unknownDisputes, isToldOf(payments))
    .where(
      and(
        inArray(payments.provider, [...providers]),
        or(
          gte(disputes.openedAt, since),
          eq(disputes.stage, 'opened'),
          ...(spoken.length > 0 ? [inArray(disputes.reference, spoken)] : []),
        ),
      ),
    );
  return rows.flatMap(({ dispute, payment, told }) =>
    payment === null
      ? []
      : [
          {
            payment,
            reference: dispute.reference,
            orderId: dispute.orderId,
            amount: money(dispute.withdrawnCents, dispute.currency),
            isEnteredByStaff: told !== null,
          },
        ],
  );
};
