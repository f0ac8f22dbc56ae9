import type { BundlePage } from '@counterpane/contract/pages/set-pages';
import type { MetaDescriptor } from 'react-router';
import { photoPreload } from '../../design/photo/photo-preload.ts';
import type { RootData } from '../../language/use-storefront.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { SET_SIZES } from './set-frame.tsx';
import { type SetProduct, setJsonLd } from './set-json-ld.ts';

type SetPage = SetProduct & Pick<BundlePage, 'title' | 'picture'>;

/** What the head of a set's page says of it. */
export const setMeta = (page: SetPage, root: RootData | undefined): MetaDescriptor[] => {
  const { title, description, search, storefront, picture: photo } = page;
  const { alternates } = storefront;
  return [
    ...pageMeta({
      ...{ root, title, description, alternates, photo },
      path: search.canonical,
      index: search.index,
    }),
    // With choices of its own a set may be drawn in another color.
    ...photoPreload(search.index ? photo : null, SET_SIZES),
    { 'script:ld+json': setJsonLd(page, root?.origin ?? '') },
  ];
};
