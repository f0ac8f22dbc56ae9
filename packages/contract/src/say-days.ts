/** Days of ISO times as pages and e-mails write them, whatever the zone of the server. */
export interface SayDays {
  /** As one says it in a sentence. */
  day(iso: string): string;
  /** A span of days, one day when both ends are the same, null when the start is not known. */
  span(from: string | null, to: string | null): string | null;
  /** With its year. */
  date(iso: string): string;
}

type Options = Intl.DateTimeFormatOptions;

/** Formats are dear to make: each is made when a page first says such a day. */
const inUtc = (locale: string, options: Options): ((iso: string) => string) => {
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return format.format(new Date(iso));
  };
};

/** @example inEnglish('en-US').span('2026-11-24', '2026-11-26') // "Tue, Nov 24 – Thu, Nov 26" */
const inEnglish = (locale: 'en-US' | 'en-GB'): SayDays => {
  const day = inUtc(locale, { weekday: 'short', month: 'short', day: 'numeric' });
  return {
    day,
    span: (from, to) => {
      if (from === null) return null;
      return to === null || to === from ? day(from) : `${day(from)} – ${day(to)}`;
    },
    date: inUtc(locale, { dateStyle: 'long' }),
  };
};

/** French counts the first day of a month and numbers the others. */
const counted = (options: Options): ((iso: string) => string) => {
  const say = inUtc('fr-CA', options);
  return (iso) => say(iso).replace(/(^| )1(?= |$)/, '$11er');
};

/** @example inFrench().span('2026-11-24', '2026-11-26') // "du 24 au 26 novembre" */
const inFrench = (): SayDays => {
  const number = counted({ day: 'numeric' });
  const monthDay = counted({ day: 'numeric', month: 'long' });
  const day = counted({ weekday: 'long', day: 'numeric', month: 'long' });
  return {
    day,
    span: (from, to) => {
      if (from === null) return null;
      if (to === null || to === from) return `le ${day(from)}`;
      const isInOneMonth = from.slice(0, 7) === to.slice(0, 7);
      return `du ${isInOneMonth ? number(from) : monthDay(from)} au ${monthDay(to)}`;
    },
    date: counted({ dateStyle: 'long' }),
  };
};

const made = new Map<string, SayDays>();

/** Days in a language, and in English as its country writes them. @example daysIn('en', 'GB').day('2026-11-24') // "Tue 24 Nov" */
export const daysIn = (language: string, country?: string): SayDays => {
  const locale = language === 'fr' ? 'fr-CA' : country === 'GB' ? 'en-GB' : 'en-US';
  const known = made.get(locale) ?? (locale === 'fr-CA' ? inFrench() : inEnglish(locale));
  made.set(locale, known);
  return known;
};
