import { CANADIAN_RATES, US_RATES } from './rates.ts';

/** What `GET /v2/rates/{zip}` answers: every figure is text, as TaxJar sends it. */
type RateAnswer = Readonly<Record<string, string | boolean>>;

/** The rate of a postal code; null where there is none, or in another state than was said. */
export const presentRate = (zip: string, country: string, state: string): RateAnswer | null =>
  country === 'CA' ? canadian(zip) : american(zip, state);

const american = (zip: string, state: string): RateAnswer | null => {
  const [, rate] =
    Object.entries(US_RATES)
      .toSorted(([a], [b]) => b.length - a.length)
      .find(([prefix]) => zip.startsWith(prefix)) ?? [];
  if (!rate || (state !== '' && state !== rate.state)) return null;
  const combined = rate.stateRate + rate.countyRate + rate.cityRate + rate.districtRate;
  return {
    zip,
    country: 'US',
    country_rate: '0.0',
    state: rate.state,
    state_rate: text(rate.stateRate),
    county: rate.county,
    county_rate: text(rate.countyRate),
    city: rate.city,
    city_rate: text(rate.cityRate),
    combined_district_rate: text(rate.districtRate),
    combined_rate: text(combined),
    freight_taxable: rate.freightTaxable,
  };
};

const canadian = (zip: string): RateAnswer | null => {
  const rate = CANADIAN_RATES[zip.trim().charAt(0).toUpperCase()];
  if (rate === undefined) return null;
  return { zip, country: 'CA', combined_rate: text(rate), freight_taxable: true };
};

/** Without the noise of binary fractions, and "0.0" for nothing. */
const text = (share: number): string => {
  const rounded = Math.round(share * 1_000_000) / 1_000_000;
  return Number.isInteger(rounded) ? rounded.toFixed(1) : String(rounded);
};
