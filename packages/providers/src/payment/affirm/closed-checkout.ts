import { formatReference, type OrderReference } from '../order-reference.ts';
import type { AffirmCheckout } from './affirm-answers.ts';

/** Stands behind the order and the attempt in the reference of a checkout that the store wants no more. */
const CLOSED = 'closed';

/** @example closedReference({ orderId: 'a1', paymentId: 'b2' }) // "a1/b2/closed" */
export const closedReference = (owner: OrderReference): string => `${formatReference(owner)}/${CLOSED}`;

/** Whether the store has turned away from a checkout: whatever its shopper confirms there is never authorised. */
export const isClosed = ({ order_id: reference }: Pick<AffirmCheckout, 'order_id'>): boolean =>
  reference?.split('/')[2] === CLOSED;
