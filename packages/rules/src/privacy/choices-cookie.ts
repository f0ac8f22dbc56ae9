import { type Consent, PURPOSES } from './decide-consent.ts';

/** Of the questions and their words: with another one everybody is asked anew. */
export const CONSENT_VERSION = '1';

/**
 * What a cookie says of choices: the version, and the first letters of what was agreed to [R056].
 * @example formatChoices({ analytics: true, personalization: false, marketing: true }) // "1.am"
 */
export const formatChoices = (consent: Consent): string =>
  `${CONSENT_VERSION}.${PURPOSES.filter((purpose) => consent[purpose])
    .map((purpose) => purpose[0])
    .join('')}`;

/**
 * Null where there is none, none of ours, or one of questions that are not asked any more.
 * @example parseChoices('1.am')?.personalization // false
 */
export const parseChoices = (cookie: string | null): Consent | null => {
  const [version, letters] = cookie?.split('.', 2) ?? [];
  if (version !== CONSENT_VERSION || letters === undefined || !/^[apm]{0,3}$/.test(letters)) return null;
  return {
    analytics: letters.includes('a'),
    personalization: letters.includes('p'),
    marketing: letters.includes('m'),
  };
};
