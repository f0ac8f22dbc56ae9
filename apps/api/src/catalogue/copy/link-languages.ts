import type { Storefront } from '../storefront.ts';

/** A storefront in one language that does not know of the others yet. */
export type UnlinkedStorefront = Omit<Storefront, 'inLanguage'>;

/** One storefront in each of its languages, the first one first. Answers that, from which the others are found. */
export const linkLanguages = (all: readonly UnlinkedStorefront[]): Storefront => {
  const linked: Storefront[] = all.map((one) => ({ ...one, inLanguage: (language) => find(language) }));
  const find = (wanted: string): Storefront => {
    const found = linked.find(({ language }) => language === wanted) ?? linked[0];
    if (!found) throw new Error('a storefront has no language');
    return found;
  };
  return find('');
};
