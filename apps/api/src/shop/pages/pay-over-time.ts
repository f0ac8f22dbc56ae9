import type { ProductPageBody } from '@counterpane/contract/pages/pages';
import { findOverTime } from '@counterpane/rules/payments/over-time';
import { offeredMethods } from '../../cart/payment-methods/method-availability.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { OrderDeps } from '../../order/deps.ts';

/**
 * The ways to pay a price in parts that a storefront offers, each with the variants of a page whose price its provider
 * takes. A lease and a line of credit are none: there the sum is another, or may become so.
 */
export const payOverTime = (
  variants: ProductPageBody['variants'],
  storefront: Pick<Storefront, 'definition'>,
  providers: OrderDeps['providers'],
): ProductPageBody['payOverTime'] =>
  offeredMethods(storefront, providers)
    .filter(({ id }) => findOverTime(id) === 'parts')
    .map(({ id, label }) => ({
      id,
      label,
      skus: variants
        .filter(({ price }) => price.amount > 0 && providers.get(id)?.takesAmount?.(price) !== false)
        .map(({ sku }) => sku),
    }))
    .filter(({ skus }) => skus.length > 0);
