import { optionTitle } from '@counterpane/rules/options/option-title';
import type { Variant } from '@counterpane/rules/options/product';
import { unitPrice } from '../../cart/pricing/unit-price.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';

/** One option of a product as it is sold now, by the price that its page shows. */
interface OptionNow {
  readonly variant: Variant;
  readonly availability: Variant['availability'];
  /** Cents. */
  readonly price: number;
  /** Its choices; the title of a product without any. */
  readonly title: string;
}

/** Null for what is not sold there any more. */
export const findOptionNow = (storefront: Storefront, product: string, sku: string): OptionNow | null => {
  const entry = storefront.findEntry(product);
  return entry ? (optionsNow(storefront, entry).find(({ variant }) => variant.sku === sku) ?? null) : null;
};

export const optionsNow = (storefront: Storefront, { data, product }: CatalogueEntry): OptionNow[] =>
  Object.values(product.variants).map((variant) => ({
    variant,
    availability: variant.availability,
    price: unitPrice(product, variant, storefront),
    title: variant.chosen.map((choice) => optionTitle(product, choice)).join(', ') || data.title,
  }));
