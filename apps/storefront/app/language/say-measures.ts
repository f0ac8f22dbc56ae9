import { inchesToCm, poundsToKg } from '@counterpane/rules/metric';
import { translator } from './translate.ts';

/** Lengths and weights as a page's country measures. */
export interface SayMeasures {
  length(inches: number): string;
  weight(pounds: number): string;
}

/** @example measuresIn('en', 'GB').length(12) // "30 cm" */
export const measuresIn = (language: string, country?: string): SayMeasures =>
  country === 'GB' ? METRIC : inPagesWords(language);

const METRIC: SayMeasures = {
  length: (inches) => `${inchesToCm(inches)} cm`,
  weight: (pounds) => `${poundsToKg(pounds)} kg`,
};

const inPagesWords = (language: string): SayMeasures => {
  const t = translator(language);
  return {
    length: (inches) => t('{inches} in', { inches }),
    weight: (pounds) => t('{pounds} lbs', { pounds }),
  };
};
