import type { Messages } from './messages.ts';

/** Canadian French of the help with a cart, and of the pages of staff. */
export const FRENCH_STAFF: Messages = {
  'Get help with my cart': 'Obtenir de l’aide avec mon panier',
  'Help with your cart': 'Aide avec votre panier',
  'Read this code out to us:': 'Donnez-nous ce code :',
  'With it our staff see this cart and can change it with you for one hour. They see neither your address nor how you pay.':
    'Avec ce code, notre équipe voit ce panier et peut le modifier avec vous pendant une heure. Elle ne voit ni votre adresse ni votre mode de paiement.',
  'In your cart with you: {names}': 'Dans votre panier avec vous : {names}',
  'End help': 'Mettre fin à l’aide',
  'For staff': 'Pour le personnel',
  'Staff sign-in': 'Connexion du personnel',
  Password: 'Mot de passe',
  'Sign in': 'Se connecter',
  'Sign out': 'Se déconnecter',
  'Help a shopper': 'Aider un client',
  'Kept pages': 'Pages conservées',
  'Clear all caches': 'Vider tous les caches',
  'All caches are cleared. Pages are made anew as they are asked for.':
    'Tous les caches sont vidés. Les pages sont refaites à mesure qu’on les demande.',
  'Pages are kept for ten minutes, for everybody alike, and made anew by themselves when the catalogue changes. Clear them where a page still shows what is old.':
    'Les pages sont conservées dix minutes, les mêmes pour tous, et se refont d’elles-mêmes quand le catalogue change. Videz-les là où une page montre encore de l’ancien.',
  'The help with this cart has ended.': 'L’aide avec ce panier est terminée.',
  'The shopper presses “Get help with my cart” below their cart and reads the code out to you.':
    'Le client appuie sur « Obtenir de l’aide avec mon panier » sous son panier et vous donne le code.',
  Code: 'Code',
  'Open the cart': 'Ouvrir le panier',
  'You are {name}.': 'Vous êtes {name}.',
  'A shopper’s cart': 'Le panier d’un client',
  'At {shop}. The shopper sees what you change at once.':
    'Chez {shop}. Le client voit aussitôt ce que vous modifiez.',
  'In this cart too: {names}': 'Aussi dans ce panier : {names}',
  'Leave this cart': 'Quitter ce panier',
  'Add something': 'Ajouter un article',
  'Name or SKU': 'Nom ou code d’article',
  'Nothing was found for “{query}”.': 'Rien n’a été trouvé pour « {query} ».',
};
