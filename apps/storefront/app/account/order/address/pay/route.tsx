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
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const answer = await getClient(context).refreshAddress(params.id);
  return redirect(pageUrls.order(params.id, answer.ok ? newsOfPayment('address', answer.result) : undefined));
};

/** Opens that page, or calls the change off. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const client = getClient(context);
  if ((await request.formData()).has('keep')) {
    const ended = await client.keepAddress(params.id);
    return ended.ok
      ? redirect(pageUrls.order(params.id, 'address-stays'), 303)
      : data(ended.error.error, { status: ended.status });
  }
  const opened = await client.payAddress(params.id);
  if (opened.ok) return redirect(paymentUrl('address', params.id, opened.result), 303);
  // Called off by another tab, or over: the way back tells which.
  return opened.error.code === 'order_closed'
    ? redirect(accountUrls.payAddress(params.id), 303)
    : data(opened.error.error, { status: opened.status });
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta(headText(matches[0]?.loaderData)('Change the address'));
}

/** Why it cannot be paid now. */
export default function PayAddressRoute({ params, actionData }: Route.ComponentProps) {
  return <CannotPayPage heading={useText()('Change the address')} orderId={params.id} problem={actionData} />;
}
