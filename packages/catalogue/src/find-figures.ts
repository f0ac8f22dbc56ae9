import { escapeExpression } from './content/escape-expression.ts';

/** What makes a sentence a claim: a percentage, a number of something promised, for ever, for free. */
const FIGURES =
  /\d[\d,.]*\s*(?:%|percent)|\d[\d,.]*\+?(?:\s-\s\d+)?[\s-](?:business )?(?:nights?|days?|years?|lbs|pounds|stores?|partner)|\b(?:forever|lifetime|free|a year of)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:\w+ )?(?:mattresses|beds)\b/gi;

/**
 * The figures of a text that none of these phrases says. Longer phrases are looked for first.
 * @example findFigures('Up to 30% off, 50% off on Monday', ['up to 30% off']) // ['50%']
 */
export const findFigures = (text: string, phrases: readonly string[]): string[] => {
  const known = phrases.toSorted((a, b) => b.length - a.length).map(escapeExpression);
  const rest = known.length === 0 ? text : text.replace(new RegExp(known.join('|'), 'gi'), '…');
  return Array.from(rest.matchAll(FIGURES), ([figure]) => figure);
};

/** Every text in a piece of data, however deep. */
export const textsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
};
