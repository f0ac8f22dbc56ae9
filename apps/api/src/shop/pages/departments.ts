import type { HomePage } from '@counterpane/contract/pages/pages';
import type { Picture } from '@counterpane/contract/products/picture';
import { firstScene } from '../../catalogue/scenes.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { isPhotographed, productPicture } from '../content/page-picture.ts';
import { listedIn } from './listed-products.ts';

type Listing = Storefront['brand']['content']['listings'][string];

/**
 * The lists that the navigation leads to, each with a picture of something in it that no other list, and not the head
 * of the page, shows. A list of what is on sale is left out: its products are in the other lists.
 */
export const departmentsOf = (storefront: Storefront): HomePage['departments'] => {
  const { brand, content } = storefront.brand;
  const shown = new Set([content.home.hero.product, ...content.home.featured]);
  return brand.navigation.flatMap(({ title, url }) => {
    const listing = content.listings[url.slice(1)];
    if (!listing || listing.onSale) return [];
    const picture = pictureOf(listing, storefront, shown);
    return picture ? [{ title, url, picture }] : [];
  });
};

/**
 * The picture that the list names; else a product of the brand, of the list's first kind; else a room of the brand;
 * else any photograph where it is used, of that first kind first. Remembers which pictures are taken.
 */
const pictureOf = (listing: Listing, storefront: Storefront, shown: Set<string>): Picture | null => {
  const entries = listedIn(listing, storefront, {}).map(({ entry }) => entry);
  const fresh = entries.filter(({ data }) => !shown.has(data.name));
  const [main] = listing.kinds;
  const ofKind = fresh.filter(({ data }) => data.kind === main);
  const isOwn = (entry: CatalogueEntry) => isPhotographed(entry, storefront.brand.key);
  const own =
    fresh.find((entry) => entry.data.name === listing.pictured && isOwn(entry)) ?? ofKind.find(isOwn);
  const scene = own ? null : firstScene(storefront, listing.scenes);
  if (scene && !shown.has(scene.url)) {
    shown.add(scene.url);
    return scene;
  }
  const taken = [...ofKind, ...fresh].find((entry) => isPhotographed(entry));
  const entry = own ?? taken ?? ofKind[0] ?? fresh[0] ?? entries[0];
  if (!entry) return null;
  shown.add(entry.data.name);
  return productPicture(entry);
};
