/** Days of ISO times as pages and emails write them, whatever the zone of the server. */
export interface FormatDays {
  /** As one says it in a sentence. */
  day(iso: string): string;
  /** A span of days, one day when both ends are the same, null when the start is not known. */
  span(from: string | null, to: string | null): string | null;
  /** Without its weekday, as it stands in a message: short in America. */
  monthDay(iso: string): string;
  /** With its year. */
  date(iso: string): string;
}

// Names in tables: to make a browser's first `Intl.DateTimeFormat` holds a phone up for a tenth of a second.
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const JOURS = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ');
const MOIS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);
const DIAS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ');
const MESES =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** A day of UTC by its names and numbers. */
const partsOf = (iso: string, weekdays: readonly string[], months: readonly string[]) => {
  const date = new Date(iso);
  return {
    weekday: weekdays[date.getUTCDay()] ?? '',
    month: months[date.getUTCMonth()] ?? '',
    number: date.getUTCDate(),
    year: date.getUTCFullYear(),
  };
};

const inEnglish = (iso: string) => partsOf(iso, WEEKDAYS, MONTHS);

const spanOf =
  (day: (iso: string) => string): FormatDays['span'] =>
  (from, to) => {
    if (from === null) return null;
    return to === null || to === from ? day(from) : `${day(from)} – ${day(to)}`;
  };

const americanDay = (iso: string): string => {
  const { weekday, month, number } = inEnglish(iso);
  return `${weekday}, ${month.slice(0, 3)} ${number}`;
};

/** @example AMERICAN.span('2026-11-24', '2026-11-26') // "Tue, Nov 24 – Thu, Nov 26" */
const AMERICAN: FormatDays = {
  day: americanDay,
  span: spanOf(americanDay),
  monthDay: (iso) => {
    const { month, number } = inEnglish(iso);
    return `${month.slice(0, 3)} ${number}`;
  },
  date: (iso) => {
    const { month, number, year } = inEnglish(iso);
    return `${month} ${number}, ${year}`;
  },
};

const britishDay = (iso: string): string => {
  const { weekday, month, number } = inEnglish(iso);
  return `${weekday} ${number} ${month === 'September' ? 'Sept' : month.slice(0, 3)}`;
};

/** @example BRITISH.day('2026-11-24') // "Tue 24 Nov" */
const BRITISH: FormatDays = {
  day: britishDay,
  span: spanOf(britishDay),
  monthDay: (iso) => {
    const { month, number } = inEnglish(iso);
    return `${number} ${month}`;
  },
  date: (iso) => {
    const { month, number, year } = inEnglish(iso);
    return `${number} ${month} ${year}`;
  },
};

/** French counts the first day of a month and numbers the others. */
const inFrench = (iso: string) => {
  const { weekday, month, number, year } = partsOf(iso, JOURS, MOIS);
  const counted = number === 1 ? '1er' : String(number);
  return { number: counted, monthDay: `${counted} ${month}`, weekday, year };
};

const frenchDay = (iso: string): string => {
  const { weekday, monthDay } = inFrench(iso);
  return `${weekday} ${monthDay}`;
};

/** @example FRENCH.span('2026-11-24', '2026-11-26') // "du 24 au 26 novembre" */
const FRENCH: FormatDays = {
  day: frenchDay,
  span: (from, to) => {
    if (from === null) return null;
    if (to === null || to === from) return `le ${frenchDay(from)}`;
    const isInOneMonth = from.slice(0, 7) === to.slice(0, 7);
    const { number, monthDay } = inFrench(from);
    return `du ${isInOneMonth ? number : monthDay} au ${inFrench(to).monthDay}`;
  },
  monthDay: (iso) => inFrench(iso).monthDay,
  date: (iso) => {
    const { monthDay, year } = inFrench(iso);
    return `${monthDay} ${year}`;
  },
};

const inSpanish = (iso: string) => {
  const { weekday, month, number, year } = partsOf(iso, DIAS, MESES);
  return { number, monthDay: `${number} de ${month}`, weekday, year };
};

const spanishDay = (iso: string): string => {
  const { weekday, monthDay } = inSpanish(iso);
  return `${weekday} ${monthDay}`;
};

/** @example SPANISH.span('2026-11-24', '2026-11-26') // "del 24 al 26 de noviembre" */
const SPANISH: FormatDays = {
  day: spanishDay,
  span: (from, to) => {
    if (from === null) return null;
    if (to === null || to === from) return `el ${spanishDay(from)}`;
    const isInOneMonth = from.slice(0, 7) === to.slice(0, 7);
    const { number, monthDay } = inSpanish(from);
    return `del ${isInOneMonth ? number : monthDay} al ${inSpanish(to).monthDay}`;
  },
  monthDay: (iso) => inSpanish(iso).monthDay,
  date: (iso) => {
    const { monthDay, year } = inSpanish(iso);
    return `${monthDay} de ${year}`;
  },
};

/** By language, or language and country where one language writes days in several ways. */
const DAYS: ReadonlyMap<string, FormatDays> = new Map([
  ['en-GB', BRITISH],
  ['fr', FRENCH],
  ['es', SPANISH],
]);

/** Days in a language, and in English as its country writes them. @example daysIn('en', 'GB').day('2026-11-24') // "Tue 24 Nov" */
export const daysIn = (language: string, country?: string): FormatDays =>
  DAYS.get(`${language}-${country}`) ?? DAYS.get(language) ?? AMERICAN;
