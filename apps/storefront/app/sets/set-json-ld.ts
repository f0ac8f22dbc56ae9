import type { BundlePage, CollectionPage } from '@counterpane/contract/set-pages';
import { addresses } from '../addresses.ts';
import { breadcrumbsJsonLd } from '../seo/breadcrumbs-json-ld.ts';

type Page = Pick<
  BundlePage | CollectionPage,
  | 'heading'
  | 'description'
  | 'name'
  | 'path'
  | 'search'
  | 'storefront'
  | 'summary'
  | 'problem'
  | 'breadcrumbs'
>;

/** A set as search engines read it, and where it stands (schema.org). */
export const setJsonLd = (page: Page, origin: string) => ({
  '@context': 'https://schema.org',
  '@graph': [setProduct(page, origin), breadcrumbsJsonLd(page.breadcrumbs, origin)],
});

/** One product at the price of all its parts together. */
const setProduct = (
  { heading, description, name, path, search, storefront, summary, problem }: Page,
  origin: string,
) => ({
  '@type': 'Product',
  name: heading,
  description,
  sku: name,
  url: origin + search.canonical,
  image: origin + addresses.sharePicture(path),
  brand: { '@type': 'Brand', name: storefront.name },
  offers: {
    '@type': 'Offer',
    url: origin + search.canonical,
    price: (summary.total.amount / 100).toFixed(2),
    priceCurrency: summary.total.currency,
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${problem === null ? 'InStock' : 'OutOfStock'}`,
  },
});
