import { data, redirect } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { getClient, requireResult } from '../../../api.ts';
import { PageShell } from '../../../chrome/page-shell.tsx';
import { headText } from '../../../language/head-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import { privateMeta } from '../../../seo/page-meta.ts';
import { paymentUrl } from '../difference/difference-pages.ts';
import { isReason } from '../return/reason-labels.ts';
import type { Route } from './+types/route.ts';
import { ExchangePage } from './exchange-page.tsx';

/** What a line is exchanged for, as an address or a form says it. */
const chosenOf = (told: URLSearchParams | FormData) => {
  const text = (name: string) => String(told.get(name) ?? '');
  const reason = text('reason');
  return {
    itemIdentifier: text('item'),
    sku: text('sku'),
    reason: isReason(reason) ? reason : ('not_told' as const),
  };
};

/** What something can be exchanged for; once it is chosen, what goes and what comes. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const client = getClient(context);
  const chosen = chosenOf(new URL(request.url).searchParams);
  const { itemIdentifier, sku } = chosen;
  const [order, choices] = await Promise.all([
    client.order(params.id),
    client.exchangeChoices(params.id, itemIdentifier),
  ]);
  const { id, shortId } = requireResult(order);
  const shown = { order: { id, shortId }, chosen, choices: choices.ok ? choices.result : null };
  if (!choices.ok)
    return data({ ...shown, preview: null, problem: choices.error.error }, { status: choices.status });
  if (sku === '') return data({ ...shown, preview: null, problem: null });
  const preview = await client.previewExchange(id, { itemIdentifier, sku });
  return preview.ok
    ? data({ ...shown, preview: preview.result, problem: null })
    : data({ ...shown, preview: null, problem: preview.error.error }, { status: preview.status });
};

/** Asks for the exchange that was looked at, for the difference that was seen. What is to be paid of it leads to its company. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const form = await request.formData();
  const client = getClient(context);
  const id = String(form.get('id'));
  const toPay = Number(form.get('toPay'));
  const answer = await client.requestExchange(params.id, {
    ...chosenOf(form),
    id,
    words: String(form.get('words') ?? ''),
    isDonated: form.get('way') === 'charity',
    back: Number(form.get('back')),
    fromCredit: Number(form.get('fromCredit')),
    toPay,
  });
  if (!answer.ok) return data(answer.error.error, { status: answer.status });
  if (toPay > 0) {
    const opened = await client.payExchange(params.id, id);
    return redirect(
      opened.ok ? paymentUrl('exchange', params.id, opened.result) : accountUrls.exchangePaid(params.id, id),
      303,
    );
  }
  return redirect(pageUrls.order(params.id, 'return'), 303);
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Exchange'));
}

export default function ExchangeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageShell>
      <ExchangePage {...loaderData} problem={actionData ?? loaderData.problem} />
    </PageShell>
  );
}
