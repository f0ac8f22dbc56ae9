import type { ContentPage } from '@counterpane/catalogue/content/page-schema';
import { fillValues, renderLine, renderMarkdown } from '@counterpane/catalogue/content/render-page';
import type { ContentPageView, ContentQuery } from '@counterpane/contract/pages/content-page';
import { message } from '@counterpane/messages/message';
import { localizeIn } from '../../catalogue/localize-in.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { contentParts } from '../content/content-parts.ts';
import { linksInLanguage } from '../content/links-in-language.ts';
import { pagePicture } from '../content/page-picture.ts';
import { pageValues } from './page-values.ts';
import { storefrontView } from './storefront-view.ts';

/**
 * A written page of a storefront, with the brand's name and promises filled in, and what its layout shows of the
 * catalogue. `now` is an ISO time.
 */
export const contentPage = async (
  page: ContentPage,
  storefront: Storefront,
  query: ContentQuery,
  now: string,
): Promise<ContentPageView> => {
  const values = pageValues(storefront, now);
  const { localizeHtml } = storefront;
  const filled = (text: string) => localizeHtml(fillValues(text, values));
  const written = (html: string) => linksInLanguage(localizeHtml(html), page, storefront);
  const parts = await contentParts({ page, storefront, query, values, now });
  return {
    storefront: storefrontView(storefront),
    path: page.path,
    title: `${filled(page.title)} | ${storefront.brand.brand.name}`,
    description: filled(page.description),
    heading: filled(page.heading ?? page.title),
    lead: page.lead === undefined ? null : written(renderLine(page.lead, values)),
    template: page.template,
    index: page.index,
    canonical: page.canonical ?? page.path,
    date: page.date ?? null,
    picture: pagePicture(page, storefront),
    // Questions are told one by one.
    html: page.template === 'faq' ? '' : written(renderMarkdown(page.markdown, values)),
    parts,
    ...otherHeading(parts, storefront),
  };
};

/** What was written about mattresses, and their picture, does not stand over a comparison of something else. */
const otherHeading = (
  parts: ContentPageView['parts'],
  storefront: Storefront,
): Partial<Pick<ContentPageView, 'heading' | 'lead' | 'html' | 'picture'>> => {
  if (parts?.kind !== 'compare' || parts.of.value === 'mattress') return {};
  const heading = localizeIn(storefront)(message('{kinds}, side by side', { kinds: parts.of.title }));
  return { heading, lead: null, html: '', picture: null };
};
