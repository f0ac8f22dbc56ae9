import { FRENCH_CHECKOUT } from './french-checkout.ts';
import { FRENCH_CONTENT } from './french-content.ts';
import { FRENCH_QUIZ } from './french-quiz.ts';
import { FRENCH_SHOPPING } from './french-shopping.ts';
import type { Messages } from './translate.ts';

/** Canadian French of every text of the pages; a test finds those that are missing. */
export const FRENCH: Messages = {
  ...FRENCH_SHOPPING,
  ...FRENCH_CHECKOUT,
  ...FRENCH_CONTENT,
  ...FRENCH_QUIZ,
};
