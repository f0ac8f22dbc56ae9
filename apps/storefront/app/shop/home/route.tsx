import { getClient, requireResult } from '../../api.ts';
import { tagPage } from '../../cache-headers.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { photoPreload } from '../../design/photo/photo-preload.ts';
import { pageUrls } from '../../page-urls.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/route.ts';
import { HERO_SIZES } from './hero.tsx';
import { HomeView } from './home-view.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const page = requireResult(await getClient(context).homePage());
  tagPage(context, ['page:home', ...page.featured.map(({ name }) => `product:${name}`)]);
  return page;
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const root = matches[0]?.loaderData;
  const { title, description, storefront, hero } = loaderData;
  const { alternates } = storefront;
  return [
    ...pageMeta({ root, title, description, path: pageUrls.home(), alternates, photo: hero.picture }),
    ...photoPreload(hero.picture, HERO_SIZES),
  ];
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PageShell elsewhere={{ alternates: loaderData.storefront.alternates, path: pageUrls.home() }}>
      <HomeView page={loaderData} />
    </PageShell>
  );
}
