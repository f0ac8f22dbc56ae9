import { displayMoney } from '@counterpane/rules/money/display';
import type { Money } from '@counterpane/rules/money/money';
import { displayDay } from '../catalogue/delivery.ts';

export interface Delivered {
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

/** Where codes name no state. */
const COUNTRIES: Readonly<Record<string, string>> = { GB: 'United Kingdom' };

/** The name of a country whose addresses need no state; empty for others. */
export const countryName = (country: string): string => COUNTRIES[country] ?? '';
