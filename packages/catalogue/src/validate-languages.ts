import type { Brand } from './brand.ts';
import type { Languages } from './load-languages.ts';

/** In which every text is written first. */
const SOURCE = 'en';

/** Storefronts that speak a language without a dictionary: all of their copy would be English. */
export const validateLanguages = (brands: readonly Pick<Brand, 'brand'>[], languages: Languages): string[] =>
  brands
    .flatMap(({ brand }) => brand.storefronts)
    .flatMap(({ key, language, otherLanguages }) =>
      [language, ...otherLanguages]
        .filter((each) => each !== SOURCE && !Object.hasOwn(languages, each))
        .map((each) => `${key} speaks "${each}", which has no folder in languages`),
    );
