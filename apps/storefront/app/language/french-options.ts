import type { Messages } from './messages.ts';

/** What a shopper chooses of a product, where a page has only its name and says it nowhere else. */
export const FRENCH_OPTIONS: Messages = {
  Leg: 'Pied',
  Pillow: 'Oreiller',
  Arm: 'Accoudoir',
  Base: 'Base',
};
