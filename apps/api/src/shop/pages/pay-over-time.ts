import type { ProductPage } from '@counterpane/contract/pages/pages';
import { offeredMethods } from '../../cart/payment-methods/judge-method.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { OrderDeps } from '../../order/deps.ts';

/** Ways to pay a price in parts. A lease and a line of credit are none: there the sum is another, or may become so. */
const IN_PARTS: readonly string[] = ['afterPay', 'affirm', 'splitIt'];

/** Those that a storefront offers, each with the variants of a page whose price its provider takes. */
export const payOverTime = (
  variants: ProductPage['variants'],
  storefront: Pick<Storefront, 'definition'>,
  providers: OrderDeps['providers'],
): ProductPage['payOverTime'] =>
  offeredMethods(storefront, providers)
    .filter(({ id }) => IN_PARTS.includes(id))
    .map(({ id, label }) => ({
      id,
      label,
      skus: variants
        .filter(({ price }) => price.amount > 0 && providers.get(id)?.takesAmount?.(price) !== false)
        .map(({ sku }) => sku),
    }))
    .filter(({ skus }) => skus.length > 0);
