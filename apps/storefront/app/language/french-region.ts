import type { Messages } from './messages.ts';

/** Canadian French of the region check at the shipping step and of the price at the door. */
export const FRENCH_REGION: Messages = {
  '{zip} is in {state}: change the state?': '{zip} se trouve ici : {state}. Changer la province ?',
  '{message}. This ZIP code is known as {cities}.': '{message}. Ce code postal est connu sous : {cities}.',
  'Your total at the door': 'Votre total, livraison comprise',
  'Show the total': 'Afficher le total',
  'Back to the product': 'Retour au produit',
  'Checking the address…': 'Vérification de l’adresse…',
};
