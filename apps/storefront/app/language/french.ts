import type { Messages } from './translate.ts';

/** Canadian French of every text of the pages; a test finds those that are missing. */
export const FRENCH: Messages = {
  'Add to cart': 'Ajouter au panier',
};
