/** Full hours of a day, from 0 to 24, in the words of a language and its country. */
type FormatHour = (hour: number) => string;

/** Noon is 12 and midnight too. */
const onTwelve = (hour: number): number => hour % 12 || 12;
const isMorning = (hour: number): boolean => hour % 24 < 12;

const AMERICAN: FormatHour = (hour) => `${onTwelve(hour)}\u00a0${isMorning(hour) ? 'AM' : 'PM'}`;
const BRITISH: FormatHour = (hour) => `${onTwelve(hour)}${isMorning(hour) ? 'am' : 'pm'}`;
const FRENCH: FormatHour = (hour) => `${hour}\u00a0h`;
const SPANISH: FormatHour = (hour) =>
  `${onTwelve(hour)}:00\u00a0${isMorning(hour) ? 'a.\u00a0m.' : 'p.\u00a0m.'}`;

/**
 * The hours between which something comes.
 * @example hoursIn('en', 'US')({ from: 8, until: 12 }) // "8 AM – 12 PM"
 */
export const hoursIn = (language: string, country: string) => {
  const hour = hourIn(language, country);
  return ({ from, until }: { readonly from: number; readonly until: number }): string =>
    `${hour(from)} – ${hour(until)}`;
};

/** @example hourIn('fr', 'CA')(9) // "9 h" */
export const hourIn = (language: string, country: string): FormatHour => {
  if (language === 'fr') return FRENCH;
  if (language === 'es') return SPANISH;
  return country === 'GB' ? BRITISH : AMERICAN;
};
