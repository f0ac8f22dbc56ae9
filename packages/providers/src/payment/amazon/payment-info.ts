import { formatReference } from '../order-reference.ts';
import type { PayRequest } from '../port.ts';
import { priceOf } from './amazon-amount.ts';

type Bill = Pick<PayRequest, 'amount' | 'description' | 'orderId' | 'paymentId' | 'shopName'>;

/** What is paid, and for which order. The money is taken as soon as the session is completed. */
export const paymentInfo = ({ amount, description, orderId, paymentId, shopName }: Bill) => ({
  paymentDetails: {
    paymentIntent: 'AuthorizeWithCapture' as const,
    canHandlePendingAuthorization: false,
    chargeAmount: priceOf(amount),
  },
  merchantMetadata: {
    merchantReferenceId: formatReference({ orderId, paymentId }),
    ...storeName(shopName),
    noteToBuyer: description,
  },
});

/** Amazon takes 50 characters. */
export const storeName = (name: string | undefined) =>
  name === undefined ? {} : { merchantStoreName: name.slice(0, 50) };
