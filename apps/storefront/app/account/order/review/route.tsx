import type { Client } from '@counterpane/contract/client';
import { data, redirect } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { getClient, requireResult } from '../../../api.ts';
import { PageShell } from '../../../chrome/page-shell.tsx';
import { headText } from '../../../language/head-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { followOrderLink } from '../follow-order-link.ts';
import { sendChosenPhotos } from '../photos/send-chosen-photos.ts';
import type { Route } from './+types/route.ts';
import { ReviewPage } from './review-page.tsx';
import { stepIn, typedBefore, typedIn } from './typed-review.ts';

/**
 * The review of one thing of an order, which its address names; without that of the first that has none. The link of an email opens
 * it; one whose time is over leads to where a new one is asked for.
 */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const client = getClient(context);
  const url = new URL(request.url);
  const link = await followOrderLink(client, { id: params.id, url, to: accountUrls.review(params.id) });
  if (link === 'ended')
    throw redirect(accountUrls.orderByLink(params.id, url.searchParams.get('token') ?? ''), 303);
  const [order, found] = await Promise.all([client.order(params.id), client.orderReviews(params.id)]);
  const { id, shortId } = requireResult(order);
  const { author, lines } = requireResult(found);
  const asked = url.searchParams.get('item');
  const line =
    asked === null
      ? (lines.find(({ review }) => review === null) ?? lines[0])
      : lines.find(({ itemIdentifier }) => itemIdentifier === asked);
  return {
    order: { id, shortId },
    line: line ?? null,
    typed: typedBefore(line?.review ?? null, author),
  };
};

/** Writes a review, changes it, or withdraws it. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const client = getClient(context);
  const withdrawn = String(form.get('withdraw') ?? '');
  const item = String(form.get('item') ?? '');
  // The form of the page names one of the two.
  if (withdrawn === '' && item === '') return redirect(accountUrls.review(params.id), 303);
  const answer = withdrawn
    ? await client.withdrawReview(params.id, withdrawn)
    : await sendReview(client, { orderId: params.id, item }, form);
  if (answer.ok) return redirect(pageUrls.order(params.id, withdrawn ? 'review-withdrawn' : 'review'), 303);
  return data({ problem: answer.error.error, typed: typedIn(form) }, { status: answer.status });
};

const sendReview = async (
  client: Client,
  { orderId, item }: { readonly orderId: string; readonly item: string },
  form: FormData,
) => {
  const sent = await sendChosenPhotos(client, orderId, form);
  if (!sent.ok) return sent;
  const { score, fits, sleeps, ...words } = typedIn(form);
  return client.writeReview(orderId, item, {
    ...words,
    score: Number(score),
    fits: stepIn(fits),
    sleeps: stepIn(sleeps),
    photos: [...form.getAll('keep').map(String), ...sent.result],
  });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Write a review'));
}

export default function ReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { order, line, typed } = loaderData;
  return (
    <PageShell>
      <ReviewPage
        order={order}
        line={line}
        typed={actionData?.typed ?? typed}
        problem={actionData?.problem ?? null}
      />
    </PageShell>
  );
}
