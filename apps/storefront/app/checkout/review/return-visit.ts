import type { Client } from '@counterpane/contract/client';
import type { OrderView } from '@counterpane/contract/orders';
import type { Step } from '@counterpane/rules/checkout/steps';
import { redirect } from 'react-router';
import { addresses } from '../../addresses.ts';
import { findReturnedOrder } from '../return-parameters.ts';

/** Back from a provider: asks what became of the payment and sends the shopper where that leads. */
export const leaveAfterReturn = async (client: Client, query: URLSearchParams): Promise<Response> => {
  const orderId = findReturnedOrder(query);
  const amazonCheckoutSessionId = query.get('amazonCheckoutSessionId') ?? undefined;
  if (amazonCheckoutSessionId !== undefined && !(await isDone(client, orderId)))
    return redirect(addresses.amazon({ amazonCheckoutSessionId, orderId: orderId ?? undefined }));
  if (orderId === null) return redirect(addresses.cart());
  const answer = await client.refreshOrder(orderId);
  if (!answer.ok) return redirect(addresses.cart());
  return redirect(addressAfter(answer.result, await failureStep(client), query.has('payment_intent')));
};

/** Whether an order that a shopper comes back for needs nothing more of them: a way back may be opened twice. */
const isDone = async (client: Pick<Client, 'order'>, orderId: string | null): Promise<boolean> => {
  const answer = orderId === null ? null : await client.order(orderId);
  return answer?.ok === true && SUCCESSFUL.includes(answer.result.status);
};

/** Where a payment that failed leads: back to where an express wallet was opened, otherwise to billing. */
export const failureStep = async (client: Pick<Client, 'checkout'>): Promise<Step> => {
  const answer = await client.checkout();
  return (answer.ok && answer.result.expressFallbackStep) || 'billing';
};

const SUCCESSFUL: readonly OrderView['status'][] = ['paid', 'processing', 'needs_attention'];

/**
 * Where an order's state leads: a failed payment back to a step that says why, with the card provider's own
 * word for it where the shopper comes from there.
 */
export const addressAfter = (
  { id, status }: Pick<OrderView, 'id' | 'status'>,
  failed: Step = 'billing',
  isCardReturn = false,
): string =>
  SUCCESSFUL.includes(status)
    ? addresses.checkout('success', { orderId: id })
    : addresses.checkout(failed, { failedOrder: id, ...(isCardReturn ? { returned: 'card' } : {}) });
