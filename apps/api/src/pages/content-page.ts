import type { ContentPage } from '@counterpane/catalogue/content/page-schema';
import { fillValues, renderMarkdown } from '@counterpane/catalogue/content/render-page';
import type { ContentPageView } from '@counterpane/contract/pages';
import type { Storefront } from '../catalogue/snapshot.ts';
import { pageValues } from './page-values.ts';
import { storefrontView } from './storefront-view.ts';

/** A written page of a storefront, with the brand's name and promises filled in. `now` is an ISO time. */
export const contentPage = (page: ContentPage, storefront: Storefront, now: string): ContentPageView => {
  const values = pageValues(storefront, now);
  const filled = (text: string) => fillValues(text, values);
  return {
    storefront: storefrontView(storefront),
    path: page.path,
    title: `${filled(page.title)} | ${storefront.brand.brand.name}`,
    description: filled(page.description),
    heading: filled(page.heading ?? page.title),
    lead: page.lead === undefined ? null : filled(page.lead),
    template: page.template,
    index: page.index,
    canonical: page.canonical ?? page.path,
    date: page.date ?? null,
    html: renderMarkdown(page.markdown, values),
  };
};
