import type { Difference, ReconciliationView } from '@counterpane/contract/staff/reconciliation';
import type { PaymentProvider, ProviderEntry } from '@counterpane/providers/payment/port';
import { findMethod } from '@counterpane/rules/payments/methods';
import { isoNow } from '../../clock.ts';
import type { OrderDeps } from '../deps.ts';
import { askOpenDisputes } from '../disputes/ask-dispute.ts';
import { askForDisputes, rememberDisputed } from '../disputes/ask-for-disputes.ts';
import { compareLedgers, type OurLedger } from './compare-ledgers.ts';
import { type BothLedgers, readStatements } from './read-statements.ts';
import { resolveDifference } from './resolve-difference.ts';
import { findLastRuns, isSameDifference, keepReconciliation } from './store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A run that was missed is made up for by the next. */
const WINDOW_MS = 3 * DAY_MS;
/** The longest period of one run. */
const LONGEST_WINDOW_MS = 366 * DAY_MS;

/** The ways to pay that share one account at a provider. */
type Account = readonly [integration: string, providers: readonly PaymentProvider[]];

/**
 * Once a day for every account, whenever the process was started last; one that failed is tried again. Then payments are asked about
 * that were made before the ledgers are compared from, where nothing else tells of a dispute.
 */
export const reconcileDaily = async (deps: OrderDeps): Promise<void> => {
  const lastRuns = await findLastRuns(deps.database.db);
  // A little less than a day, so that the hourly asking does not push it later and later.
  const before = deps.clock.now() - DAY_MS + HOUR_MS / 2;
  const isDue = ([account]: Account) => Date.parse(lastRuns.get(account) ?? '1970-01-01') < before;
  const due = accountsOf(deps).filter(isDue);
  const since = windowOf(deps);
  await reconcileAll(deps, due, since);
  const asked = { since, before: new Date(before).toISOString() };
  for (const [, providers] of due) await askForDisputes(deps, { ...companyOf(providers), ...asked });
};

/**
 * Compares our ledger with every provider's, stores the differences and logs them as warnings. Money that we did
 * not know of is booked through the payment table: its order becomes paid, or waits for a person [R005].
 */
export const reconcile = (deps: OrderDeps, since = windowOf(deps)): Promise<ReconciliationView[]> => {
  const earliest = new Date(deps.clock.now() - LONGEST_WINDOW_MS).toISOString();
  return reconcileAll(deps, accountsOf(deps), since < earliest ? earliest : since);
};

const windowOf = ({ clock }: OrderDeps): string => new Date(clock.now() - WINDOW_MS).toISOString();

/** The accounts whose provider can list payments or be asked about them. */
const accountsOf = ({ providers }: OrderDeps): Account[] => {
  const asked = [...providers.values()].filter(({ listEntries }) => listEntries !== undefined);
  return [...Map.groupBy(asked, ({ id }) => findMethod(id)?.integration ?? id)];
};

/** Accounts run in parallel, so that a slow or failing one does not delay the others. */
const reconcileAll = (
  deps: OrderDeps,
  accounts: readonly Account[],
  since: string,
): Promise<ReconciliationView[]> =>
  Promise.all(
    accounts.map(async (account) => {
      const view = await reconcileAccount(deps, account, since);
      const earlier = await keepReconciliation(deps.database, view);
      for (const difference of view.differences)
        if (!earlier.some((one) => isSameDifference(one, difference)))
          deps.logger.warn(
            { account: view.account, ...difference },
            'our ledger and a provider’s statement differ',
          );
      return view;
    }),
  );

/** Any of its ways to pay can be asked for all. */
const companyOf = (providers: readonly PaymentProvider[]) => ({
  provider: providers[0],
  providers: providers.map(({ id }) => id),
});

const reconcileAccount = async (
  deps: OrderDeps,
  [account, providers]: Account,
  since: string,
): Promise<ReconciliationView> => {
  const run = { account, since, ranAt: isoNow(deps.clock) };
  try {
    await askOpenDisputes(deps, companyOf(providers));
    const ledgers = await readStatements(deps, providers, since);
    const { ours, theirs, failure } = ledgers;
    const [provider] = providers;
    if (provider) await rememberDisputed(deps, provider, theirs);
    if (failure !== null) deps.logger.warn({ account, failure }, 'an account could not be reconciled');
    const differences = await resolveAll(deps, providers, ledgers);
    return { ...run, counts: countsOf(ours, theirs), differences, failure };
  } catch (error) {
    deps.logger.warn({ account, err: error }, 'an account could not be reconciled');
    const failure = error instanceof Error ? error.message : 'unknown';
    return { ...run, counts: countsOf({ charges: [], refunds: [] }, []), differences: [], failure };
  }
};

/** A difference that fails to resolve is reported unresolved; the others continue. */
const resolveAll = async (
  deps: OrderDeps,
  providers: readonly PaymentProvider[],
  { ours, theirs }: BothLedgers,
): Promise<Difference[]> => {
  const resolved: Difference[] = [];
  for (const difference of compareLedgers(ours, theirs)) {
    try {
      resolved.push(await resolveDifference(deps, { providers, ours, theirs }, difference));
    } catch (error) {
      deps.logger.error({ err: error, ...difference }, 'a difference could not be settled');
      resolved.push(difference);
    }
  }
  return resolved;
};

const countsOf = (
  { charges, refunds }: Pick<OurLedger, 'charges' | 'refunds'>,
  theirs: readonly ProviderEntry[],
) => ({
  ourCharges: charges.length,
  theirCharges: theirs.filter(({ kind }) => kind === 'charge').length,
  ourRefunds: refunds.length,
  theirRefunds: theirs.filter(({ kind, refunded }) => kind === 'refund' || (refunded?.amount ?? 0) > 0)
    .length,
});
