import { IS_WHOLE_CRAWL } from './page-kinds.ts';

const PRODUCT = /^(?:\/[a-z]{2})?\/(?:mattresses|bed-frames|bedding|furniture|kids)\/([\w-]+)/;

/** A short crawl looks at one product of so many, in every country and language at the same ones. */
const ONE_IN = 3;

/**
 * Whether a crawl passes a page over. Lists, sets, written pages and the first mattress are always looked at.
 * @example isLeftOut('/fr/bedding/pillow') === isLeftOut('/bedding/pillow')
 */
export const isLeftOut = (path: string): boolean => {
  const name = PRODUCT.exec(path)?.[1];
  if (name === undefined || IS_WHOLE_CRAWL) return false;
  return [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % ONE_IN !== 0;
};
