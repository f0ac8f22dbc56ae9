import type { Storefront } from '../../catalogue/storefront.ts';
import type { Order } from '../orders/store.ts';

/** An item as it was when it was ordered. */
export type FrozenItem = Order['frozen']['cart']['items'][number];

/** What kind of thing was ordered. What has left the catalogue since is sent like bedding. */
export const kindOfItem = ({ product }: FrozenItem, storefront: Storefront): string =>
  product.metadata.isWarranty
    ? 'protection-plan'
    : (storefront.findEntry(product.name)?.product.kind ?? 'bedding');
