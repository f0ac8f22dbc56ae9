import { inchesToCm, poundsToKg } from '@counterpane/rules/metric';
import { translator } from './translate.ts';

/** Formats lengths and weights in the units of a page's country. */
export interface FormatMeasures {
  length(inches: number): string;
  weight(pounds: number): string;
}

/** @example measureFormatter('en', 'GB').length(12) // "30 cm" */
export const measureFormatter = (language: string, country?: string): FormatMeasures =>
  country === 'GB' ? METRIC : imperialIn(language);

const METRIC: FormatMeasures = {
  length: (inches) => `${inchesToCm(inches)} cm`,
  weight: (pounds) => `${poundsToKg(pounds)} kg`,
};

const imperialIn = (language: string): FormatMeasures => {
  const t = translator(language);
  return {
    length: (inches) => t('{inches} in', { inches }),
    weight: (pounds) => t('{pounds} lbs', { pounds }),
  };
};
