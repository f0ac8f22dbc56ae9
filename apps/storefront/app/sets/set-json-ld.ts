import type { BundlePage, CollectionPage } from '@counterpane/contract/set-pages';

type Page = Pick<
  BundlePage | CollectionPage,
  'heading' | 'description' | 'name' | 'search' | 'storefront' | 'summary' | 'problem'
>;

/** A set as search engines read it: one product at the price of all its parts together (schema.org). */
export const setJsonLd = (
  { heading, description, name, search, storefront, summary, problem }: Page,
  origin: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: heading,
  description,
  sku: name,
  url: origin + search.canonical,
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
