import type { Messages } from './messages.ts';

/** Canadian French of what a list says of itself, and of what a form sent that no page offers. */
export const FRENCH_LISTING: Messages = {
  'The other {count} products': 'Les {count} autres produits',
  'Prices are for a {size}.': 'Les prix sont ceux du format {size}.',
  'Quantity must be at most {maximum}': 'La quantité doit être d’au plus {maximum}',
  'Quantity must be at least {minimum}': 'La quantité doit être d’au moins {minimum}',
  'Quantity must be a whole number': 'La quantité doit être un nombre entier',
  'We could not read all of that': 'Nous n’avons pas pu tout lire',
};
