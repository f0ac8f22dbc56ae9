/** Links to carts, and what is said of them. */
export const FRENCH_CARTS = {
  'Our other brands': 'Nos autres marques',
  Undo: 'Annuler',
  'The link to a cart is not complete: nothing was added.':
    'Le lien vers un panier est incomplet : rien n’a été ajouté.',
  'The link to a cart has been used already: nothing was added.':
    'Le lien vers un panier a déjà servi : rien n’a été ajouté.',
  'The cart of this link is not there any more: nothing was added.':
    'Le panier de ce lien n’existe plus : rien n’a été ajouté.',
  'That was too quick: please follow the link again in a moment.':
    'C’était trop rapide : suivez le lien de nouveau dans un instant.',
  'You may have the wrong size': 'Le format n’est peut-être pas le bon',
  'Your {title} is {size}.': 'Votre article « {title} » est en format {size}.',
  '{title}: {size}': '{title} : {size}',
  'Change to {size}': 'Changer pour {size}',
  'The sizes are right, continue': 'Les formats sont les bons, continuer',
  'Back to your cart': 'Retour à votre panier',
} as const;
