import { fillValues } from '@counterpane/catalogue/content/render-page';
import type { SearchPlace } from '@counterpane/contract/pages/search';
import type { Storefront } from '../../catalogue/storefront.ts';
import { pageValues } from '../pages/page-values.ts';
import { isSearchable } from './searchable.ts';

/** A list or set by its path; none where the storefront has it no more. */
export const listPlace = (path: string, { brand }: Storefront): SearchPlace[] => {
  const { listings } = brand.content;
  const name = path.slice(1);
  const listing = Object.hasOwn(listings, name) ? listings[name] : undefined;
  if (listing) return [{ title: listing.title, text: listing.introduction, url: path }];
  const set = [...brand.bundles, ...brand.collections].find(({ url }) => url === path);
  return set && isSearchable(set) ? [{ title: set.title, text: set.subtitle, url: path }] : [];
};

interface ArticleReader {
  readonly storefront: Storefront;
  /** An ISO time. */
  readonly now: string;
}

/** A written page by its path, with the promises in force; none of what search engines may not show either. */
export const articlePlace = (path: string, { storefront, now }: ArticleReader): SearchPlace[] => {
  const page = storefront.pages.get(path);
  if (!page?.index || (page.canonical ?? path) !== path) return [];
  const values = pageValues(storefront, now);
  const filled = (text: string) => storefront.localizeHtml(fillValues(text, values));
  const title = filled(page.title);
  return title === '' ? [] : [{ title, text: filled(page.description), url: path }];
};
