import { findStateTitle } from '../address/states.ts';
import type { RegionRates } from './draft.ts';

/** A state's recycling fee while it is in force: ISO days, the second one no longer. Integer cents. */
interface DatedFee {
  readonly state: string;
  readonly amount: number;
  readonly since: string;
  readonly until: string | null;
}

/** A tax rate from an ISO day on, in basis points; an empty day stands for a rate that was there before our records. */
interface DatedRate {
  readonly since: string;
  readonly rate: number;
}

/** The rates of one country, as data: by state and by ZIP prefix, fees in cents. */
interface RateTable {
  readonly cityTax: Readonly<Record<string, readonly DatedRate[]>>;
  readonly stateTax: Readonly<Record<string, readonly DatedRate[]>>;
  /** Where no state has a rate of its own. */
  readonly tax: number;
  /** Prices include it, as in the UK. */
  readonly taxIncluded: boolean;
  readonly recyclingFees: readonly DatedFee[];
}

/**
 * The rates where an order goes, at an ISO time: a city's rate wins over its state's, the longest prefix
 * first; a rate and a recycling fee count from the day they start [K5, D8].
 */
export const ratesFor = (
  { state, zip }: { readonly state: string; readonly zip: string },
  table: RateTable,
  now: string,
): RegionRates => {
  const today = now.slice(0, 10);
  const [city] = Object.entries(table.cityTax)
    .filter(([prefix]) => zip.trim().startsWith(prefix))
    .sort(([a], [b]) => b.length - a.length);
  const own = newest((city?.[1] ?? entry(table.stateTax, state) ?? []).filter(({ since }) => since <= today));
  return {
    name: table.taxIncluded ? 'VAT' : (findStateTitle(state) ?? state),
    taxBasisPoints: own?.rate ?? table.tax,
    recyclingFee: recyclingFee(state, table.recyclingFees, today),
    taxIncluded: table.taxIncluded,
  };
};

/**
 * The rates before the region of an order is known: known only where prices include the one rate of a country, as in
 * the UK [D32]. Null where a tax is added, which depends on the address.
 */
export const ratesAnywhere = (table: RateTable, now: string): RegionRates | null => {
  const isOneRate = [table.stateTax, table.cityTax].every((rates) => Object.keys(rates).length === 0);
  return table.taxIncluded && isOneRate ? ratesFor({ state: '', zip: '' }, table, now) : null;
};

const recyclingFee = (state: string, fees: readonly DatedFee[], today: string): number =>
  newest(
    fees.filter(
      (fee) => fee.state === state && fee.since <= today && (fee.until === null || today < fee.until),
    ),
  )?.amount ?? 0;

/** Of several that are in force the one that started last counts. */
const newest = <Dated extends { readonly since: string }>(list: readonly Dated[]): Dated | undefined =>
  list.toSorted((a, b) => (a.since < b.since ? 1 : -1))[0];

/** Own entries only: where states are free text, "constructor" would match an inherited property. */
const entry = (rates: RateTable['stateTax'], state: string): readonly DatedRate[] | undefined =>
  Object.hasOwn(rates, state) ? rates[state] : undefined;
