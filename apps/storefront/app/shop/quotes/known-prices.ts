import { type Money, money } from '@counterpane/rules/money/money';

/** What a page knows of the price of something that goes with its product, without a coupon. */
export interface KnownPrices {
  readonly price: Money;
  readonly listPrice: Money;
  /** Beside two and more of the product, where that is another sum than as many times the price. */
  readonly totals?: readonly { readonly quantity: number; readonly price: Money }[];
}

/** What so many of it cost beside as many of the product. */
export const knownTotal = ({ price, listPrice, totals = [] }: KnownPrices, quantity: number) => ({
  price: totals.find((total) => total.quantity === quantity)?.price ?? times(price, quantity),
  listPrice: times(listPrice, quantity),
});

const times = ({ amount, currency }: Money, quantity: number): Money => money(amount * quantity, currency);
