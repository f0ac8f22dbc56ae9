import type { Messages } from './messages.ts';

/** Canadian French of what search engines alone read. */
export const FRENCH_SEO: Messages = {
  Home: 'Accueil',
};
