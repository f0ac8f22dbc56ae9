import { addBusinessDays, type BusinessDays } from '../delivery/arrival.ts';
import { businessDaysBefore, certainDays, parseDeliveryDate } from '../delivery/certain-days.ts';
import { accept, type Decision, refuse } from '../refusals.ts';

/** What a line of a shipment was promised when it was ordered. */
export interface PromisedLine {
  /** Null for what has to be made first. */
  readonly handling: BusinessDays | null;
  readonly transit: BusinessDays | null;
  /** ISO day; null while nobody knew. */
  readonly from: string | null;
}

/** Business days that ground takes at most, where nothing else is known [D91]. */
const GROUND_DAYS = 3;

/** ISO days. */
interface Dates {
  readonly orderedOn: string;
  readonly today: string;
}

/** The day on which a shipment is to be there, and the one on which it leaves at the earliest; null for at once. */
interface ChosenDay {
  readonly day: string;
  readonly notBefore: string | null;
}

/**
 * The days that a shopper can choose for a shipment that is not packed: as many as checkout offers, from the first on which it
 * can be there. None where nobody knows when it is made [D91].
 * @example openDays([{ handling: null, transit: null, from: null }], { orderedOn: '2026-11-25', today: '2026-11-25' }) // []
 */
export const openDays = (lines: readonly PromisedLine[], dates: Dates): string[] => {
  const earliest = earliestDay(lines, dates);
  return earliest === null ? [] : certainDays(earliest);
};

/** Has a shipment come on another day. It leaves early enough for it, and not before what has to be made is made. */
export const decideDeliveryDay = (
  lines: readonly PromisedLine[],
  requested: string,
  dates: Dates,
): Decision<ChosenDay, 'delivery_date_unavailable' | 'delivery_day_fixed'> => {
  const earliest = earliestDay(lines, dates);
  if (earliest === null) return refuse({ code: 'delivery_day_fixed' });
  const decision = parseDeliveryDate(requested, earliest);
  if (!decision.ok) return decision;
  return accept({ day: requested, notBefore: leavesOn(lines, requested, dates.today) });
};

/** The ISO day on which a shipment leaves at the earliest to be there on another one; null for at once. */
export const leavesOn = (lines: readonly PromisedLine[], day: string, today: string): string | null => {
  const made = lines.flatMap((line) => (line.handling === null && line.from !== null ? [line.from] : []));
  const leaves = latest([leavesUntil(lines, day), ...made]);
  return leaves > today ? leaves : null;
};

/** The last ISO day on which a shipment leaves if it is there on another one. */
export const leavesUntil = (lines: readonly Pick<PromisedLine, 'transit'>[], day: string): string =>
  businessDaysBefore(day, Math.max(0, ...lines.map(({ transit }) => transit?.to ?? GROUND_DAYS)));

/** What is ordered today is not there tomorrow; what waits for its shopper is packed already when its day comes. */
const earliestDay = (lines: readonly PromisedLine[], { orderedOn, today }: Dates): string | null => {
  const each = lines.map(({ handling, transit, from }) => {
    if (!handling || !transit) return from;
    return latest([
      addBusinessDays(orderedOn, handling.from + transit.from),
      addBusinessDays(today, transit.from),
    ]);
  });
  const known = each.filter((day) => day !== null);
  return known.length < each.length ? null : latest([addBusinessDays(today, 1), ...known]);
};

/** ISO days sort alphabetically by time. */
const latest = (days: readonly string[]): string => days.reduce((last, day) => (day > last ? day : last), '');
