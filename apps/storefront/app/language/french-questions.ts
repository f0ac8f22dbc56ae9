import type { Messages } from './messages.ts';

/** Canadian French of what is asked once on the way to the order. */
export const FRENCH_QUESTIONS: Messages = {
  'Protect what you chose?': 'Protéger vos choix ?',
  'Add for {price}': 'Ajouter pour {price}',
  'Buy more, save more': 'Plus vous achetez, plus vous économisez',
  'One more mattress takes {percent} % off each of them.':
    'Un matelas de plus, et chacun coûte {percent} % de moins.',
  '{more} more mattresses take {percent} % off each of them.':
    '{more} matelas de plus, et chacun coûte {percent} % de moins.',
  '{title}: add {units} more': '{title} : encore {units}',
  '{title}: {amount} more to go': '{title} : encore {amount}',
  '{title}: pay with {methods}': '{title} : en payant avec {methods}',
  '{title}: with delivery to {states}': '{title} : avec livraison ici : {states}',
  '{title}: with an e-mail address that ends in {domains}':
    '{title} : avec une adresse courriel qui se termine par {domains}',
  'Add another mattress': 'Ajouter un matelas',
};
