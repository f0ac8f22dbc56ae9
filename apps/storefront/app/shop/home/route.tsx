import { getClient, requireResult } from '../../api.ts';
import { tagPage } from '../../cache-headers.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { photoPreload } from '../../design/photo/photo-preload.ts';
import { pageUrls } from '../../page-urls.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import { ExperimentScript } from '../experiments/experiment-script.tsx';
import type { Route } from './+types/route.ts';
import { HERO_SIZES } from './hero.tsx';
import { HomeView } from './home-view.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const page = requireResult(await getClient(context).homePage());
  tagPage(context, ['page:home', ...page.featured.map(({ name }) => `product:${name}`)]);
  return { page, shown: getServices(context).shown };
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const root = matches[0]?.loaderData;
  const { title, description, storefront, hero } = loaderData.page;
  const { alternates } = storefront;
  return [
    ...pageMeta({ root, title, description, path: pageUrls.home(), alternates, photo: hero.picture }),
    ...photoPreload(hero.picture, HERO_SIZES),
  ];
}

export default function HomeRoute({ loaderData: { page, shown } }: Route.ComponentProps) {
  return (
    <PageShell elsewhere={{ alternates: page.storefront.alternates, path: pageUrls.home() }}>
      <HomeView page={page} isStoryFirst={shown?.variant === 'story-first'} />
      {shown && <ExperimentScript {...shown} />}
    </PageShell>
  );
}
