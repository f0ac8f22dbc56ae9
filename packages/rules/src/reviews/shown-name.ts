/**
 * How a writer of a review is named where they choose nothing else: first name and initial [R055].
 * @example shownName('Ada', 'Lovelace') // "Ada L."
 */
export const shownName = (firstName: string, lastName: string): string => {
  const [initial = ''] = lastName.trim();
  return [firstName.trim(), initial === '' ? '' : `${initial}.`].filter(Boolean).join(' ');
};
