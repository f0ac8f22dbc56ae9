import { findStateTitle } from '../address/states.ts';
import type { RegionRates } from './draft.ts';

/** A state's recycling fee while it is in force: ISO days, the second one no longer. Integer cents. */
export interface DatedFee {
  readonly state: string;
  readonly amount: number;
  readonly since: string;
  readonly until: string | null;
}

/** The rates of one country, as data: basis points by state and by ZIP prefix, fees in cents. */
export interface RateTable {
  readonly cityTax: Readonly<Record<string, number>>;
  readonly stateTax: Readonly<Record<string, number>>;
  /** Where no state has a rate of its own. */
  readonly tax: number;
  /** Prices include it, as in the UK. */
  readonly taxIncluded: boolean;
  readonly recyclingFees: readonly DatedFee[];
}

/**
 * The rates where an order goes, at an ISO time: a city's rate wins over its state's, the longest prefix
 * first; a recycling fee counts from the day it starts (checkout section 5, decisions row 8).
 */
export const ratesFor = (
  { state, zip }: { readonly state: string; readonly zip: string },
  table: RateTable,
  now: string,
): RegionRates => {
  const [city] = Object.entries(table.cityTax)
    .filter(([prefix]) => zip.trim().startsWith(prefix))
    .sort(([a], [b]) => b.length - a.length);
  return {
    name: table.taxIncluded ? 'VAT' : (findStateTitle(state) ?? state),
    taxBasisPoints: city?.[1] ?? entry(table.stateTax, state) ?? table.tax,
    recyclingFee: recyclingFee(state, table.recyclingFees, now.slice(0, 10)),
    taxIncluded: table.taxIncluded,
  };
};

/** Of several that are in force the one that started last counts. */
const recyclingFee = (state: string, fees: readonly DatedFee[], today: string): number => {
  const [newest] = fees
    .filter((fee) => fee.state === state && fee.since <= today && (fee.until === null || today < fee.until))
    .sort((a, b) => (a.since < b.since ? 1 : -1));
  return newest?.amount ?? 0;
};

/** Own entries only: some countries' states are free text, and "constructor" is one. */
const entry = (rates: Readonly<Record<string, number>>, state: string): number | undefined =>
  Object.hasOwn(rates, state) ? rates[state] : undefined;
