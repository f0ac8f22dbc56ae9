import type { Answer, Client } from '@counterpane/contract/client';
import type { OrderView } from '@counterpane/contract/orders/orders';

/** An order as its provider knows it now; while nobody can ask, it may have been paid. */
export const findCurrentOrder = async (
  client: Pick<Client, 'order' | 'refreshOrder'>,
  orderId: string,
): Promise<Answer<OrderView>> => {
  const read = await client.order(orderId);
  if (!read.ok || !isUndecided(read.result)) return read;
  const asked = await client.refreshOrder(orderId);
  if (asked.ok) return asked;
  const { paymentDetails } = read.result;
  return {
    ...read,
    result: { ...read.result, paymentDetails: { ...paymentDetails, isProviderSilent: true } },
  };
};

/** Whether a provider may still say that an order is paid, or that it is not. */
export const isUndecided = ({ status }: Pick<OrderView, 'status'>): boolean =>
  status === 'processing' || status === 'awaiting_payment';
