import type { Queries } from '../../database/open.ts';
import { isActive, paymentsOf } from './store.ts';

/** What lets the card provider's script go on with the open payment of an order: null where it waits for nothing. */
export const findClientSecret = async (db: Queries, orderId: string): Promise<string | null> => {
  const action = (await paymentsOf(db, orderId)).find(isActive)?.nextAction;
  return action?.type === 'challenge' ? action.clientSecret : null;
};
