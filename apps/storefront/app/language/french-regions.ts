/** Canadian French of the links to other countries and languages. */
export const FRENCH_REGIONS: Readonly<Record<string, string>> = {
  'Country and language': 'Pays et langue',
};
