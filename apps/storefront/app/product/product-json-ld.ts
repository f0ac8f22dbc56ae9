import type { ProductPage, VariantView } from '@counterpane/contract/pages';
import { parseVariantKey } from '@counterpane/rules/options/parse-variant-key';
import { underscoreKey } from '@counterpane/rules/options/variant-key';

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

/** Each offer leads to the page with its own variant chosen. */
const offer = ({ sku, price, properties, isPurchasable, isBackOrdered }: VariantView, url: string) => ({
  '@type': 'Offer',
  sku,
  name: properties.map(({ title }) => title).join(', '),
  url: `${url}?variant=${reverseKey(sku)}`,
  price: (price.amount / 100).toFixed(2),
  priceCurrency: price.currency,
  itemCondition: 'https://schema.org/NewCondition',
  availability: `https://schema.org/${availabilityOf(isPurchasable, isBackOrdered)}`,
});

const reverseKey = (sku: string): string => {
  const parsed = parseVariantKey(sku);
  return parsed ? underscoreKey(parsed.inventoryKey, parsed.chosen) : sku;
};

const availabilityOf = (isPurchasable: boolean, isBackOrdered: boolean): string => {
  if (!isPurchasable) return 'OutOfStock';
  return isBackOrdered ? 'BackOrder' : 'InStock';
};
