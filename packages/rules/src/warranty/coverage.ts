/** What was promised for a line, as it was frozen with the order; `days` is null for a promise without an end. */
interface Promised {
  readonly subject: string;
  readonly days: number | null;
}

/** A protection plan that was bought with a line. */
export interface BoughtPlan {
  readonly title: string;
  readonly years: number;
  readonly isAccidental: boolean;
}

/** A line of a paid order, as far as its cover goes. */
export interface CoveredLine {
  /** Plans and services are not covered themselves. */
  readonly isSent: boolean;
  /** Units that are with the customer or on the way to them. */
  readonly kept: number;
  /** The ISO day on which the last of them was delivered; null until then. */
  readonly deliveredOn: string | null;
  readonly promised: readonly Promised[];
  readonly plans: readonly BoughtPlan[];
}

/** Why nothing covers a line now. */
export type CoverageBar = 'not_sent' | 'gone' | 'not_delivered' | 'not_promised' | 'over';

export interface Coverage {
  /** `until` is the last ISO day, null for a warranty without an end; the whole is null where none was promised. */
  readonly warranty: { readonly until: string | null } | null;
  /** What each plan adds, and until which ISO day. */
  readonly plans: readonly {
    readonly title: string;
    readonly isAccidental: boolean;
    readonly until: string;
  }[];
  readonly bar: CoverageBar | null;
}

/** Warranties are of whole years, which the catalogue has as so many days each. */
const DAYS_OF_YEAR = 365;

/**
 * What covers a line on an ISO day: its warranty, and what the plans beside it add. Both begin on the day of delivery and last to
 * the same day of the year in which they end. [D58, R049].
 */
export const coverageOf = (line: CoveredLine, today: string): Coverage => {
  const barred = (bar: CoverageBar): Coverage => ({ warranty: null, plans: [], bar });
  const { deliveredOn } = line;
  if (!line.isSent) return barred('not_sent');
  if (line.kept <= 0) return barred('gone');
  if (deliveredOn === null) return barred('not_delivered');
  const promise = line.promised.find(({ subject }) => subject === 'warranty');
  const warranty = promise
    ? { until: promise.days === null ? null : yearsAfter(deliveredOn, promise.days / DAYS_OF_YEAR) }
    : null;
  const plans = line.plans.map(({ title, isAccidental, years }) => ({
    title,
    isAccidental,
    until: yearsAfter(deliveredOn, years),
  }));
  const ends = [...(warranty ? [warranty.until] : []), ...plans.map(({ until }) => until)];
  if (ends.length === 0) return barred('not_promised');
  const isOver = ends.every((until) => until !== null && until < today);
  return { warranty, plans, bar: isOver ? 'over' : null };
};

/** A day of February that a year does not have is the first of March. */
const yearsAfter = (day: string, years: number): string => {
  const end = new Date(day);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end.toISOString().slice(0, 10);
};
