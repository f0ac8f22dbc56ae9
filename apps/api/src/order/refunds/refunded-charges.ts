import type { CartBody } from '@counterpane/contract/cart/carts';
import { sum } from '@counterpane/rules/money/sum';
import type { RefundedLine } from '@counterpane/rules/refunds/line-worth';

type Title = CartBody['extras'][number]['product']['title'];

/** What goes back with some lines beside goods and taxes, such as white glove service: each as the order calls it, in cents. */
export const refundedCharges = (
  extras: CartBody['extras'],
  lines: readonly RefundedLine[],
): { readonly title: Title; readonly cents: number }[] =>
  extras
    .map(({ sku, product }) => ({
      title: product.title,
      cents: sum(lines.map(({ fees = {} }) => fees[sku] ?? 0)),
    }))
    .filter(({ cents }) => cents !== 0);
