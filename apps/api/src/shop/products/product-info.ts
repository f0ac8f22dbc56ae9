import type { ProductInfo } from '@counterpane/contract/products/products';
import { money } from '@counterpane/rules/money/money';
import { unitPrice } from '../../cart/pricing/unit-price.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { defaultVariant } from './product-view.ts';

/** A product in a few words, for places that only name it. */
export const productInfo = ({ data, product }: CatalogueEntry, storefront: Storefront): ProductInfo => {
  const shown = defaultVariant(product);
  const { currency } = storefront.definition;
  return {
    id: product.id,
    name: product.name,
    title: product.title,
    description: data.description,
    url: data.url,
    kind: product.kind,
    price: money(unitPrice(product, shown, storefront), currency),
    listPrice: money(shown.list, currency),
  };
};

/** @throws when the id is not in the catalogue, from which every caller takes it. */
export const getEntryById = ({ entries }: Storefront, productID: string): CatalogueEntry => {
  const entry = entries.find(({ product }) => product.id === productID);
  if (!entry) throw new Error(`a product is not in the catalogue: ${productID}`);
  return entry;
};
