import { headText } from '../language/head-text.ts';
import type { RootData } from '../language/use-storefront.ts';
import { breadcrumbsJsonLd } from './breadcrumbs-json-ld.ts';

/** Where a list stands, as search engines read it: right below the home page (schema.org). */
export const listJsonLd = (root: RootData | undefined, heading: string, path: string) => {
  const t = headText(root);
  const links = [
    { title: t('Home'), url: '/' },
    { title: heading, url: path },
  ];
  return { '@context': 'https://schema.org', ...breadcrumbsJsonLd(links, root?.origin ?? '') };
};
