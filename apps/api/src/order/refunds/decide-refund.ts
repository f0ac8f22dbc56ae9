import type { CartView } from '@counterpane/contract/cart/carts';
import type { RefundRequest } from '@counterpane/contract/orders/refunds';
import { type Money, money } from '@counterpane/rules/money/money';
import {
  type RefundableLine,
  type RefundedLine,
  refundableLines,
  refundUnits,
} from '@counterpane/rules/refunds/line-worth';
import type { RefundRefusalCode } from '@counterpane/rules/refusal-groups';
import type { RefusalOf, Refused } from '@counterpane/rules/refusals';

/** An order as a refund finds it, inside its lock. */
interface RefundFacts {
  readonly cart: Pick<CartView, 'items' | 'extras'>;
  /** What its lines are priced in; what is left may be other money. */
  readonly currency: Money['currency'];
  /** Of all refunds that did not fail. */
  readonly earlier: readonly RefundedLine[];
  /** What was paid and neither is given back nor on its way. */
  readonly left: Money;
}

type RefundDecision =
  | { readonly ok: true; readonly amount: Money; readonly lines: readonly RefundedLine[] }
  | Refused<RefundRefusalCode>;

const refused = (refusal: RefusalOf<RefundRefusalCode>): RefundDecision => ({ ok: false, refusal });

/** How much goes back for a request: units of lines with their taxes, or an amount for any reason [L51, L52]. */
export const decideRefund = (
  facts: RefundFacts,
  requested: Pick<RefundRequest, 'lines' | 'amount'>,
): RefundDecision => {
  const { left, currency } = facts;
  if (requested.amount !== undefined) {
    const amount =
      typeof requested.amount === 'number' ? money(requested.amount, left.currency) : requested.amount;
    return withinLeft(amount, [], left);
  }
  const lines = lineRefunds(leftOfOrder(facts), requested.lines ?? []);
  if (!Array.isArray(lines)) return refused(lines);
  const cents = lines.reduce((sum, { amountCents, taxCents }) => sum + amountCents + taxCents, 0);
  return withinLeft(money(cents, currency), lines, left);
};

/** What is left of each line of an order, gifts too: they come back for nothing. */
export const leftOfOrder = ({ cart, earlier }: Pick<RefundFacts, 'cart' | 'earlier'>): RefundableLine[] =>
  refundableLines(
    cart.items.map(({ itemIdentifier, quantity, product, priceAfterDiscount }) => ({
      itemIdentifier,
      title: product.title,
      quantity,
      cents: priceAfterDiscount.amount,
    })),
    { taxes: cart.extras.find(({ sku }) => sku === 'taxes')?.pricing.price.amount ?? 0, fees: [] },
    earlier,
  );

const withinLeft = (amount: Money, lines: readonly RefundedLine[], left: Money): RefundDecision => {
  if (left.amount === 0) return refused({ code: 'refund_nothing_left' });
  if (amount.amount === 0) return refused({ code: 'refund_of_nothing' });
  if (amount.currency !== left.currency || amount.amount > left.amount)
    return refused({ code: 'refund_too_much', left });
  return { ok: true, amount, lines };
};

/** The same line named twice is one. */
const lineRefunds = (
  lines: readonly RefundableLine[],
  requestedLines: NonNullable<RefundRequest['lines']>,
): RefundedLine[] | RefusalOf<RefundRefusalCode> => {
  const units = new Map<string, number>();
  for (const { itemIdentifier, quantity } of requestedLines)
    units.set(itemIdentifier, (units.get(itemIdentifier) ?? 0) + quantity);
  const found: RefundedLine[] = [];
  for (const [itemIdentifier, quantity] of units) {
    const line = lines.find((one) => one.itemIdentifier === itemIdentifier);
    if (!line) return { code: 'unknown_line', itemIdentifier };
    const { title, unitsLeft } = line;
    if (quantity > unitsLeft) return { code: 'refund_too_many', itemIdentifier, title, left: unitsLeft };
    found.push(refundUnits(line, quantity));
  }
  return found;
};
