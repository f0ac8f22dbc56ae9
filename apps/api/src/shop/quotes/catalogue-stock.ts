import type { AvailableByItem } from '@counterpane/rules/cart/shortage';
import { availableStock } from '@counterpane/rules/stock/available-stock';
import { rememberByObjects } from '../../catalogue/remembered/remember-by-objects.ts';
import type { Storefront } from '../../catalogue/storefront.ts';

const remembered = rememberByObjects<AvailableByItem>();

/**
 * The available units of every stock item, as the catalogue in memory knows them: a quote asks no database, and
 * the cart itself looks again.
 */
export const catalogueStock = (storefront: Storefront): AvailableByItem =>
  remembered([storefront], () => readUnits(storefront));

const readUnits = ({ entries }: Storefront): AvailableByItem =>
  availableStock(entries.flatMap(({ product }) => Object.values(product.variants)));
