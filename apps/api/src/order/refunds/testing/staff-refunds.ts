import type { RefundView } from '@counterpane/contract/orders/refunds';
import type { StaffOrder } from '@counterpane/contract/staff/staff-orders';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { result } from '../../../testing/shopper.ts';
import { signedIn } from '../../../testing/staff-browser.ts';
import type { TestStore } from '../../../testing/test-store.ts';

/** A manager who gives money back. */
export interface StaffRefunds {
  gives(orderId: string, cents: number): Promise<RefundView>;
  sees(orderId: string): Promise<StaffOrder>;
}

export const openStaffRefunds = async (store: TestStore): Promise<StaffRefunds> => {
  const browser = await signedIn(store, 'Maya', 'manager');
  const client = createStaffOrdersClient((path, init) => browser.fetch(path, init));
  return {
    gives: async (orderId, cents) =>
      result(await client.refund(orderId, { amount: cents, reason: 'Goodwill' })),
    sees: async (orderId) => result(await client.order(orderId)),
  };
};
