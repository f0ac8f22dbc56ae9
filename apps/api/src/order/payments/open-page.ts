import type { Queries } from '../../database/open.ts';
import { isActive, paymentsOf } from './store.ts';

/** The provider's page that an order waits on. */
export interface OpenPage {
  readonly reference: string | null;
  readonly url: string | null;
}

/** Both are null where nothing is left to pay. */
export const findOpenPage = async (db: Queries, orderId: string): Promise<OpenPage> => {
  const open = (await paymentsOf(db, orderId)).find(isActive);
  return { reference: open?.reference ?? null, url: open?.nextAction?.url ?? null };
};
