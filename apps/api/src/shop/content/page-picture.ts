import type { ContentPage } from '@counterpane/catalogue/content/page-schema';
import type { ContentPageView } from '@counterpane/contract/pages/content-page';
import type { Picture } from '@counterpane/contract/products/picture';
import { pictureView } from '../../catalogue/picture-of.ts';
import { scenePicture } from '../../catalogue/scenes.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';

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
  return entry ? productPicture(entry) : null;
};

/** The picture that stands for a product. */
export const productPicture = ({ media: [first] }: CatalogueEntry): Picture | null =>
  first ? pictureView(first) : null;

/** Whether that picture is a photograph, taken by this brand or, where none is named, by any. */
export const isPhotographed = ({ media: [first] }: CatalogueEntry, brand?: string): boolean =>
  first?.url.startsWith(brand === undefined ? '/pictures/' : `/pictures/${brand}/`) ?? false;
