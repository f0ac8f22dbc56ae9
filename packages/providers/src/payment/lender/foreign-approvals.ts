import type { ProviderUnderTest } from '../contract-test/provider-under-test.ts';
import { newOrderId, payRequest } from '../contract-test/requests.ts';
import { openApproved } from './lender-under-test.ts';

/** What a shopper approved that an order of 76,104 cents is not: what is foreign about it, its cents, whose it is. */
export const FOREIGN_APPROVALS = [
  ['amount', 76_103, null],
  ['amount', 76_105, null],
  ['order', 76_104, 'order-of-someone-else'],
] as const;

/** An order is paid with a page that was approved for something else: what is said of it, and what was booked. */
export const payWithForeign = async (
  { provider, ledger }: ProviderUnderTest,
  amount: number,
  owner: string | null,
) => {
  const orderId = newOrderId();
  const page = await openApproved(provider, owner ?? orderId, amount);
  const outcome = await provider.pay(payRequest(orderId, page.reference));
  const booked = (await ledger()).filter((line) => [orderId, owner].includes(line.orderId));
  return { orderId, page, outcome, booked };
};
