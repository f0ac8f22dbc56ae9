import type { Client } from '@counterpane/contract/client';
import { data, redirect } from 'react-router';
import { getClient, requireResult } from '../../../api.ts';
import { PageShell } from '../../../chrome/page-shell.tsx';
import { headText } from '../../../language/head-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { sendChosenPhotos } from '../photos/send-chosen-photos.ts';
import type { Route } from './+types/route.ts';
import { type ChosenReturn, parseChosenReturns } from './chosen-returns.ts';
import { ReturnPage } from './return-page.tsx';

/** What can be sent back; once it is chosen, what comes back for it. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const client = getClient(context);
  const chosen = parseChosenReturns(new URL(request.url).searchParams);
  const [order, returns] = await Promise.all([client.order(params.id), client.orderReturns(params.id)]);
  const { id, shortId } = requireResult(order);
  const shown = { order: { id, shortId }, lines: requireResult(returns).lines };
  if (chosen.length === 0) return data({ ...shown, chosen, preview: null, problem: null });
  const lines = chosen.map(({ itemIdentifier, quantity }) => ({ itemIdentifier, quantity }));
  const preview = await client.previewReturn(params.id, { lines });
  return preview.ok
    ? data({ ...shown, chosen, preview: preview.result, problem: null })
    : data({ ...shown, chosen, preview: null, problem: preview.error.error }, { status: preview.status });
};

/** Asks for the return that was looked at, for the refund that was seen; or calls one off. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const client = getClient(context);
  const calledOff = form.get('cancel');
  const answer = calledOff
    ? await client.cancelReturn(params.id, String(calledOff))
    : await requests(client, params.id, parseChosenReturns(new URL(request.url).searchParams), form);
  if (!answer.ok)
    return data(
      { problem: answer.error.error, words: String(form.get('words') ?? '') },
      { status: answer.status },
    );
  return redirect(pageUrls.order(params.id, calledOff ? 'return-cancelled' : 'return'), 303);
};

const requests = async (client: Client, id: string, lines: readonly ChosenReturn[], form: FormData) => {
  const photos = await sendChosenPhotos(client, id, form);
  if (!photos.ok) return photos;
  return client.requestReturn(id, {
    id: String(form.get('id')),
    lines: [...lines],
    words: String(form.get('words') ?? ''),
    photos: [...photos.result],
    isDonated: form.get('way') === 'charity',
    toCredit: form.get('money') === 'credit',
    refund: Number(form.get('refund')),
  });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(t('Return items'));
}

export default function ReturnRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageShell>
      <ReturnPage
        {...loaderData}
        problem={actionData?.problem ?? loaderData.problem}
        words={actionData?.words}
      />
    </PageShell>
  );
}
