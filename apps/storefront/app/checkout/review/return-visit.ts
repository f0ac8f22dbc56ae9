import type { Client } from '@counterpane/contract/client';
import type { OrderView } from '@counterpane/contract/orders';
import { redirect } from 'react-router';
import { addresses } from '../../addresses.ts';
import { findReturnedOrder } from '../return-parameters.ts';

/** Back from a provider: asks what became of the payment and sends the shopper where that leads. */
export const leaveAfterReturn = async (client: Client, query: URLSearchParams): Promise<Response> => {
  const orderId = findReturnedOrder(query);
  if (orderId === null) return redirect(addresses.cart());
  const answer = await client.refreshOrder(orderId);
  return redirect(answer.ok ? addressAfter(answer.result) : addresses.cart());
};

const SUCCESSFUL: readonly OrderView['status'][] = ['paid', 'processing', 'needs_attention'];

/** Where an order's state leads: a failed payment back to billing, which says why. */
export const addressAfter = ({ id, status }: OrderView): string =>
  SUCCESSFUL.includes(status)
    ? addresses.checkout('success', { orderId: id })
    : addresses.checkout('billing', { failedOrder: id });
