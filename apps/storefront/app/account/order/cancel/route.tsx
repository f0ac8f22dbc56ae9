import { data, redirect } from 'react-router';
import { getClient, requireResult } from '../../../api.ts';
import { PageShell } from '../../../chrome/page-shell.tsx';
import { headText } from '../../../language/head-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import type { Route } from './+types/route.ts';
import { CancelPage } from './cancel-page.tsx';
import { parseChosenUnits } from './chosen-units.ts';

/** What can go; once it is chosen, what comes back for it. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const client = getClient(context);
  const chosen = parseChosenUnits(new URL(request.url).searchParams);
  const [order, where] = await Promise.all([client.order(params.id), client.fulfillment(params.id)]);
  const shown = { order: requireResult(order), fulfillment: requireResult(where) };
  if (chosen.length === 0) return data({ ...shown, chosen, preview: null, problem: null });
  const preview = await client.previewCancellation(params.id, { lines: chosen });
  return preview.ok
    ? data({ ...shown, chosen, preview: preview.result, problem: null })
    : data({ ...shown, chosen, preview: null, problem: preview.error.error }, { status: preview.status });
};

/** Cancels what was looked at, for the refund that was seen. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const answer = await getClient(context).cancelItems(params.id, {
    id: String(form.get('id')),
    lines: parseChosenUnits(form),
    refund: Number(form.get('refund')),
  });
  if (!answer.ok) return data(answer.error.error, { status: answer.status });
  return redirect(pageUrls.order(params.id, 'cancelled'), 303);
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Cancel items'));
}

export default function CancelRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageShell>
      <CancelPage {...loaderData} problem={actionData ?? loaderData.problem} />
    </PageShell>
  );
}
