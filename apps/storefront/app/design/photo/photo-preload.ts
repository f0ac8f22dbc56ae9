import type { MetaDescriptor } from 'react-router';
import { findPhotoSet } from './photo-set.ts';

/**
 * Has the browser fetch a photograph before it has read as far as its place. One that does not know AVIF leaves the
 * line out and finds the other format in the page.
 */
export const photoPreload = (
  picture: { readonly url: string } | null | undefined,
  sizes: string,
): MetaDescriptor[] => {
  const set = picture ? findPhotoSet(picture.url) : null;
  if (set === null) return [];
  return [
    {
      tagName: 'link',
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      imageSrcSet: set.avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    },
  ];
};
