import type { StorefrontView } from '@counterpane/contract/pages';
import type { Storefront } from '../catalogue/snapshot.ts';

/** The brand around every page: its name, words and tokens. */
export const storefrontView = ({ key, brand, definition }: Storefront): StorefrontView => ({
  key,
  name: brand.brand.name,
  tagline: brand.brand.tagline,
  country: definition.country,
  language: definition.language,
  currency: definition.currency,
  announcement: brand.brand.announcement,
  navigation: brand.brand.navigation,
  footer: brand.brand.footer,
  theme: { ...brand.theme },
  alternates: [],
});
