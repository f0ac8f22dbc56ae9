import type { KnownPayment, PaymentProvider, ProviderEntry } from '@counterpane/providers/payment/port';
import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import type { OrderDeps } from '../deps.ts';
import { loadUnknownPayments } from '../payments/unknown-payments.ts';
import type { OurLedger } from './compare-ledgers.ts';
import { loadLedger } from './our-ledger.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Both ledgers of one account, and the payments that could not be read from the provider's. */
export interface BothLedgers {
  readonly ours: OurLedger;
  readonly theirs: readonly ProviderEntry[];
  /** Why some payments could not be read, in words; they are in neither side. Null where all were. */
  readonly failure: string | null;
}

/**
 * Our ledger since a time and the provider's: its own list, and our payments that the list lacks, read one by one.
 * A payment that cannot be read does not stop the others.
 * @throws when the provider cannot be read at all.
 */
export const readStatements = async (
  { database, clock }: OrderDeps,
  providers: readonly PaymentProvider[],
  since: string,
): Promise<BothLedgers> => {
  const overdueBefore = new Date(clock.now() - DAY_MS).toISOString();
  const tellsOfDisputes = providers[0]?.findDispute !== undefined;
  const asked = { providers: providers.map(({ id }) => id), since, overdueBefore, tellsOfDisputes };
  const before = await loadLedger(database.db, { ...asked, spokenOf: [] });
  const { theirs: listed, unread, failure } = await readTheirs(providers[0], since, knownOf(before));
  const heardOf = await loadUnknownPayments(database.db, { providers: asked.providers, since });
  const isListed = new Set(listed.map(keyOf));
  const theirs = [...listed, ...heardOf.filter((entry) => !isListed.has(keyOf(entry)))];
  // Our ledger is read again afterwards, so that entries booked while the provider was asked are no difference.
  const known = new Set(before.charges.map(({ payment }) => payment));
  const spokenOf = theirs.filter(({ payment, refunded }) => !known.has(payment) || refunded !== undefined);
  const ours = await loadLedger(database.db, { ...asked, spokenOf });
  return { ours: withoutPayments(ours, unread), theirs, failure };
};

/** Every payment of ours that the provider may have something to say about, with the refunds and disputes that we know of. */
const knownOf = ({ charges, refunds, attempts, disputes }: Omit<OurLedger, 'surpluses'>): KnownPayment[] => {
  const payments = new Set([...charges, ...refunds, ...attempts, ...disputes].map(({ payment }) => payment));
  return [...payments].map((reference) => ({
    reference,
    refunds: refunds.flatMap((one) =>
      one.payment === reference && one.reference !== null ? [one.reference] : [],
    ),
    disputes: disputes.flatMap((one) => (one.payment === reference ? [one.reference] : [])),
  }));
};

interface Theirs {
  readonly theirs: readonly ProviderEntry[];
  readonly unread: ReadonlySet<string>;
  readonly failure: string | null;
}

/** So many payments are asked about at once. */
const AT_ONCE = 8;
/** After this many failures the provider counts as down, and the rest is left for another run. */
const MOST_IN_VAIN = 3;

const readTheirs = async (
  provider: PaymentProvider | undefined,
  since: string,
  known: readonly KnownPayment[],
): Promise<Theirs> => {
  // The provider's clock may differ from ours, so one hour more is read.
  const from = new Date(Date.parse(since) - HOUR_MS).toISOString();
  const list = await readList(provider, from);
  const theirs = [...list.entries];
  const found = new Set(theirs.map(keyOf));
  const isMissing = ({ reference, refunds, disputes = [] }: KnownPayment) =>
    !found.has(`charge ${reference}`) ||
    refunds.some((refund) => !found.has(`refund ${refund}`)) ||
    disputes.some((dispute) => !found.has(`dispute ${dispute}`));
  const missing = known.filter(isMissing);
  const failed: FailedRead[] = [];
  let inVain = 0;
  for (let next = 0; next < missing.length; next += AT_ONCE) {
    const page = missing.slice(next, next + AT_ONCE);
    const answers = await Promise.all(page.map((one) => readPayment(provider, one)));
    const lost = answers.filter((answer): answer is FailedRead => !answer.ok);
    failed.push(...lost);
    inVain = lost.length === page.length ? inVain + 1 : 0;
    const [first] = lost;
    if (first && inVain === MOST_IN_VAIN) {
      failed.push(...missing.slice(next + AT_ONCE).map(({ reference }) => ({ ...first, reference })));
      break;
    }
    for (const entry of answers.flatMap((answer) => (answer.ok ? answer.entries : []))) {
      if (!found.has(keyOf(entry))) theirs.push(entry);
      found.add(keyOf(entry));
    }
  }
  return {
    theirs,
    unread: new Set(failed.map(({ reference }) => reference)),
    failure: [list.failure, wordsOf(failed)].filter((words) => words !== null).join('; ') || null,
  };
};

/**
 * The provider's own list. Where that is of settlements alone, payments are compared without it too.
 * @throws ProviderUnavailable when any other cannot be read
 */
const readList = async (
  provider: PaymentProvider | undefined,
  since: string,
): Promise<{ readonly entries: readonly ProviderEntry[]; readonly failure: string | null }> => {
  try {
    return { entries: (await provider?.listEntries?.({ since, known: [] })) ?? [], failure: null };
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) || provider?.findsDisputes !== 'when_debited') throw error;
    return { entries: [], failure: `its settlements could not be read: ${error.message}` };
  }
};

const wordsOf = ([first, ...others]: readonly FailedRead[]): string | null =>
  first ? `${1 + others.length} payments could not be read: ${first.error.message}` : null;

const keyOf = ({ kind, reference }: ProviderEntry): string => `${kind} ${reference}`;

interface FailedRead {
  readonly ok: false;
  readonly reference: string;
  readonly error: ProviderUnavailable;
}
type ReadPayment = { readonly ok: true; readonly entries: readonly ProviderEntry[] } | FailedRead;

const readPayment = async (
  provider: PaymentProvider | undefined,
  known: KnownPayment,
): Promise<ReadPayment> => {
  try {
    return { ok: true, entries: (await provider?.listEntries?.({ since: null, known: [known] })) ?? [] };
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return { ok: false, reference: known.reference, error };
  }
};

const withoutPayments = (ours: OurLedger, unread: ReadonlySet<string>): OurLedger => ({
  ...ours,
  charges: ours.charges.filter(({ payment }) => !unread.has(payment)),
  refunds: ours.refunds.filter(({ payment }) => !unread.has(payment)),
  disputes: ours.disputes.filter(({ payment }) => !unread.has(payment)),
});
