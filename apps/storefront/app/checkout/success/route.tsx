import { redirect } from 'react-router';
import { getClient } from '../../api.ts';
import { useHeadingFocus } from '../../chrome/use-heading-focus.ts';
import { headText } from '../../language/head-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { findCurrentOrder, isUndecided } from '../../payment/find-current-order.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { addressAfter, cartAfter, failureStep, isThrough } from '../review/return-from-provider.ts';
import type { Route } from './+types/route.ts';
import { PendingPage } from './pending-page.tsx';
import { ThanksPage } from './thanks-page.tsx';

/** Guarded by its order alone: the cart is empty by now. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const orderId = new URL(request.url).searchParams.get('orderId');
  if (orderId === null) throw redirect(pageUrls.cart());
  const client = getClient(context);
  const order = await findCurrentOrder(client, orderId);
  if (!order.ok) throw redirect(cartAfter(orderId));
  if (!isThrough(order.result)) throw redirect(addressAfter(order.result, await failureStep(client)));
  return order.result;
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(loaderData && isUndecided(loaderData) ? t('Almost there') : t('Thank you'));
}

export default function SuccessRoute({ loaderData }: Route.ComponentProps) {
  const isWaiting = isUndecided(loaderData);
  useHeadingFocus(String(isWaiting));
  return isWaiting ? <PendingPage order={loaderData} /> : <ThanksPage order={loaderData} />;
}
