import type { MetaDescriptor } from 'react-router';
import { findPhotoSet } from './photo-set.ts';

/**
 * Has the browser fetch a photograph before it has read as far as its place. One that does not know AVIF leaves the
 * line out and finds the other format in the page.
 */
export const photoPreload = (url: string, sizes: string): MetaDescriptor[] => {
  const set = findPhotoSet(url);
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
