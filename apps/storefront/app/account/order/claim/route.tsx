import type { Client } from '@counterpane/contract/client';
import { data, redirect } from 'react-router';
import { getClient, requireResult } from '../../../api.ts';
import { PageShell } from '../../../chrome/page-shell.tsx';
import { headText } from '../../../language/head-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { sendChosenPhotos } from '../photos/send-chosen-photos.ts';
import type { Route } from './+types/route.ts';
import { isClaimReason } from './claim-labels.ts';
import { ClaimPage } from './claim-page.tsx';

/** What can be claimed, or the claim that more was asked for about. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const client = getClient(context);
  const [order, found] = await Promise.all([client.order(params.id), client.orderClaims(params.id)]);
  const { id, shortId } = requireResult(order);
  const claims = requireResult(found);
  const asked = new URL(request.url).searchParams.get('claim');
  const answered = claims.claims.find((one) => one.id === asked && one.mayAnswer) ?? null;
  return { order: { id, shortId }, claims, answered };
};

/** Makes a claim, adds to one, or withdraws one. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const client = getClient(context);
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const withdrawn = typed('withdraw');
  const answer = withdrawn
    ? await client.withdrawClaim(params.id, withdrawn)
    : await sendClaim(client, params.id, form);
  if (answer.ok) return redirect(pageUrls.order(params.id, withdrawn ? 'claim-withdrawn' : 'claim'), 303);
  return data(
    {
      problem: answer.error.error,
      typed: { item: typed('item'), reason: typed('reason'), words: typed('words') },
    },
    { status: answer.status },
  );
};

const sendClaim = async (client: Client, orderId: string, form: FormData) => {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const sent = await sendChosenPhotos(client, orderId, form);
  if (!sent.ok) return sent;
  const told = { words: typed('words'), photos: [...sent.result] };
  const claimId = typed('claim');
  if (claimId) return client.answerClaim(orderId, claimId, told);
  const reason = typed('reason');
  return client.makeClaim(orderId, {
    ...told,
    id: typed('id'),
    itemIdentifier: typed('item'),
    reason: isClaimReason(reason) ? reason : 'other',
  });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Make a claim'));
}

const NOTHING = { item: '', reason: '', words: '' };

export default function ClaimRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageShell>
      <ClaimPage {...loaderData} typed={actionData?.typed ?? NOTHING} problem={actionData?.problem ?? null} />
    </PageShell>
  );
}
