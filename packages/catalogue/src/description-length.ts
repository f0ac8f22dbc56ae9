/** Shorter tells nothing, and search engines cut off what is longer. */
const SHORTEST = 50;
const LONGEST = 160;

/** What is wrong with how long the description of a page is; null when it fits. */
export const lengthFault = (description: string): string | null =>
  description.length >= SHORTEST && description.length <= LONGEST
    ? null
    : `a description has from ${SHORTEST} to ${LONGEST} characters, not ${description.length}`;
