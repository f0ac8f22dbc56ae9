import type { ContentPage } from '@counterpane/catalogue/content/page-schema';
import type { ContentPageView } from '@counterpane/contract/content-page';
import type { Storefront } from '../catalogue/snapshot.ts';

/** The first of these that a product has is the picture of a page. */
const VIEWS = ['/hero-', '/bedroom.svg', '/room.svg', '/studio.svg', '/angle-'];

/**
 * A product of the kind that the page names, in a room where there is one. The first mattress is the one of the home
 * page; a brand with fewer than the page counts begins again.
 */
export const pagePicture = (
  { picture }: Pick<ContentPage, 'picture'>,
  { entries, brand }: Storefront,
): ContentPageView['picture'] => {
  if (picture === undefined) return null;
  const hero = brand.content.home.hero.product;
  const ofKind = entries
    .filter(({ data }) => data.kind === picture.kind)
    .toSorted((a, b) => Number(b.data.name === hero) - Number(a.data.name === hero));
  const entry = ofKind[(picture.number - 1) % ofKind.length];
  const [found] = VIEWS.flatMap((view) => entry?.media.filter(({ url }) => url.includes(view)) ?? []);
  return found ? { url: found.url, alt: found.alt } : null;
};
