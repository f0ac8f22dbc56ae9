import type { ProductPage, VariantView } from '@counterpane/contract/pages';

/** The product as search engines read it (schema.org). */
export const productJsonLd = (
  { product, description, variants, storefront }: ProductPage,
  origin: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.title,
  description,
  sku: product.inventoryKey,
  url: origin + product.metadata.url,
  brand: { '@type': 'Brand', name: storefront.name },
  offers: variants.map((variant) => offer(variant, origin + product.metadata.url)),
});

const offer = ({ sku, price, properties, isPurchasable, isBackOrdered }: VariantView, url: string) => ({
  '@type': 'Offer',
  sku,
  name: properties.map(({ title }) => title).join(', '),
  url,
  price: (price.amount / 100).toFixed(2),
  priceCurrency: price.currency,
  itemCondition: 'https://schema.org/NewCondition',
  availability: `https://schema.org/${availabilityOf(isPurchasable, isBackOrdered)}`,
});

const availabilityOf = (isPurchasable: boolean, isBackOrdered: boolean): string => {
  if (!isPurchasable) return 'OutOfStock';
  return isBackOrdered ? 'BackOrder' : 'InStock';
};
