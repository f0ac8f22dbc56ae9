import { translator } from '@counterpane/messages/translator';
import { getClient, requireResult } from '../../api.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { photoPreload } from '../../design/photo/photo-preload.ts';
import { pageUrls } from '../../page-urls.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { CARD_SIZES } from '../listing/product-card.tsx';
import type { Route } from './+types/route.ts';
import { parseSearch, searchTitle } from './search-query.ts';
import { SearchView } from './search-view.tsx';

/** What a query finds. Its address has a parameter that no page cache knows, so it is rendered live. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { query, isCut, page } = parseSearch(new URL(request.url).searchParams);
  return { results: requireResult(await getClient(context).search(query, page)), isCut };
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const root = matches[0]?.loaderData;
  const t = translator(root?.storefront.language ?? 'en');
  const { products, isForReading } = loaderData.results;
  return [
    ...pageMeta({
      root,
      title: searchTitle(loaderData.results, t),
      description: t('Find mattresses, beds, bedding and furniture, and answers to what people ask.'),
      path: pageUrls.search(),
      index: false,
    }),
    ...photoPreload(isForReading ? null : products[0]?.picture, CARD_SIZES),
  ];
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PageShell>
      <SearchView results={loaderData.results} isCut={loaderData.isCut} />
    </PageShell>
  );
}
