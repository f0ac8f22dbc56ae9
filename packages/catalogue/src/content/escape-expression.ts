/** A text as part of a regular expression that finds just it. @example escapeExpression('5.5 in') // "5\\.5 in" */
export const escapeExpression = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
