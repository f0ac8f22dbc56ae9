import type { StorefrontView } from '@counterpane/contract/pages/pages';
import type { CatalogueReader } from '../../catalogue/reader.ts';
import type { Storefront } from '../../catalogue/storefront.ts';

type Alternates = StorefrontView['alternates'];

/** What is needed to find the same page elsewhere. */
interface AlternateFacts {
  readonly catalogue: Pick<CatalogueReader, 'getStorefront'>;
  /** Address of a storefront by its key, with a slash at its end. */
  readonly storefrontUrl: (key: string) => string;
}

/**
 * The same page on the brand's other storefronts and in its other languages, itself included, as search engines
 * want to be told [C2]. `x-default` is the first storefront of the brand that has the page: a brand
 * with one storefront in one language names that one twice.
 */
export const alternatesOf = (
  { brand }: Storefront,
  { catalogue, storefrontUrl }: AlternateFacts,
  hasPage: (storefront: Storefront) => boolean,
): Alternates => {
  const all = brand.brand.storefronts.flatMap(({ key, country, language, otherLanguages }) => {
    const url = storefrontUrl(key);
    return [language, ...otherLanguages]
      .filter((each) => hasPage(catalogue.getStorefront(key, each)))
      .map((each) => ({
        hrefLang: `${each}-${country}`,
        url: each === language ? url : `${url}${each}/`,
      }));
  });
  const [first] = all;
  return first ? [...all, { ...first, hrefLang: 'x-default' }] : [];
};

/** A page's view with the addresses of the same page elsewhere. */
export const withAlternates = <View extends { readonly storefront: StorefrontView }>(
  view: View,
  alternates: Alternates,
): View => ({ ...view, storefront: { ...view.storefront, alternates } });
