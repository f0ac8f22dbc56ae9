import { getClient, requireResult } from '../api.ts';
import { tagPage } from '../cache-headers.ts';
import { PageShell } from '../chrome/page-shell.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/route.ts';
import { Article } from './article.tsx';

/** A page that somebody wrote, by its own address. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { pathname } = new URL(request.url);
  const page = requireResult(await getClient(context).contentPage(pathname));
  tagPage(context, [`content:${page.path}`]);
  return page;
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const root = matches[0]?.loaderData;
  const { title, description, canonical, index } = loaderData;
  const { alternates } = loaderData.storefront;
  return pageMeta({ root, title, description, path: canonical, alternates, index });
}

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PageShell>
      <Article page={loaderData} />
    </PageShell>
  );
}
