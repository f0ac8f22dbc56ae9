import { type Consent, type ConsentFacts, PURPOSES } from './decide-consent.ts';

/** Of the questions and their words: with another one everybody is asked anew. */
export const CONSENT_VERSION = '2';

/** Those of questions that were asked in other words before. */
const EARLIER_VERSIONS = ['1'];

/**
 * What a cookie says of choices: the version, and the first letters of what was agreed to [R056].
 * @example formatChoices({ analytics: true, personalization: false, marketing: true }) // "2.am"
 */
export const formatChoices = (consent: Consent): string =>
  `${CONSENT_VERSION}.${PURPOSES.filter((purpose) => consent[purpose])
    .map((purpose) => purpose[0])
    .join('')}`;

/**
 * What a cookie says was chosen, of the questions as they are now or of earlier ones; both null where it is none of ours.
 * @example parseChoices('1.am').earlier?.personalization // false
 */
export const parseChoices = (cookie: string | null): Pick<ConsentFacts, 'chosen' | 'earlier'> => {
  const [version = '', letters] = cookie?.split('.', 2) ?? [];
  const consent = letters === undefined ? null : consentOf(letters);
  return {
    chosen: version === CONSENT_VERSION ? consent : null,
    earlier: EARLIER_VERSIONS.includes(version) ? consent : null,
  };
};

const consentOf = (letters: string): Consent | null => {
  if (!/^[apm]{0,3}$/.test(letters)) return null;
  return {
    analytics: letters.includes('a'),
    personalization: letters.includes('p'),
    marketing: letters.includes('m'),
  };
};
