import { getClient, requireResult } from '../../../api.ts';
import { tagPage } from '../../../cache-headers.ts';
import { PageShell } from '../../../chrome/page-shell.tsx';
import { pagePath } from '../../../language/page-path.ts';
import { ADDED } from '../../product/added/added-url.ts';
import { bundleFetcher } from '../bundle-fetcher.ts';
import { requireSetAddress } from '../require-set-address.ts';
import { respondToSetForm } from '../respond-to-set-form.ts';
import { requireRemainingUpsells } from '../set-added.ts';
import { SetAddedPopup } from '../set-added-popup.tsx';
import { setMeta } from '../set-meta.ts';
import pageScriptUrl from '../set-page-script.ts?worker&url';
import { askedSet, setQuery } from '../set-query.ts';
import type { Route } from './+types/route.ts';
import { BundleView } from './bundle-view.tsx';

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const pathname = pagePath(request, context);
  const { search } = new URL(request.url);
  const fetchBundle = bundleFetcher(getClient(context), pathname);
  const page = requireResult(await fetchBundle(askedSet(request, params['*'])));
  requireSetAddress(page, { pathname, search });
  const products = page.groups.flatMap(({ products: all }) => all.map(({ name }) => `product:${name}`));
  tagPage(context, [`set:${page.name}`, ...new Set(products)]);
  const { searchParams } = new URL(request.url);
  if (!searchParams.has(ADDED)) return { page, added: null };
  return { page, added: await requireRemainingUpsells(getClient(context), page, request) };
};

/** `Add to cart` in its several places. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const client = getClient(context);
  const form = await request.formData();
  const fetchBundle = bundleFetcher(client, pagePath(request, context));
  const page = requireResult(await fetchBundle(setQuery(form)));
  return respondToSetForm(client, page, form);
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? setMeta(loaderData.page, matches[0]?.loaderData) : [];
}

export default function BundleRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageShell
      elsewhere={{
        alternates: loaderData.page.storefront.alternates,
        path: loaderData.page.search.canonical,
      }}
    >
      <BundleView page={actionData?.page ?? loaderData.page} sent={actionData?.sent ?? null} />
      {loaderData.added && !actionData && <SetAddedPopup {...loaderData.added} />}
      <script type="module" src={pageScriptUrl} />
    </PageShell>
  );
}
