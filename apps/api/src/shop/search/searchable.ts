import { hasTrait } from '@counterpane/rules/options/kind-traits';
import type { CatalogueEntry } from '../../catalogue/storefront.ts';

/** A bundle or collection with a page of its own that may be shown in lists. */
export const isSearchable = <
  Place extends {
    readonly url: string | null;
    readonly search: { readonly index: boolean; readonly canonical?: string | undefined };
  },
>(
  place: Place,
): place is Place & { readonly url: string } =>
  place.url !== null && place.search.index && place.search.canonical === undefined;

/** What comes only with something else, or is sold no more, is never found. */
export const isForSale = ({ data, product }: CatalogueEntry): boolean =>
  hasTrait(data.kind, 'physical') &&
  product.upsell?.isNotSaleable !== true &&
  Object.values(product.variants).some(({ availability }) => availability.isActive);
