import { allocate } from '../money/allocate.ts';

/** What a shopper may choose from. The default is the specification's [K9]. */
export const NUMBERS_OF_PAYMENTS = [3, 6, 12] as const;

export type NumberOfPayments = (typeof NUMBERS_OF_PAYMENTS)[number];

export const DEFAULT_NUMBER_OF_PAYMENTS: NumberOfPayments = 12;

/** So many payments in a row of the same amount in cents. */
interface EqualPayments {
  readonly count: number;
  readonly amount: number;
}

/**
 * What falls due, a payment a month, in cents that sum to the total: where it does not divide evenly the
 * first payments are a cent higher.
 * @example instalmentsOf(100, 3) // [{ count: 1, amount: 34 }, { count: 2, amount: 33 }]
 */
export const instalmentsOf = (total: number, payments: number): readonly EqualPayments[] => {
  const amounts = allocate(total, Array<number>(payments).fill(1));
  return [...new Set(amounts)].map((amount) => ({
    amount,
    count: amounts.filter((other) => other === amount).length,
  }));
};

/**
 * The number of payments that was asked for, or the default for anything that is not offered.
 * @example chosenNumberOfPayments('6') // 6
 */
export const chosenNumberOfPayments = (asked: unknown): NumberOfPayments =>
  NUMBERS_OF_PAYMENTS.find((offered) => offered === Number(asked)) ?? DEFAULT_NUMBER_OF_PAYMENTS;
