import type { Client } from '@counterpane/contract/client';
import type { OrderView } from '@counterpane/contract/orders/orders';
import { redirect } from 'react-router';
import { addresses } from '../../addresses.ts';
import { addressAfter, cartAfter, failureStep } from '../review/return-visit.ts';

/** An order that waits for its shopper on a provider's page. */
export interface FramedOrder {
  readonly order: OrderView;
  readonly url: string;
}

/**
 * The order of a framed page as its provider knows it now. Throws where to go when there is nothing to frame: it
 * is paid, it failed, or it is nobody's. `open` answers the page, and opens one when there is none.
 */
export const requireFramedOrder = async (
  client: Client,
  request: Request,
  open: (orderId: string) => Promise<string | null>,
): Promise<FramedOrder> => {
  const orderId = new URL(request.url).searchParams.get('orderId');
  if (orderId === null) throw redirect(addresses.cart());
  const answer = await client.refreshOrder(orderId);
  if (!answer.ok) throw redirect(cartAfter(orderId));
  const order = answer.result;
  const url = order.status === 'awaiting_payment' ? await open(orderId) : null;
  if (url === null) throw redirect(addressAfter(order, await failureStep(client)));
  return { order, url };
};
