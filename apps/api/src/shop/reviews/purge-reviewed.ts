import type { ShopDeps } from '../deps.ts';
import { announcePurge } from '../pages/purge.ts';

/**
 * Reviews have changed: the pages of their product follow from the catalogue, which is read anew; the pages of reviews name the
 * rest.
 */
export const purgeReviewed = (deps: Pick<ShopDeps, 'database' | 'catalogue' | 'purgePages'>): Promise<void> =>
  announcePurge(deps, ['reviews']);
