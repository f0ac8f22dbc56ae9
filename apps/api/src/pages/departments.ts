import type { HomePage } from '@counterpane/contract/pages';
import type { CatalogueEntry, Storefront } from '../catalogue/snapshot.ts';
import { productPicture } from '../content/page-picture.ts';
import { listedIn } from './listed-products.ts';

const VIEWS = ['/hero-', '/room.svg', '/bedroom.svg', '/angle-', '/studio.svg'];

/**
 * The lists that the navigation leads to, each with a picture of something in it that no other list, and not the head
 * of the page, shows. A sale is made of the others: it is none of them.
 */
export const departmentsOf = (storefront: Storefront): HomePage['departments'] => {
  const { brand, content } = storefront.brand;
  const shown = new Set([content.home.hero.product, ...content.home.featured]);
  return brand.navigation.flatMap(({ title, url }) => {
    const listing = content.listings[url.slice(1)];
    if (!listing || listing.onSale) return [];
    const entry = firstOf(
      listedIn(listing, storefront, {}).map((listed) => listed.entry),
      shown,
    );
    const picture = entry && productPicture(entry, VIEWS);
    if (!picture) return [];
    shown.add(entry.data.name);
    return [{ title, url, picture }];
  });
};

const firstOf = (
  entries: readonly CatalogueEntry[],
  shown: ReadonlySet<string>,
): CatalogueEntry | undefined => {
  const [first] = entries;
  const fresh = entries.filter(({ data }) => !shown.has(data.name));
  const isTaken = ({ media }: CatalogueEntry): boolean => media.some(({ url }) => url.includes('/hero-'));
  return fresh.find(isTaken) ?? fresh[0] ?? first;
};
