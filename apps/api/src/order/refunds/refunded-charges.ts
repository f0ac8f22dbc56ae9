import type { CartBody } from '@counterpane/contract/cart/carts';
import { message } from '@counterpane/messages/message';
import { sum } from '@counterpane/rules/money/sum';
import type { RefundedLine } from '@counterpane/rules/refunds/line-worth';

type Title = CartBody['extras'][number]['product']['title'];

/**
 * What goes back with some lines beside goods and taxes, such as white glove service: each as the order calls it, in cents. A fee
 * that came with another address stands in no row of the order.
 */
export const refundedCharges = (
  extras: CartBody['extras'],
  lines: readonly RefundedLine[],
): { readonly title: Title; readonly cents: number }[] => {
  const rows: { readonly sku: string; readonly title: Title }[] = extras.map(({ sku, product }) => ({
    ...{ sku, title: product.title },
  }));
  const isNew = !rows.some(({ sku }) => sku === 'disposal');
  return [...rows, ...(isNew ? [{ sku: 'disposal', title: message('Recycling Fee') }] : [])]
    .map(({ sku, title }) => ({ title, cents: sum(lines.map(({ fees = {} }) => fees[sku] ?? 0)) }))
    .filter(({ cents }) => cents !== 0);
};
