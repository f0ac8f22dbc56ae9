import type { Queries } from '../../database/open.ts';
import { findOpenCart } from './store.ts';

/** Whether a visitor has anything to order at a storefront. */
export const hasItems = async (
  db: Queries,
  visitorId: string | null,
  storefront: string,
): Promise<boolean> => {
  const cart = visitorId === null ? null : await findOpenCart(db, visitorId, storefront);
  return cart !== null && cart.lines.length > 0;
};
