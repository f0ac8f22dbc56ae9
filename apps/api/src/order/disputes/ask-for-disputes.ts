import type { PaymentProvider, ProviderEntry } from '@counterpane/providers/payment/port';
import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import { and, eq, exists, gte, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../deps.ts';
import { markAsked } from '../payments/store.ts';
import { payments } from '../payments/tables.ts';
import { unknownDisputes } from './tables.ts';
import { isToldOf, rememberDisputedPayment } from './unknown-disputes.ts';

const DAY_MS = 86_400_000;
/** Payers and their banks have months; of a payment that is older nothing is expected any more. */
const ASKED_FOR_MS = 180 * DAY_MS;
/** A dispute of one is waited for no longer than this after it was paid: not every company says that it is over. */
const WAITED_FOR_MS = 365 * DAY_MS;
/** So many payments of an account are asked about in a run, those first that were not asked about for longest. */
const MOST_ASKED = 1_000;
const AT_ONCE = 8;

interface Asked {
  readonly provider: PaymentProvider | undefined;
  /** The ways to pay of its account. */
  readonly providers: readonly string[];
  /** ISO times: payments since then are read when ledgers are compared, … */
  readonly since: string;
  /** … and those that were asked about since then have had their turn. */
  readonly before: string;
}

/**
 * Asks about what was paid in the last half year, where a company says of a dispute only when it is asked about the payment:
 * disputes come weeks after ledgers were compared. A company that does not answer is left for another day.
 */
export const askForDisputes = async (deps: OrderDeps, { provider, ...asked }: Asked): Promise<void> => {
  if (!provider?.listEntries || provider.findsDisputes !== 'when_asked') return;
  const ago = (ms: number) => new Date(deps.clock.now() - ms).toISOString();
  const ages = { from: ago(ASKED_FOR_MS), disputedFrom: ago(WAITED_FOR_MS) };
  const due = await findDuePayments(deps.database.db, { ...asked, ...ages });
  for (let next = 0; next < due.length; next += AT_ONCE) {
    const answers = await Promise.all(
      due.slice(next, next + AT_ONCE).map((payment) => askAbout(deps, provider, payment)),
    );
    if (!answers.includes(true)) return;
  }
};

interface DuePayment {
  readonly id: string;
  readonly reference: string | null;
}

/** False where the company does not answer. The turn of a payment is over either way, so that one alone does not hold up others. */
const askAbout = async (
  deps: OrderDeps,
  provider: PaymentProvider,
  { id, reference }: DuePayment,
): Promise<boolean> => {
  await markAsked(deps.database.db, id, isoNow(deps.clock));
  try {
    const known = reference === null ? [] : [{ reference, refunds: [] }];
    await rememberDisputed(deps, provider, (await provider.listEntries?.({ since: null, known })) ?? []);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.logger.warn({ reference, err: error }, 'a payment could not be asked about');
    return false;
  }
};

/**
 * What a statement says of payments and of no dispute: staff look the rest up. Where a payment says it each time that it is asked
 * about, one that says nothing any more has no open dispute.
 */
export const rememberDisputed = async (
  { database, clock }: OrderDeps,
  { id: provider, findsDisputes }: Pick<PaymentProvider, 'id' | 'findsDisputes'>,
  theirs: readonly ProviderEntry[],
): Promise<void> => {
  const isTelling = ({ kind, disputed }: ProviderEntry) =>
    disputed !== undefined || (findsDisputes === 'when_asked' && kind === 'charge');
  for (const { disputed: word, payment: reference } of theirs.filter(isTelling))
    await rememberDisputedPayment(database.db, { provider, reference, word, now: isoNow(clock) });
};

const findDuePayments = (
  db: Queries,
  {
    providers,
    from,
    disputedFrom,
    since,
    before,
  }: Omit<Asked, 'provider'> & { readonly from: string; readonly disputedFrom: string },
): Promise<DuePayment[]> =>
  db
    .select({ id: payments.id, reference: payments.reference })
    .from(payments)
    .where(
      and(
        inArray(payments.provider, [...providers]),
        eq(payments.status, 'succeeded'),
        isNotNull(payments.reference),
        or(gte(payments.createdAt, from), and(gte(payments.createdAt, disputedFrom), isDisputedStill(db))),
        lt(payments.createdAt, since),
        lt(payments.askedAt, before),
      ),
    )
    .orderBy(payments.askedAt)
    .limit(MOST_ASKED);

/** Of a dispute that is open the end is waited for. */
const isDisputedStill = (db: Queries) => {
  const told = db
    .select({ reference: unknownDisputes.reference })
    .from(unknownDisputes)
    .where(and(isToldOf(payments), eq(unknownDisputes.state, 'disputed')));
  return exists(told);
};
