import { data, redirect } from 'react-router';
import { getClient, requireResult } from '../../api.ts';
import { tagPage } from '../../cache-headers.ts';
import { PageShell } from '../../chrome/page-shell.tsx';
import { photoPreload } from '../../design/photo/photo-preload.ts';
import { pagePath } from '../../language/page-path.ts';
import { pageUrls } from '../../page-urls.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { getServices } from '../../services.ts';
import type { Route } from './+types/route.ts';
import { isAsking, pictureSizes } from './article-layout.ts';
import { contentJsonLd } from './content-json-ld.ts';
import { ContentView } from './content-view.tsx';
import { findReference, messageErrors, parseMessage, sentAddress } from './support/contact-form.ts';
import { tagsOf } from './tags-of.ts';

/** A written page, by its own address. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const path = pagePath(request, context)
    .replace(/(.)\/$/, '$1')
    .replace(/\.data$/, '');
  const page = requireResult(await getClient(context).contentPage(path, Object.fromEntries(searchParams)));
  tagPage(context, tagsOf(page));
  return { page, reference: findReference(searchParams) };
};

/** A message from the form of the support page; no other written page takes anything. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  if (pagePath(request, context) !== pageUrls.support()) {
    getServices(context).responseHeaders.set('Allow', 'GET, HEAD');
    throw data('Method not allowed', { status: 405 });
  }
  const values = parseMessage(await request.formData());
  const answer = await getClient(context).sendMessage(values);
  return answer.ok
    ? redirect(sentAddress(answer.result.reference), 303)
    : data({ errors: messageErrors(answer.error), values }, { status: answer.status });
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const root = matches[0]?.loaderData;
  const { title, description, canonical, index, storefront, picture } = loaderData.page;
  const { alternates } = storefront;
  return [
    ...pageMeta({ root, title, description, path: canonical, alternates, index, photo: picture }),
    ...(isAsking(loaderData.page) ? [] : photoPreload(picture, pictureSizes(loaderData.page))),
    ...contentJsonLd(loaderData.page, root?.origin ?? '').map((thing) => ({ 'script:ld+json': thing })),
  ];
}

export default function ContentRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageShell
      elsewhere={{ alternates: loaderData.page.storefront.alternates, path: loaderData.page.canonical }}
    >
      <ContentView
        page={loaderData.page}
        message={{
          reference: loaderData.reference,
          values: actionData?.values ?? null,
          errors: actionData?.errors ?? {},
        }}
      />
    </PageShell>
  );
}
