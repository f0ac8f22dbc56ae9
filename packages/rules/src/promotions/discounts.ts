import { percentOf } from '../money/money.ts';

/** A line of a cart as far as a promotion looks at it. Amounts in cents; `running` is what is left to pay for all its units. */
interface DiscountedLine {
  readonly variant: { readonly list: number; readonly price: number };
  readonly quantity: number;
  readonly running: number;
}

/** What a promotion of a kind takes off a line, in cents. */
type Discount = (line: DiscountedLine, promotion: { readonly basisPoints: number }) => number;

/**
 * The kinds of promotions and what each takes off a line [L23]. A new kind is a row here; its name joins the kinds of
 * `promotionsSchema` in the catalogue.
 * @example DISCOUNTS.percent(line, { basisPoints: 1000 }) // 10 % of what is left to pay
 */
export const DISCOUNTS = {
  'sale-price': ({ variant: { list, price }, quantity }) => (list - price) * quantity,
  percent: ({ running }, { basisPoints }) => percentOf(running, basisPoints),
} satisfies Readonly<Record<string, Discount>>;

export type PromotionKind = keyof typeof DISCOUNTS;

/** Never more than is left to pay, and never a surcharge. */
export const discountOf = (
  promotion: { readonly kind: PromotionKind; readonly basisPoints: number },
  line: DiscountedLine,
): number => Math.max(0, Math.min(DISCOUNTS[promotion.kind](line, promotion), line.running));
