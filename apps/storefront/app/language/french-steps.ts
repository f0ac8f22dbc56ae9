import type { Messages } from './messages.ts';

/** The steps of the checkout. */
export const FRENCH_STEPS: Messages = {
  'What you enter here is kept for 30 days, or until you have ordered.':
    'Ce que vous saisissez ici est conservé 30 jours, ou jusqu’à votre commande.',
  'Forget my details now': 'Oublier mes renseignements maintenant',
  'Accept {total} and place the order': 'Accepter {total} et passer la commande',
  Order: 'Commande',
};
