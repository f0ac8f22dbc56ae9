import { US_STATES } from '../address/states.ts';
import type { RegionRates } from './draft.ts';

/** The rates of one country, as data: basis points by state and by ZIP prefix, fees in cents. */
export interface RateTable {
  readonly cityTax: Readonly<Record<string, number>>;
  readonly stateTax: Readonly<Record<string, number>>;
  readonly recyclingFees: Readonly<Record<string, number>>;
}

/** The rates where an order goes: a city's rate wins over its state's, the longest prefix first. */
export const ratesFor = (
  { state, zip }: { readonly state: string; readonly zip: string },
  table: RateTable,
): RegionRates => {
  const [city] = Object.entries(table.cityTax)
    .filter(([prefix]) => zip.trim().startsWith(prefix))
    .sort(([a], [b]) => b.length - a.length);
  return {
    name: US_STATES.find(({ code }) => code === state)?.title ?? state,
    taxBasisPoints: city?.[1] ?? entry(table.stateTax, state) ?? 0,
    recyclingFee: entry(table.recyclingFees, state) ?? 0,
    taxIncluded: false,
  };
};

/** Own entries only: some countries' states are free text, and "constructor" is one. */
const entry = (rates: Readonly<Record<string, number>>, state: string): number | undefined =>
  Object.hasOwn(rates, state) ? rates[state] : undefined;
