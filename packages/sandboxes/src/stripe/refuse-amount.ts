import { type Refusal, refuseParameter } from './answer.ts';

const CURRENCIES = ['usd', 'cad', 'gbp'];
/** Stripe's smallest charges, in cents and pence. */
const SMALLEST: Readonly<Record<string, number>> = { usd: 50, cad: 50, gbp: 30 };
const LARGEST = 99_999_999;

export const refuseCurrency = (currency: string): Refusal | null =>
  CURRENCIES.includes(currency)
    ? null
    : refuseParameter(
        'currency',
        `Invalid currency: ${currency}. The sandbox knows ${CURRENCIES.join(', ')}.`,
      );

export const refuseAmount = (amount: number, currency: string): Refusal | null => {
  if (!Number.isSafeInteger(amount)) {
    return refuseParameter('amount', 'Invalid integer', 'parameter_invalid_integer');
  }
  const smallest = SMALLEST[currency] ?? 0;
  if (amount < smallest) {
    const message = `Amount must be at least ${formatAmount(smallest, currency)} ${currency}`;
    return refuseParameter('amount', message, 'amount_too_small');
  }
  return amount > LARGEST
    ? refuseParameter(
        'amount',
        `Amount must be no more than ${formatAmount(LARGEST, currency)}`,
        'amount_too_large',
      )
    : null;
};

export const formatAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
