import type { Messages } from './messages.ts';

/** Canadian French of the pictures of a product. */
export const FRENCH_PHOTOS: Messages = {
  'Shown in {color}': 'Illustré en {color}',
  'The whole bedroom': 'Toute la chambre',
};
