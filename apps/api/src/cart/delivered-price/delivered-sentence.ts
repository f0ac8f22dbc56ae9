import { placeName } from '@counterpane/contract/place-name';
import { day, type Message, message } from '@counterpane/messages/message';
import type { Money } from '@counterpane/rules/money/money';

interface Delivered {
  readonly country: string;
  readonly zip: string;
  readonly place: string;
  /** ISO day on which all of it is there. */
  readonly to: string;
  readonly total: Money;
}

/** What all of a cart comes to at its door, and when it is there. */
export const deliveredSentence = ({ country, zip, place, to, total }: Delivered): Message => {
  const values = {
    zip,
    place: placeName(place),
    day: day(to),
    total: { ...total, cents: 'always' },
  } as const;
  if (country === 'US')
    return message('Delivered to ZIP {zip} ({place}) by {day} for {total}, with tax and fees', values);
  return country === 'GB'
    ? message('Delivered to {zip} ({place}) by {day} for {total}, VAT included', values)
    : message('Delivered to {zip} ({place}) by {day} for {total}, with tax and fees', values);
};

const MINUTE_MS = 60_000;

/**
 * How long a promise still holds. Both are ISO times.
 * @example heldSentence('2026-03-01T10:15:00.000Z', '2026-03-01T10:00:00.000Z') // "We keep this total for 15 minutes."
 */
export const heldSentence = (until: string, now: string): Message => {
  const count = Math.ceil((Date.parse(until) - Date.parse(now)) / MINUTE_MS);
  return count > 1
    ? message('We keep this total for {count} minutes.', { count })
    : message('We keep this total for one more minute.');
};

/** Countries whose postal codes name no state. */
const COUNTRIES: Readonly<Record<string, string>> = { GB: 'United Kingdom' };

/** The name of a country whose addresses need no state; empty for others. */
export const countryName = (country: string): string => COUNTRIES[country] ?? '';
