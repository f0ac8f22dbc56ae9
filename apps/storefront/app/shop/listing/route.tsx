import { redirect } from 'react-router';
import { getClient, requireResult } from '../../api.ts';
import { tagPage } from '../../cache-headers.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { photoPreload } from '../../design/photo/photo-preload.ts';
import { pagePath } from '../../language/page-path.ts';
import { listJsonLd } from '../../seo/list-json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/route.ts';
import { findListingMove, parseListing, toListingQuery } from './listing-url.ts';
import { ListingView, SCENE_SIZES } from './listing-view.tsx';
import { CARD_SIZES } from './product-card.tsx';

/**
 * A list is the first part of its path. The pages of one size skip what else the path says [C2, D52], and lead to the
 * path without it: anybody can make up more, and each would be a page to keep.
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const asked = new URL(request.url);
  const pathname = pagePath(request, context);
  const [, name = ''] = pathname.split('/');
  if (pathname !== `/${name}`) throw redirect(`/${name}${asked.search}`, 301);
  const choice = parseListing(asked.searchParams);
  const page = requireResult(await getClient(context).listingPage(name, toListingQuery(choice)));
  const path = `/${name}`;
  const move = findListingMove(asked, path, page.filters);
  if (move !== null) throw redirect(move);
  tagPage(context, [`listing:${page.name}`, ...page.cards.map(({ name: product }) => `product:${product}`)]);
  return { page, path };
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const root = matches[0]?.loaderData;
  const { path } = loaderData;
  const { title, description, heading, storefront, cards, scene } = loaderData.page;
  const { alternates } = storefront;
  const first = scene ?? cards[0]?.picture;
  return [
    // A list without products is not for search engines.
    ...pageMeta({ root, title, description, path, alternates, index: cards.length > 0 }),
    ...photoPreload(first, scene ? SCENE_SIZES : CARD_SIZES),
    { 'script:ld+json': listJsonLd(root, heading, path) },
  ];
}

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PageShell elsewhere={{ alternates: loaderData.page.storefront.alternates, path: loaderData.path }}>
      <ListingView page={loaderData.page} path={loaderData.path} />
    </PageShell>
  );
}
