import type { BundlePage, CollectionPage, SetSummary } from '@counterpane/contract/pages/set-pages';
import { pageUrls } from '../../page-urls.ts';
import { breadcrumbsJsonLd } from '../../seo/breadcrumbs-json-ld.ts';
import { returnTerms, shippingTerms } from '../../seo/offer-terms.ts';

export type SetProduct = Pick<
  BundlePage | CollectionPage,
  'heading' | 'description' | 'path' | 'search' | 'storefront' | 'summary' | 'problem' | 'breadcrumbs'
> & {
  /** By which quotes know it; null for furniture that is only shown together. */
  readonly sku: BundlePage['sku'] | null;
};

/** A set as search engines read it, and where it stands (schema.org). */
export const setJsonLd = (page: SetProduct, origin: string) => ({
  '@context': 'https://schema.org',
  '@graph': [setProduct(page, origin), breadcrumbsJsonLd(page.breadcrumbs, origin)],
});

/** One product at the price of all its parts together. */
const setProduct = (
  { heading, description, sku, path, search, storefront, summary, problem }: SetProduct,
  origin: string,
) => ({
  '@type': 'Product',
  name: heading,
  description,
  ...(sku === null ? {} : { sku }),
  url: origin + search.canonical,
  image: origin + pageUrls.sharePicture(path),
  brand: { '@type': 'Brand', name: storefront.name },
  offers: {
    '@type': 'Offer',
    url: origin + search.canonical,
    // What cannot be put together has no price.
    ...(summary.total.amount > 0 ? { price: (summary.total.amount / 100).toFixed(2) } : {}),
    priceCurrency: summary.total.currency,
    itemCondition: 'https://schema.org/NewCondition',
    ...(summary.returnDays === null
      ? {}
      : { hasMerchantReturnPolicy: returnTerms(summary.returnDays, storefront) }),
    shippingDetails: shippingTerms(summary.delivery, storefront),
    availability: `https://schema.org/${availabilityOf(problem, summary.later)}`,
    ...(problem === null && summary.later?.from ? { availabilityStarts: summary.later.from } : {}),
  },
});

const availabilityOf = (problem: string | null, later: SetSummary['later']): string => {
  if (problem !== null) return 'OutOfStock';
  return later === null ? 'InStock' : 'BackOrder';
};
