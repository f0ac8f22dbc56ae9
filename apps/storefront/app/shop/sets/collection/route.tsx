import { getClient, requireResult } from '../../../api.ts';
import { tagPage } from '../../../cache-headers.ts';
import { PageShell } from '../../../chrome/page-shell.tsx';
import { pagePath } from '../../../language/page-path.ts';
import { ADDED } from '../../product/added/added-url.ts';
import { requireSetAddress } from '../require-set-address.ts';
import { respondToSetForm } from '../respond-to-set-form.ts';
import { requireRemainingUpsells } from '../set-added.ts';
import { SetAddedPopup } from '../set-added-popup.tsx';
import { setMeta } from '../set-meta.ts';
import pageScriptUrl from '../set-page-script.ts?worker&url';
import { askedSet, setQuery } from '../set-query.ts';
import type { Route } from './+types/route.ts';
import { CollectionView } from './collection-view.tsx';

/** A set is called by the second part of its path. */
const nameIn = (pathname: string): string => pathname.split('/')[2] ?? '';

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const pathname = pagePath(request, context);
  const { search } = new URL(request.url);
  const query = askedSet(request, params['*']);
  const page = requireResult(await getClient(context).setPage(nameIn(pathname), query));
  requireSetAddress(page, { pathname, search });
  tagPage(context, [`set:${page.name}`, ...page.pieces.map(({ name }) => `product:${name}`)]);
  const { searchParams } = new URL(request.url);
  if (!searchParams.has(ADDED)) return { page, added: null };
  return { page, added: await requireRemainingUpsells(getClient(context), page, request) };
};

/** `Add to cart` in its several places: every piece as often as it was chosen. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const client = getClient(context);
  const form = await request.formData();
  const query = setQuery(form);
  const page = requireResult(await client.setPage(nameIn(pagePath(request, context)), query));
  return respondToSetForm(client, page, form);
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? setMeta({ ...loaderData.page, sku: null }, matches[0]?.loaderData) : [];
}

export default function CollectionRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageShell
      elsewhere={{
        alternates: loaderData.page.storefront.alternates,
        path: loaderData.page.search.canonical,
      }}
    >
      <CollectionView page={actionData?.page ?? loaderData.page} sent={actionData?.sent ?? null} />
      {loaderData.added && !actionData && <SetAddedPopup {...loaderData.added} />}
      <script type="module" src={pageScriptUrl} />
    </PageShell>
  );
}
