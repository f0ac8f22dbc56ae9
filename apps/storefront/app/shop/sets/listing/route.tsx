import { getClient, requireResult } from '../../../api.ts';
import { tagPage } from '../../../cache-headers.ts';
import { PageShell } from '../../../chrome/page-shell.tsx';
import { photoPreload } from '../../../design/photo/photo-preload.ts';
import { listJsonLd } from '../../../seo/list-json-ld.ts';
import { pageMeta } from '../../../seo/page-meta.ts';
import { CARD_SIZES } from '../../listing/product-card.tsx';
import type { Route } from './+types/route.ts';
import { BundleListingView } from './bundle-listing-view.tsx';

const PATH = '/mattress-bundles';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const page = requireResult(await getClient(context).bundleListing());
  tagPage(context, ['listing:mattress-bundles', ...page.cards.map(({ name }) => `set:${name}`)]);
  return { page };
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const root = matches[0]?.loaderData;
  const { title, description, heading, storefront, cards } = loaderData.page;
  const { alternates } = storefront;
  return [
    ...pageMeta({ root, title, description, path: PATH, alternates }),
    ...photoPreload(cards[0]?.picture, CARD_SIZES),
    { 'script:ld+json': listJsonLd(root, heading, PATH) },
  ];
}

export default function BundleListingRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PageShell elsewhere={{ alternates: loaderData.page.storefront.alternates, path: PATH }}>
      <BundleListingView page={loaderData.page} />
    </PageShell>
  );
}
