import type { Client } from '@counterpane/contract/client';
import type { OrderView } from '@counterpane/contract/orders/orders';
import { redirect } from 'react-router';
import { pageUrls } from '../../page-urls.ts';
import { findCurrentOrder } from '../../payment/find-current-order.ts';
import { addressAfter, cartAfter, failureStep } from '../review/return-from-provider.ts';

/** An order that waits for its shopper on a provider's page. */
interface FramedOrder {
  readonly order: OrderView;
  /** The provider's page, which was opened when the order was placed. */
  readonly url: string;
}

/**
 * The order of a framed page, as its company knows it now: a webhook may come a moment later than the page that it tells of.
 * @throws the redirect when there is nothing to frame: it is paid, it failed, or it is not this shopper's
 */
export const requireFramedOrder = async (
  client: Pick<Client, 'order' | 'refreshOrder' | 'checkout'>,
  request: Request,
): Promise<FramedOrder> => {
  const orderId = new URL(request.url).searchParams.get('orderId');
  if (orderId === null) throw redirect(pageUrls.cart());
  const answer = await findCurrentOrder(client, orderId);
  if (!answer.ok) throw redirect(cartAfter(orderId));
  const order = answer.result;
  const url = order.status === 'awaiting_payment' ? order.paymentDetails.nextAction?.url : undefined;
  if (url === undefined) throw redirect(addressAfter(order, await failureStep(client)));
  return { order, url };
};
