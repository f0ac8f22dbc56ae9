import { createHash } from 'node:crypto';
import type { CreateOrderBody } from '@counterpane/contract/orders/orders';

/** What makes two placements the same: everything that is ordered, not how it is paid. */
export const requestHashOf = (cartId: string, body: CreateOrderBody): string => {
  const { email, shippingAddress, billingAddress, cartVersion, expectedTotal, billingProvider, credit } =
    body;
  return createHash('sha256')
    .update(
      JSON.stringify([
        cartId,
        email,
        shippingAddress,
        billingAddress,
        cartVersion,
        expectedTotal,
        billingProvider,
        ...(credit > 0 ? [credit] : []),
      ]),
    )
    .digest('hex');
};
