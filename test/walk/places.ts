import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { choicesOf } from '../../apps/api/src/testing/price-walk.ts';

/** A page of a storefront. */
export interface Place {
  readonly storefront: string;
  readonly url: string;
  /** Another number for every place, so that all choices come round. */
  readonly turn: number;
}

/** Every page of every brand, each on one of the storefronts that have it; on all of them on a whole walk. */
export const placesOf = (urlsOf: (storefront: string) => readonly string[]): Place[] => {
  let turn = 0;
  return shippedCatalogue().brands.flatMap(({ brand }) => {
    const pages = brand.storefronts.flatMap(({ key }) =>
      urlsOf(key).map((url) => ({ storefront: key, url })),
    );
    return [...Map.groupBy(pages, ({ url }) => url).values()].flatMap((same) => {
      turn += 1;
      return choicesOf(same, turn).map((page) => ({ ...page, turn }));
    });
  });
};
