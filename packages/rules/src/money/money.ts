/** ISO 4217 codes of the markets we sell in [D32]. */
export type Currency = 'USD' | 'CAD' | 'GBP';

/** An amount in integer cents (pence), never a float. `{ amount: 69900, currency: 'USD' }` is $699.00. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/**
 * Cents with their currency.
 * @example money(69900, 'USD')
 * @throws when the amount is not an integer: that is a bug, never a shopper's doing.
 */
export const money = (amount: number, currency: Currency): Money => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not integer cents: ${amount}`);
  return { amount, currency };
};

/** Whether two amounts are the same money. @example sameMoney(money(1, 'USD'), money(1, 'CAD')) // false */
export const sameMoney = (a: Money, b: Money): boolean => a.amount === b.amount && a.currency === b.currency;

/**
 * A percentage of an amount in cents, rounded half up: the only place where a share is rounded.
 * `basisPoints` are hundredths of a percent, at most to a tenth, so that 8.875 % is 887.5 and 10 % is 1000.
 * @example percentOf(69900, 1000) // 6990
 */
export const percentOf = (amount: number, basisPoints: number): number =>
  // In whole tenths: 20.732 % of $16,875.00 is half a cent too little for a float.
  Math.floor((amount * Math.round(basisPoints * 10) + 50_000) / 100_000);
