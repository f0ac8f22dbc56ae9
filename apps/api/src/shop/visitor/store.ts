import { and, eq } from 'drizzle-orm';
import { cartShares, carts } from '../../cart/carts/tables.ts';
import type { Database } from '../../database/open.ts';
import { idempotencyKeys } from '../../http/tables.ts';
import { orders } from '../../order/orders/tables.ts';
import { experimentExposures } from '../experiments/tables.ts';
import { privacyChoices } from '../privacy-choices/tables.ts';

/**
 * Carts and orders of a visitor become those of an id that no cookie has, so that a copy of the old cookie opens
 * nothing. What was entered at checkout goes, help with the cart ends; orders stay for who has their link.
 */
export const forgetVisitor = (
  { db }: Pick<Database, 'db'>,
  visitorId: string,
  unknownId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(carts)
      .set({ checkout: {}, remoteControl: null })
      .where(and(eq(carts.visitorId, visitorId), eq(carts.status, 'open')));
    await tx.delete(cartShares).where(eq(cartShares.madeBy, visitorId));
    await tx.update(carts).set({ visitorId: unknownId }).where(eq(carts.visitorId, visitorId));
    await tx.update(orders).set({ visitorId: unknownId }).where(eq(orders.visitorId, visitorId));
    await tx
      .update(privacyChoices)
      .set({ visitorId: unknownId })
      .where(eq(privacyChoices.visitorId, visitorId));
    await tx.delete(experimentExposures).where(eq(experimentExposures.visitorId, visitorId));
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.visitorId, visitorId));
  });
