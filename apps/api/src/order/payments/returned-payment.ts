import type { ReturnedPayment } from '@counterpane/contract/orders/orders';
import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { countLimited } from '../../http/limiter.ts';
import type { OrderDeps } from '../deps.ts';
import { orders } from '../orders/tables.ts';
import { paymentsOf } from './store.ts';
import { payments } from './tables.ts';

type Named = Pick<ReturnedPayment, 'paymentIntent' | 'clientSecret'>;

/**
 * The visitor's order that a provider's payment belongs to, by its id; null where it belongs to another visitor's
 * order or to none.
 */
export const findOrderOfPayment = async (
  db: Queries,
  visitorId: string | null,
  reference: string,
): Promise<string | null> => {
  if (visitorId === null) return null;
  const [found] = await db
    .select({ id: payments.orderId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.visitorId, visitorId), eq(payments.reference, reference)));
  return found?.id ?? null;
};

/**
 * Whether what the card provider's way back names is a payment of this order: an attempt of its own that the provider
 * gives out for the client secret that came along. A provider that does not answer contradicts nothing, nor does one that
 * was asked about this order often lately and is not asked again.
 */
export const isPaymentOf = async (
  deps: OrderDeps,
  orderId: string,
  { paymentIntent, clientSecret }: Named,
): Promise<boolean> => {
  const { database, providers, logger } = deps;
  const attempts = await paymentsOf(database.db, orderId);
  const attempt = attempts.find(({ reference }) => reference === paymentIntent);
  if (!attempt) return false;
  if (clientSecret === undefined) return true;
  if ((await countLimited(deps, 'queryPayment', { order: orderId })) !== null) return true;
  try {
    const provider = providers.get(attempt.provider);
    return (await provider?.findBySecret?.(paymentIntent, clientSecret)) != null;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    logger.warn({ orderId, provider: attempt.provider, err: error }, 'payment provider unavailable');
    return true;
  }
};
