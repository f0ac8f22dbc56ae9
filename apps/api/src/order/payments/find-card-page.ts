import { offeredMethods } from '../../cart/payment-methods/method-availability.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { OrderDeps } from '../deps.ts';

/** The way to pay whose company has a page for cards at a storefront; null where it takes none [R050, R062]. */
export const findCardPage = (
  storefront: Pick<Storefront, 'definition'>,
  { providers }: Pick<OrderDeps, 'providers'>,
): string | null =>
  offeredMethods(storefront, providers).find(({ entry }) => entry === 'card-fields')?.id ?? null;
