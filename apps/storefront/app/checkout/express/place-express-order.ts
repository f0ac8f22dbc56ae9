import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';
import type { Client } from '@counterpane/contract/client';
import { findMethod } from '@counterpane/rules/payments/methods';
import { type Placed, placeOrder } from '../review/place-order.ts';
import { type ExpressApproval, isApprovedTotal } from './express-form.ts';

type ExpressClient = Pick<
  Client,
  'saveShipping' | 'saveBilling' | 'reportExpress' | 'checkout' | 'createOrder'
>;

/**
 * Straight from a wallet's approval to the order ([K2]: no review): its address and payment are
 * saved as if they had been typed, so that whatever fails can be gone on with by hand.
 */
export const placeExpressOrder = async (
  client: ExpressClient,
  approval: ExpressApproval,
  permissions: CheckoutState['permissions'],
  returnUrl: string,
): Promise<Placed> => {
  const placed = await place(client, approval, permissions, returnUrl);
  if (!placed.ok) {
    const { provider, from } = approval;
    await client.reportExpress({ provider, stage: 'failed', fallbackStep: from });
  }
  return placed;
};

const place = async (
  client: ExpressClient,
  approval: ExpressApproval,
  permissions: CheckoutState['permissions'],
  returnUrl: string,
): Promise<Placed> => {
  const { provider, token, address, email, from, idempotencyKey, isMobile } = approval;
  const shipping = await client.saveShipping({ address, email, ...permissions });
  if (!shipping.ok) return shipping;
  const billing = await client.saveBilling({
    sameAsShipping: true,
    paymentProvider: provider,
    cardToken: { id: token, card: { last4: '', brand: findMethod(provider)?.label ?? '' } },
  });
  if (!billing.ok) return billing;
  const news = await client.reportExpress({ provider, stage: 'approved', fallbackStep: from });
  if (!news.ok) return news;
  const state = await client.checkout();
  if (!state.ok) return state;
  const { cart } = state.result;
  if (!isApprovedTotal(approval, cart)) return refuseTotal(approval.approved, cart.totalPrice.amount);
  const agreement = { idempotencyKey, cartVersion: cart.version, expectedTotal: cart.totalPrice, isMobile };
  return placeOrder(client, state.result, agreement, returnUrl);
};

/** As the API says it of an order. */
const refuseTotal = (expected: number, actual: number): Placed => ({
  ok: false,
  status: 409,
  error: { status: 'error', code: 'price_changed', error: 'The total has changed', expected, actual },
});
