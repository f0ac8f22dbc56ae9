import { displayMoney } from '@counterpane/rules/money/display';
import type { Money } from '@counterpane/rules/money/money';
import { displayDay } from '../../language/display-day.ts';

interface Delivered {
  readonly country: string;
  readonly zip: string;
  readonly place: string;
  /** ISO day on which all of it is there. */
  readonly to: string;
  readonly total: Money;
}

/** What a shopper reads; other languages have it with gaps for its parts. */
export const deliveredSentence = ({ country, zip, place, to, total }: Delivered): string => {
  const where = `${country === 'US' ? `ZIP ${zip}` : zip} (${place})`;
  const all = country === 'GB' ? 'VAT included' : 'with tax and fees';
  return `Delivered to ${where} by ${displayDay(to)} for ${displayMoney(total, 'always')}, ${all}`;
};

const MINUTE_MS = 60_000;

/**
 * How long a promise still holds. Both are ISO times.
 * @example heldSentence('2026-03-01T10:15:00.000Z', '2026-03-01T10:00:00.000Z') // "We keep this total for 15 minutes."
 */
export const heldSentence = (until: string, now: string): string => {
  const minutes = Math.ceil((Date.parse(until) - Date.parse(now)) / MINUTE_MS);
  return minutes > 1
    ? `We keep this total for ${minutes} minutes.`
    : 'We keep this total for one more minute.';
};

/** Countries whose postal codes name no state. */
const COUNTRIES: Readonly<Record<string, string>> = { GB: 'United Kingdom' };

/** The name of a country whose addresses need no state; empty for others. */
export const countryName = (country: string): string => COUNTRIES[country] ?? '';
