/** Up to which amount each band of prices goes, in cents, and what it is called in an address [C2]. */
const BANDS = [
  { value: 'under-100', below: 100_00 },
  { value: '100-250', below: 250_00 },
  { value: '250-500', below: 500_00 },
  { value: '500-1000', below: 1000_00 },
  { value: '1000-2000', below: 2000_00 },
] as const;

const REST = 'over-2000';

/**
 * The band that a price in cents falls into [C2].
 * @example priceBand(69900) // "500-1000"
 */
export const priceBand = (cents: number): string => BANDS.find(({ below }) => cents < below)?.value ?? REST;

/** All of them, the cheapest first. */
export const PRICE_BANDS: readonly string[] = [...BANDS.map(({ value }) => value), REST];

/**
 * The edges of a band in cents, for its name; null where it is open, and both for no band at all.
 * @example bandEdges('500-1000') // { from: 50000, to: 100000 }
 */
export const bandEdges = (value: string): { readonly from: number | null; readonly to: number | null } => {
  const index = PRICE_BANDS.indexOf(value);
  return { from: BANDS[index - 1]?.below ?? null, to: BANDS[index]?.below ?? null };
};
