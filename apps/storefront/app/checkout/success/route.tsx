import type { Client } from '@counterpane/contract/client';
import type { OrderView } from '@counterpane/contract/orders';
import { redirect } from 'react-router';
import { addresses } from '../../addresses.ts';
import { getClient } from '../../api.ts';
import { useHeadingFocus } from '../../chrome/use-heading-focus.ts';
import { headText } from '../../language/head-text.ts';
import { privateMeta } from '../../seo/page-meta.ts';
import { addressAfter, cartAfter, failureStep, isThrough } from '../review/return-visit.ts';
import type { Route } from './+types/route.ts';
import { PendingPage } from './pending-page.tsx';
import { ThanksPage } from './thanks-page.tsx';

/** Guarded by its order alone: the cart is empty by now. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const orderId = new URL(request.url).searchParams.get('orderId');
  if (orderId === null) throw redirect(addresses.cart());
  const client = getClient(context);
  const read = await client.order(orderId);
  if (!read.ok) throw redirect(cartAfter(orderId));
  const order = isOpen(read.result.status) ? await refreshed(client, read.result) : read.result;
  if (!isThrough(order)) throw redirect(addressAfter(order, await failureStep(client)));
  return order;
};

/** As the provider knows it now; while we cannot ask, it may have been paid. */
const refreshed = async (client: Client, order: OrderView): Promise<OrderView> => {
  const answer = await client.refreshOrder(order.id);
  if (answer.ok) return answer.result;
  return { ...order, paymentDetails: { ...order.paymentDetails, isProviderSilent: true } };
};

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const t = headText(matches[0]?.loaderData);
  return privateMeta(loaderData && isOpen(loaderData.status) ? t('Almost there') : t('Thank you'));
}

export default function SuccessRoute({ loaderData }: Route.ComponentProps) {
  const isWaiting = isOpen(loaderData.status);
  useHeadingFocus(String(isWaiting));
  return isWaiting ? <PendingPage order={loaderData} /> : <ThanksPage order={loaderData} />;
}

const isOpen = (status: string): boolean => status === 'processing' || status === 'awaiting_payment';
