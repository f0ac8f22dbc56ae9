import { LOCALES, toLocale } from '@counterpane/messages/locales';
import { translator } from '@counterpane/messages/translator';
import { inchesToCm, poundsToKg } from '@counterpane/rules/metric';

/** Formats lengths and weights in the units of a page's country. */
export interface FormatMeasures {
  length(inches: number): string;
  weight(pounds: number): string;
}

/** @example measureFormatter('en-GB').length(12) // "30 cm" */
export const measureFormatter = (locale: string): FormatMeasures =>
  LOCALES[toLocale(locale)].units === 'metric' ? METRIC : imperialIn(locale);

const METRIC: FormatMeasures = {
  length: (inches) => `${inchesToCm(inches)} cm`,
  weight: (pounds) => `${poundsToKg(pounds)} kg`,
};

const imperialIn = (locale: string): FormatMeasures => {
  const t = translator(locale);
  return {
    length: (inches) => t('{inches} in', { inches }),
    weight: (pounds) => t('{pounds} lbs', { pounds }),
  };
};
