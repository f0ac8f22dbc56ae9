import { findDecimalCents, writeDecimal } from '../machinery/decimal-amount.ts';

/** An amount as it travels; inside the sandbox it is integer cents. */
export interface Price {
  readonly amount: string;
  readonly currencyCode: string;
}

/** @example priceOf(76104, 'USD') // { amount: "761.04", currencyCode: "USD" } */
export const priceOf = (cents: number, currencyCode: string): Price => ({
  amount: writeDecimal(cents),
  currencyCode,
});

/** Null for anything that is no amount of whole cents above nothing. */
export const findCents = ({ amount }: Price): number | null => findDecimalCents(amount);

/** @example formatPrice({ amount: '761.04', currencyCode: 'USD' }) // "$761.04" */
export const formatPrice = ({ amount, currencyCode }: Price): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currencyCode }).format(Number(amount));
