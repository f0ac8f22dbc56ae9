/**
 * A day in a sentence: short in American English, with the name of its month elsewhere.
 * @example displayDay('2026-11-24') // "Nov 24"
 */
export const displayDay = (isoDay: string, locale = 'en-US'): string => {
  const month = locale === 'en-US' || locale === 'en-CA' ? 'short' : 'long';
  const text = new Date(`${isoDay}T00:00:00Z`).toLocaleDateString(locale === 'en-CA' ? 'en-US' : locale, {
    timeZone: 'UTC',
    month,
    day: 'numeric',
  });
  // French counts the first day and numbers the others.
  return locale.startsWith('fr') ? text.replace(/^1 /, '1er ') : text;
};
