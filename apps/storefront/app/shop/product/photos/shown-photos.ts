import type { ProductPage } from '@counterpane/contract/pages/pages';
import { tagged } from '@counterpane/contract/products/media-tags';
import { findPhotoSet } from '../../../design/photo/photo-set.ts';
import { chosenValue } from '../choices/chosen-value.ts';

type Media = ProductPage['product']['mediaCollection'][number];

/** A picture of the gallery. */
export interface ShownPhoto {
  readonly url: string;
  readonly thumbUrl: string;
  readonly alt: string;
  readonly tint: string | undefined;
  /** The colour that it is there for; null for what is there for all. */
  readonly color: string | null;
  /** The size that it is there for; null for what is there for all. */
  readonly size: string | null;
}

export interface ShownPhotos {
  readonly photos: readonly ShownPhoto[];
  /** The colour in which everything is taken that is not there for one; null where there is no other. */
  readonly takenIn: string | null;
}

/**
 * The pictures of a product's page; null where nothing has been photographed yet. It begins with what shows the colour
 * that is chosen.
 */
export const findShownPhotos = ({
  product,
  variants,
  selectedSku,
}: Pick<ProductPage, 'product' | 'variants' | 'selectedSku'>): ShownPhotos | null => {
  const photos = product.mediaCollection.map(toShown);
  if (!photos.some(({ url }) => findPhotoSet(url) !== null)) return null;
  const [takenIn = null, ...others] = photos.flatMap(({ color }) => color ?? []);
  const chosen = chosenValue(
    variants.find(({ sku }) => sku === selectedSku),
    'Color',
  );
  if (others.length === 0) return { photos, takenIn: null };
  if (chosen === takenIn) return { photos, takenIn };
  const rank = ({ color }: ShownPhoto): number => (color === chosen ? 0 : 1);
  return { photos: photos.toSorted((a, b) => rank(a) - rank(b)), takenIn };
};

/** The last one that is there for all variants, which is taken from nearest. */
export const closestOf = ({ photos }: ShownPhotos): ShownPhoto | null =>
  photos.findLast(({ color, size }) => color === null && size === null) ?? null;

const toShown = ({ url, thumbUrl, alt, tags }: Media): ShownPhoto => ({
  url,
  thumbUrl,
  alt,
  tint: tagged(tags, 'tint')[0],
  color: tagged(tags, 'color')[0] ?? null,
  size: tagged(tags, 'size')[0] ?? null,
});
