import type { Clock } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import { findHeldPayment } from './held-money.ts';

/**
 * Something of an order has left: what is held for it is captured after the commit. The shipment is null where nothing of the
 * order is sent.
 */
export const askForCapture = async (
  tx: Queries,
  clock: Clock,
  { orderId, shipmentId }: { readonly orderId: string; readonly shipmentId: string | null },
): Promise<void> => {
  const payment = await findHeldPayment(tx, orderId);
  if (payment) await enqueue(tx, clock, 'payment.capture_sent', { paymentId: payment.id, shipmentId });
};
