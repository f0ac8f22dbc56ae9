import type { StorefrontView } from '@counterpane/contract/pages/pages';

type Placed = Pick<StorefrontView, 'key' | 'language' | 'country' | 'alternates'>;

/**
 * Where the storefront is, in the language of the page, without a slash at its end: what canonical addresses, sitemaps
 * and data for search engines begin with. A request may name any host; the store has one for each storefront.
 * @example storefrontUrl(storefront) // "http://halcyon-ca.localhost:3000/fr"
 * @throws for a storefront that does not stand among its own alternates
 */
export const storefrontUrl = ({ key, language, country, alternates }: Placed): string => {
  const own = alternates.find(({ hrefLang }) => hrefLang === `${language}-${country}`);
  if (!own) throw new Error(`${key} has no address in ${language}`);
  return own.url.replace(/\/$/, '');
};

/** Scheme and host alone, whatever the language: what stands once for all of a storefront's languages. */
export const storefrontOrigin = (storefront: Placed): string => new URL(storefrontUrl(storefront)).origin;
