import type { Client } from '@counterpane/contract/client';
import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import type { OrderReturns } from '@counterpane/contract/orders/returns';
import type { OrderNews } from '../../../page-urls.ts';
import { newsOfPayment } from './difference-pages.ts';

interface ShownOrder {
  readonly id: string;
  readonly news: OrderNews | null;
  readonly fulfillment: FulfillmentView | null;
  readonly returns: OrderReturns | null;
}

/**
 * The news of an address of our site, while it is true: a page that was left unpaid may be opened again once there is nothing to pay any
 * more. What became of an address is told then; of an exchange its list does.
 */
export const findCurrentNews = async (
  client: Client,
  { id, news, fulfillment, returns }: ShownOrder,
): Promise<OrderNews | null> => {
  if (news === 'exchange-left' || news === 'exchange-failed')
    return returns?.returns.some(({ exchange }) => exchange?.toPay) ? news : null;
  if (news !== 'address-left' && news !== 'address-failed') return news;
  if (fulfillment?.waitingAddress?.isPayable) return news;
  const paid = await client.refreshAddress(id);
  const now = paid.ok ? newsOfPayment('address', paid.result) : null;
  // What waits and is not to be paid has a sentence of its own.
  return now === 'address-left' || now === 'address-failed' ? null : now;
};
