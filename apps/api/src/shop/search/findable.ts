import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { CatalogueEntry } from '../../catalogue/storefront.ts';

/** A bundle or collection with a page of its own that may be shown in lists. */
export const isPlace = <
  Place extends {
    readonly url: string | null;
    readonly search: { readonly index: boolean; readonly canonical?: string | undefined };
  },
>(
  place: Place,
): place is Place & { readonly url: string } =>
  place.url !== null && place.search.index && place.search.canonical === undefined;

/** Protection plans and services come with things and have no page of their own. */
export const isThing = ({ kind }: Pick<ProductData, 'kind'>): boolean =>
  kind !== 'protection-plan' && kind !== 'service';

/** What comes only with something else, or is sold no more, is never found. */
export const isForSale = ({ data, product }: CatalogueEntry): boolean =>
  isThing(data) &&
  product.upsell?.isNotSaleable !== true &&
  Object.values(product.variants).some(({ availability }) => availability.isActive);
