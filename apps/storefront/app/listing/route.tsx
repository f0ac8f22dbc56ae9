import { addresses } from '../addresses.ts';
import { getClient, requireResult } from '../api.ts';
import { tagPage } from '../cache-headers.ts';
import { PageShell } from '../chrome/page-shell.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/route.ts';
import { ListingView } from './listing-view.tsx';

const MATTRESSES = 'mattresses';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const page = requireResult(await getClient(context).listingPage(MATTRESSES));
  tagPage(context, [`listing:${page.name}`, ...page.cards.map(({ name }) => `product:${name}`)]);
  return page;
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const root = matches[0]?.loaderData;
  const { title, description } = loaderData;
  return pageMeta({ root, title, description, path: addresses.mattresses() });
}

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PageShell>
      <ListingView page={loaderData} />
    </PageShell>
  );
}
