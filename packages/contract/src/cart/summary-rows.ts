import type { MessageOrText } from '@counterpane/messages/message';
import { type Money, money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import type { CartBody } from './carts.ts';

/** The sums of a cart as rows that add up to its total. Null where the amount is not known yet. */
export interface SummaryRows<Title extends MessageOrText = string> {
  readonly subtotal: Money;
  readonly discounts: Money;
  /** What the coupon takes off. It is part of the discounts, not beside them. */
  readonly coupon: { readonly code: string; readonly amount: Money } | null;
  readonly delivery: Money;
  /** The id of the row that says how it is brought: `fedex-ground`, `white-glove` [K3]. */
  readonly deliveryRow: string | null;
  /** What is added to the prices. Null as well where they include it: then nothing is added. */
  readonly taxes: Money | null;
  /** The part of the total that is tax, where the prices include it. */
  readonly included: Money | null;
  readonly recyclingFee: Money | null;
  readonly others: readonly { readonly title: Title; readonly amount: Money }[];
  readonly total: Money;
}

/** A cart before it leaves the API, or as a client reads it: then what its extras are called is a text. */
type SummedCart<Title extends MessageOrText> = Omit<CartBody, 'extras'> & {
  readonly extras: readonly (Omit<CartBody['extras'][number], 'product'> & {
    readonly product: { readonly title: Title };
  })[];
};

const DELIVERY = ['shipping', 'wgs'];
const TAXES = 'taxes';
const RECYCLING_FEE = 'disposal';

/** Gifts cost nothing and are left out, so that the subtotal is what the chosen things cost without any offer. */
export const summaryRows = <Title extends MessageOrText>(cart: SummedCart<Title>): SummaryRows<Title> => {
  const { items, extras, totalPrice } = cart;
  const { currency } = totalPrice;
  const subtotal = sum(
    items.filter(({ isGift }) => !isGift).map(({ pricing, quantity }) => pricing.price.amount * quantity),
  );
  const goods = sum(items.map(({ priceAfterDiscount }) => priceAfterDiscount.amount));
  const extra = (sku: string) => extras.find((candidate) => candidate.sku === sku)?.pricing.price ?? null;
  const included = extras.find(({ sku }) => sku === TAXES)?.included ?? null;
  const known = [...DELIVERY, TAXES, RECYCLING_FEE];
  return {
    subtotal: money(subtotal, currency),
    discounts: money(goods - subtotal, currency),
    coupon: couponRow(cart),
    delivery: money(sum(DELIVERY.map((sku) => extra(sku)?.amount ?? 0)), currency),
    deliveryRow: cart.receipt.lines.find(({ step }) => step === 'delivery')?.rule ?? null,
    taxes: included ? null : extra(TAXES),
    included,
    recyclingFee: extra(RECYCLING_FEE),
    others: extras
      .filter(({ sku }) => !known.includes(sku))
      .map(({ product, pricing }) => ({ title: product.title, amount: pricing.price })),
    total: totalPrice,
  };
};

const couponRow = ({ couponDetails }: Pick<CartBody, 'couponDetails'>): SummaryRows['coupon'] =>
  couponDetails?.applied && couponDetails.value.amount > 0
    ? { code: couponDetails.code, amount: money(-couponDetails.value.amount, couponDetails.value.currency) }
    : null;
