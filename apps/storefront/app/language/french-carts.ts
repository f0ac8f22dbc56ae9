/** Links to carts, and what is said of them. */
export const FRENCH_CARTS = {
  'Our other brands': 'Nos autres marques',
  Undo: 'Annuler',
  'Empty cart': 'Vider le panier',
  'The link to a cart is not complete: nothing was added.':
    'Le lien vers un panier est incomplet : rien n’a été ajouté.',
  'The cart of this link is not shared any more: nothing was added.':
    'Le panier de ce lien n’est plus partagé\u00a0: rien n’a été ajouté.',
  'Share this cart': 'Partager ce panier',
  'Shared cart': 'Panier partagé',
  'This link brings the following from {brand}. Your own cart keeps what is in it.':
    'Ce lien apporte ce qui suit de {brand}. Votre panier garde ce qu’il contient.',
  'Add these to my cart': 'Ajouter à mon panier',
  'No, thanks': 'Non merci',
  'Others can add what is in this cart to their own. They see neither who you are nor where you live.':
    'D’autres peuvent ajouter à leur panier ce que contient celui-ci. Ils ne voient ni qui vous êtes ni où vous habitez.',
  'Make a link for one person': 'Créer un lien pour une personne',
  'Make a link for several people': 'Créer un lien pour plusieurs personnes',
  'Link to this cart': 'Lien vers ce panier',
  'Used so far: {count}': 'Utilisations jusqu’ici : {count}',
  'It works for everybody who has it.': 'Il fonctionne pour toute personne qui l’a.',
  'It works for the first person who uses it.': 'Il fonctionne pour la première personne qui s’en sert.',
  'It has been used.': 'Il a servi.',
  'It ends on {date}, or when you order.': 'Il prend fin le {date}, ou quand vous commandez.',
  'Stop sharing': 'Ne plus partager',
  'That was too quick: please follow the link again in a moment.':
    'C’était trop rapide : suivez le lien de nouveau dans un instant.',
  'You may have the wrong size': 'Le format n’est peut-être pas le bon',
  'Your {title} is {size}.': 'Votre article « {title} » est en format {size}.',
  '{title}: {size}': '{title} : {size}',
  'Change to {size}': 'Changer pour {size}',
  'The sizes are right, continue': 'Les formats sont les bons, continuer',
  'Back to your cart': 'Retour à votre panier',
} as const;
