import { type Currency, type Money, money } from '@counterpane/rules/money/money';
import { centsOf, decimalOf } from '../braintree/decimal-amount.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';

/** An amount as Amazon writes it. */
interface AmazonPrice {
  readonly amount: string;
  readonly currencyCode: string;
}

const CURRENCIES: readonly Currency[] = ['USD', 'CAD', 'GBP'];

/** Cents divided by 100 [K9]. @example priceOf(money(76104, 'USD')).amount // "761.04" */
export const priceOf = ({ amount, currency }: Money): AmazonPrice => ({
  amount: decimalOf(amount),
  currencyCode: currency,
});

/**
 * Amazon's amount as integer cents.
 * @throws ProviderUnavailable on parts of a cent and on currencies that we do not sell in: what was paid is unknown then.
 */
export const moneyOf = ({ amount, currencyCode }: AmazonPrice): Money => {
  const known = CURRENCIES.find((code) => code === currencyCode);
  if (!known) throw new ProviderUnavailable(`Amazon answered in the currency ${currencyCode}`);
  try {
    return money(centsOf(amount), known);
  } catch (error) {
    throw new ProviderUnavailable(
      `Amazon answered with what is ${error instanceof Error ? error.message : 'unknown'}`,
      {
        cause: error,
      },
    );
  }
};

/** Whether we sell in it: an account at Amazon may be another shop's too. */
export const isOurCurrency = (code: string): boolean => CURRENCIES.some((known) => known === code);
