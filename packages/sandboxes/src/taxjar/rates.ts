/** The parts of a US rate, as shares of one. */
interface UsRate {
  readonly state: string;
  readonly stateRate: number;
  readonly county: string;
  readonly countyRate: number;
  readonly city: string;
  readonly cityRate: number;
  readonly districtRate: number;
  readonly freightTaxable: boolean;
}

/** Places that TaxJar's own documentation and published rates name, by the first digits of their ZIP code. */
export const US_RATES: Readonly<Record<string, UsRate>> = {
  '100': us('NY', 0.04, 'NEW YORK', 0, 'NEW YORK', 0.045, 0.00375, true),
  '06103': us('CT', 0.0635, 'HARTFORD', 0, 'HARTFORD', 0, 0, true),
  '606': us('IL', 0.0625, 'COOK', 0.0175, 'CHICAGO', 0.0125, 0.01, false),
  '871': us('NM', 0.04875, 'BERNALILLO', 0.0075, 'ALBUQUERQUE', 0.02, 0, true),
  '90404': us('CA', 0.0625, 'LOS ANGELES', 0.01, 'SANTA MONICA', 0, 0.025, false),
  '9410': us('CA', 0.0625, 'SAN FRANCISCO', 0.01, 'SAN FRANCISCO', 0, 0.01375, false),
  '97': us('OR', 0, 'MULTNOMAH', 0, 'PORTLAND', 0, 0, false),
};

/** GST with PST or QST, or HST, by the first letter of the postal code. */
export const CANADIAN_RATES: Readonly<Record<string, number>> = {
  A: 0.15,
  B: 0.14,
  C: 0.15,
  E: 0.15,
  G: 0.14975,
  H: 0.14975,
  J: 0.14975,
  K: 0.13,
  L: 0.13,
  M: 0.13,
  N: 0.13,
  P: 0.13,
  R: 0.12,
  S: 0.11,
  T: 0.05,
  V: 0.12,
  Y: 0.05,
};

function us(
  state: string,
  stateRate: number,
  county: string,
  countyRate: number,
  city: string,
  cityRate: number,
  districtRate: number,
  freightTaxable: boolean,
): UsRate {
  return { state, stateRate, county, countyRate, city, cityRate, districtRate, freightTaxable };
}
