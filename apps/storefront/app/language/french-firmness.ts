/** Canadian French of the models that come in several firmnesses. */
export const FRENCH_FIRMNESS: Readonly<Record<string, string>> = {
  Firmness: 'Fermeté',
};
