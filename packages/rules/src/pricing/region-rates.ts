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
  const prefix = Object.keys(table.cityTax)
    .filter((start) => zip.startsWith(start))
    .sort((a, b) => b.length - a.length)[0];
  const city = prefix === undefined ? undefined : table.cityTax[prefix];
  return {
    name: US_STATES.find(({ code }) => code === state)?.title ?? state,
    taxBasisPoints: city ?? table.stateTax[state] ?? 0,
    recyclingFee: table.recyclingFees[state] ?? 0,
    taxIncluded: false,
  };
};
