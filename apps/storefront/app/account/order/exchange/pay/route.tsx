import { data, redirect } from 'react-router';
import { accountUrls } from '../../../../account-urls.ts';
import { getClient } from '../../../../api.ts';
import { headText } from '../../../../language/head-text.ts';
import { useText } from '../../../../language/use-text.ts';
import { pageUrls } from '../../../../page-urls.ts';
import { privateMeta } from '../../../../seo/page-meta.ts';
import { CannotPayPage } from '../../difference/cannot-pay-page.tsx';
import { newsOfPayment, paymentUrl } from '../../difference/difference-pages.ts';
import type { Route } from './+types/route.ts';

/** Back from the page of the company: asks what became of the payment, which the page of the order then tells. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const returnId = new URL(request.url).searchParams.get('return') ?? '';
  const answer = await getClient(context).refreshExchange(params.id, returnId);
  return redirect(
    pageUrls.order(params.id, answer.ok ? newsOfPayment('exchange', answer.result) : undefined),
  );
};

/** Opens that page. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const returnId = String((await request.formData()).get('return') ?? '');
  const opened = await getClient(context).payExchange(params.id, returnId);
  if (opened.ok) return redirect(paymentUrl('exchange', params.id, opened.result), 303);
  // Called off by another tab, or over: the way back tells which.
  return opened.error.code === 'order_closed'
    ? redirect(accountUrls.exchangePaid(params.id, returnId), 303)
    : data(opened.error.error, { status: opened.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Exchange'));
}

/** Why it cannot be paid now. */
export default function PayExchangeRoute({ params, actionData }: Route.ComponentProps) {
  return <CannotPayPage heading={useText()('Exchange')} orderId={params.id} problem={actionData} />;
}
