import type { ContentPage } from '@counterpane/catalogue/content/page-schema';
import type { ContentPageView } from '@counterpane/contract/content-page';
import type { Picture } from '@counterpane/contract/picture';
import { tintOf } from '../catalogue/picture-of.ts';
import { scenePicture } from '../catalogue/scenes.ts';
import type { CatalogueEntry, Storefront } from '../catalogue/snapshot.ts';

/** The first of these that a product has is the picture of a page. */
const VIEWS = ['/hero-', '/bedroom.svg', '/room.svg', '/studio.svg', '/angle-'];

/**
 * The scene that the page names; while it has not been taken, or where it names none, a product of the kind that it
 * names, in a room where there is one. The first mattress is the one of the home page; a brand with fewer than the
 * page counts begins again.
 */
export const pagePicture = (
  { picture, scene }: Pick<ContentPage, 'picture' | 'scene'>,
  storefront: Storefront,
): ContentPageView['picture'] => {
  const taken = scene === undefined ? null : scenePicture(storefront, scene);
  if (taken || picture === undefined) return taken;
  const { entries, brand } = storefront;
  const hero = brand.content.home.hero.product;
  const ofKind = entries
    .filter(({ data }) => data.kind === picture.kind)
    .toSorted((a, b) => Number(b.data.name === hero) - Number(a.data.name === hero));
  const entry = ofKind[(picture.number - 1) % ofKind.length];
  return entry ? productPicture(entry, VIEWS) : null;
};

/** The first of these views that a product has; photographs of products and drawings are all as wide. */
export const productPicture = ({ media }: CatalogueEntry, views: readonly string[]): Picture | null => {
  const [found] = views.flatMap((view) => media.filter(({ url }) => url.includes(view)));
  if (!found) return null;
  const { url, thumbUrl, alt } = found;
  return { url, thumbUrl, alt, tint: tintOf(found), width: 960, height: 720 };
};
