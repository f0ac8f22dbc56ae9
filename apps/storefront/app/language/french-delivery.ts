import type { Messages } from './messages.ts';

/** Canadian French of how a cart is delivered: the day, the old mattress, and what is lost of it. */
export const FRENCH_DELIVERY: Messages = {
  'Pick a day': 'Choisir un jour',
  'Pick a day or have the old mattress taken away': 'Choisir un jour ou faire reprendre l’ancien matelas',
  'Day of delivery': 'Jour de livraison',
  'Any day, as soon as it can be': 'N’importe quel jour, dès que possible',
  'Any day is fine': 'N’importe quel jour convient',
  'The old mattress is taken away': 'L’ancien matelas est repris',
  'Take my old mattress away': 'Reprendre mon ancien matelas',
  'The carrier takes it along when the new one comes': 'Le transporteur l’emporte en livrant le nouveau',
  'Deliver by ground instead': 'Choisir plutôt la livraison terrestre',
  'On {day}': 'Le {day}',
};
