import { type Currency, type Money, money } from './money.ts';

const SYMBOLS: Record<Currency, string> = { USD: '$', CAD: '$', GBP: '£' };

/**
 * An amount as a shopper reads it in English: cents divided by 100, cents left out when whole.
 * @example displayMoney(money(69900, 'USD')) // "$699"
 * @example displayMoney(money(-2050, 'USD')) // "-$20.50"
 */
export const displayMoney = ({ amount, currency }: Money, cents: 'auto' | 'always' = 'auto'): string => {
  const whole = inThousands(Math.floor(Math.abs(amount) / 100));
  const rest = Math.abs(amount) % 100;
  const decimals = rest === 0 && cents === 'auto' ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${amount < 0 ? '-' : ''}${SYMBOLS[currency]}${whole}${decimals}`;
};

/** Without `Intl`, whose first use holds a phone up. @example inThousands(1234567) // "1,234,567" */
const inThousands = (whole: number): string =>
  whole < 1000 ? `${whole}` : `${inThousands(Math.floor(whole / 1000))},${`${whole}`.slice(-3)}`;

/**
 * A saving in whole dollars rounded down, for display only [C9]: what a receipt takes off stays exact.
 * @example wholeDollars(money(30099, 'USD')) // 300 dollars
 */
export const wholeDollars = ({ amount, currency }: Money): Money =>
  money(Math.floor(amount / 100) * 100, currency);
