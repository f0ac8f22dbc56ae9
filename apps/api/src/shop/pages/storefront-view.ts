import type { StorefrontView } from '@counterpane/contract/pages/pages';
import type { Storefront } from '../../catalogue/storefront.ts';

/** Written pages, some of them for one country only. */
const WRITTEN =
  /^\/(?:p|posts|store|mattress-discount)\/|^\/(?:posts|faq|compare|fsa-hsa|total-value|white-glove)/;

/** The brand around every page: its name, words and tokens. */
export const storefrontView = ({
  key,
  language,
  brand,
  definition,
  pages,
  sisters,
  flags,
}: Storefront): StorefrontView => ({
  key,
  name: brand.brand.name,
  tagline: brand.brand.tagline,
  country: definition.country,
  language,
  currency: definition.currency,
  announcement: brand.brand.announcement,
  navigation: brand.brand.navigation,
  footer: brand.brand.footer.map(({ title, links }) => ({
    title,
    links: links.filter(({ url }) => !WRITTEN.test(url) || pages.has(url)),
  })),
  theme: { ...brand.theme },
  alternates: [],
  sisters: [...sisters],
  hasAccounts: flags.accounts,
});
