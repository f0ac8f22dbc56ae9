import type { ReceiptView } from '@counterpane/contract/cart/receipt';

type ReceiptLine = ReceiptView['lines'][number];

/** What was done to one line of the cart, first to last; what was done to the whole stands at the end. */
export const receiptGroups = (lines: readonly ReceiptLine[]): ReceiptLine[][] => {
  const groups = Map.groupBy(lines, ({ itemIdentifier }) => itemIdentifier);
  const whole = groups.get(null) ?? [];
  groups.delete(null);
  return [...groups.values(), ...(whole.length > 0 ? [whole] : [])];
};
