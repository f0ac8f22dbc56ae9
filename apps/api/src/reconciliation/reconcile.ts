import type { Difference, ReconciliationView } from '@counterpane/contract/reconciliation';
import type { PaymentProvider, ProviderEntry } from '@counterpane/providers/payment/port';
import { findMethod } from '@counterpane/rules/payments/methods';
import { isoNow } from '../clock.ts';
import type { ApiDeps } from '../deps.ts';
import { compareBooks, type OurBooks } from './compare-books.ts';
import { loadBooks } from './our-books.ts';
import { settleDifference } from './settle-difference.ts';
import { findLastRun, insertReconciliation } from './store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A run that was missed is made up for by the next. */
const WINDOW_MS = 3 * DAY_MS;

/** All ways to pay that share an account with a provider. */
type Account = readonly [family: string, providers: readonly PaymentProvider[]];

/** Once a day, whenever the process was started last. */
export const reconcileDaily = async (deps: ApiDeps): Promise<void> => {
  const last = await findLastRun(deps.database.db);
  // A little less than a day, so that the hourly asking does not push it later and later.
  if (last === null || Date.parse(last) < deps.clock.now() - DAY_MS + HOUR_MS / 2) await reconcile(deps);
};

/**
 * Holds our ledger beside every provider's books, keeps what differs and logs it as a warning. Money that we did not
 * know of is booked through the payment table: its order becomes paid, or is parked for a person (decision 005).
 */
export const reconcile = async (
  deps: ApiDeps,
  since = new Date(deps.clock.now() - WINDOW_MS).toISOString(),
): Promise<ReconciliationView[]> => {
  const views: ReconciliationView[] = [];
  for (const account of accountsOf(deps)) {
    const view = await reconcileAccount(deps, account, since);
    await insertReconciliation(deps.database.db, view);
    views.push(view);
  }
  return views;
};

/** Those whose provider can be asked. */
const accountsOf = ({ providers }: ApiDeps): Account[] => {
  const asked = [...providers.values()].filter(({ listEntries }) => listEntries !== undefined);
  return [...Map.groupBy(asked, ({ id }) => findMethod(id)?.family ?? id)];
};

const reconcileAccount = async (
  deps: ApiDeps,
  [account, providers]: Account,
  since: string,
): Promise<ReconciliationView> => {
  const run = { account, since, ranAt: isoNow(deps.clock) };
  try {
    const { ours, theirs } = await readBooks(deps, providers, since);
    const differences = compareBooks(ours, theirs);
    const settled: Difference[] = [];
    for (const difference of differences)
      settled.push(await settleDifference(deps, { providers, ours, theirs }, difference));
    for (const difference of settled)
      deps.logger.warn({ account, ...difference }, 'our books and a provider’s differ');
    return { ...run, counts: countsOf(ours, theirs), differences: settled, failure: null };
  } catch (error) {
    deps.logger.warn({ account, err: error }, 'an account could not be reconciled');
    const failure = error instanceof Error ? error.message : 'unknown';
    return { ...run, counts: countsOf({ charges: [], refunds: [] }, []), differences: [], failure };
  }
};

const readBooks = async (
  { database, clock }: ApiDeps,
  providers: readonly PaymentProvider[],
  since: string,
): Promise<{ ours: OurBooks; theirs: readonly ProviderEntry[] }> => {
  const overdueBefore = new Date(clock.now() - DAY_MS).toISOString();
  const asked = { providers: providers.map(({ id }) => id), since, overdueBefore };
  const before = await loadBooks(database.db, { ...asked, spokenOf: [] });
  const theirs = await providers[0]?.listEntries?.({
    // Its clock is not ours.
    since: new Date(Date.parse(since) - HOUR_MS).toISOString(),
    known: knownOf(before),
  });
  // Ours are read again afterwards: what was booked while the provider was asked is no difference.
  const known = new Set(before.charges.map(({ payment }) => payment));
  const spokenOf = (theirs ?? []).filter(({ payment }) => !known.has(payment));
  return { ours: await loadBooks(database.db, { ...asked, spokenOf }), theirs: theirs ?? [] };
};

const knownOf = ({ charges, refunds }: OurBooks) => {
  const payments = new Set([...charges, ...refunds].map(({ payment }) => payment));
  return [...payments].map((reference) => ({
    reference,
    refunds: refunds.flatMap((one) =>
      one.payment === reference && one.reference !== null ? [one.reference] : [],
    ),
  }));
};

const countsOf = ({ charges, refunds }: OurBooks, theirs: readonly ProviderEntry[]) => ({
  ourCharges: charges.length,
  theirCharges: theirs.filter(({ kind }) => kind === 'charge').length,
  ourRefunds: refunds.length,
  theirRefunds: theirs.filter(({ kind }) => kind === 'refund').length,
});
